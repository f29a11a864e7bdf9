import { randomUUID } from 'node:crypto';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { NO_SLUG, slugOf } from '@baanpak/domain/hotel/slug.ts';
import { uniqueName, uniqueNameStream } from '@baanpak/domain/unique-name/unique-name.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands } from '../../ports.ts';
import { claimName } from '../unique-name/unique-names.ts';

const MOST_OF_ONE_NAME = 1000;

/**
 * Takes an address for a hotel, by its English name: the first of `name`, `name-2`, … that is free and is
 * no page of the site.
 */
export async function claimSlug(
  ports: Commands & Clock,
  hotelId: string,
  englishName: string,
  context: CommandContext,
): Promise<string> {
  for (let nth = 1; nth <= MOST_OF_ONE_NAME; nth += 1) {
    const key = slugOf(englishName, nth);
    if (key === NO_SLUG) continue;
    try {
      await claimName(ports, { kind: 'slug', key, by: hotelId }, context);
      return key;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'name-taken') throw error;
    }
  }
  throw new Refusal('name-taken', 'Too many hotels of one name');
}

/** Gives a hotel that had the address of a page, before none could have it, the next one of its name. */
export async function freePageAddress(ports: Commands & Clock): Promise<void> {
  const { state } = await ports.commands.load(uniqueName, uniqueNameStream('slug', NO_SLUG));
  if (state.status !== 'claimed') return;
  const hotelId = state.by;
  const found = await ports.commands.load(hotel, hotelStream(hotelId));
  if (found.state.status !== 'registered' || found.state.slug !== NO_SLUG) return;
  const id = randomUUID();
  const context = { actor: 'server', correlationId: id, causationId: null, commandId: id };
  const data = { hotelId, slug: await claimSlug(ports, hotelId, NO_SLUG, context) };
  await ports.commands.handle(hotel, hotelStream(hotelId), { type: 'ReplaceSlug', data }, context);
}
