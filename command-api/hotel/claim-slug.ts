import { slugOf } from '@baanpak/domain/hotel/slug.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { claimName } from '../claim/claims.ts';
import type { Deps } from '../deps.ts';

const MOST_OF_ONE_NAME = 1000;

/** Takes an address for a hotel, by its English name: the first of `name`, `name-2`, … that is free. */
export async function claimSlug(
  deps: Deps,
  hotelId: string,
  englishName: string,
  context: CommandContext,
): Promise<string> {
  for (let nth = 1; nth <= MOST_OF_ONE_NAME; nth += 1) {
    const key = slugOf(englishName, nth);
    try {
      await claimName(deps, { kind: 'slug', key, by: hotelId }, context);
      return key;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'name-taken') throw error;
    }
  }
  throw new Refusal('name-taken', 'Too many hotels of one name');
}
