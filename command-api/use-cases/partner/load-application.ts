import {
  type KnownApplication,
  partnerApplication,
  partnerApplicationStream,
} from '@baanpak/domain/partner/partner-application.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { Commands } from '../../ports.ts';

/** Throws `not-found` for one that was never made. */
export async function loadApplication(
  { commands }: Commands,
  applicationId: string,
): Promise<LoadedState<KnownApplication>> {
  const loaded = await commands.load(partnerApplication, partnerApplicationStream(applicationId));
  const { state } = loaded;
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such application');
  return { ...loaded, state };
}

/** An application is the whole site's; undefined for one that was never made. */
export const ownerOfApplication =
  ({ commands }: Commands): OwnerOf =>
  async (id) => {
    const { state } = await commands.load(partnerApplication, partnerApplicationStream(id));
    return state.status === 'unknown' ? undefined : { ownerId: null };
  };
