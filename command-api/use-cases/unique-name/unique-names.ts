import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import {
  partnerApplication,
  partnerApplicationStream,
} from '@baanpak/domain/partner/partner-application.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import {
  type ClaimName,
  type ReleaseName,
  uniqueName,
  uniqueNameStream,
} from '@baanpak/domain/unique-name/unique-name.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, Ports } from '../../ports.ts';

/** Takes a name for what is about to be made. Throws `name-taken` where another has it. */
export async function claimName(
  { commands, now }: Commands & Clock,
  claimant: Omit<ClaimName['data'], 'claimedAt'>,
  context: CommandContext,
): Promise<void> {
  const data = { ...claimant, claimedAt: now() };
  const stream = uniqueNameStream(claimant.kind, claimant.key);
  await commands.handle(uniqueName, stream, { type: 'ClaimName', data }, context);
}

/** Gives a name free whose bearer never came to be; not that of an accepted partner, whose account follows. */
export async function releaseUnlessUsed(
  { commands }: Commands,
  data: ReleaseName['data'],
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { kind, key, by } = data;
  const { state } = await (kind === 'username'
    ? commands.load(user, userStream(by))
    : commands.load(hotel, hotelStream(by)));
  if (state.status !== 'unknown') return [];
  const stream = uniqueNameStream(kind, key);
  const claimed = (await commands.load(uniqueName, stream)).state;
  if (claimed.status === 'claimed' && (await isAccepted(commands, claimed.applicationId)))
    return [];
  return (await commands.handle(uniqueName, stream, { type: 'ReleaseName', data }, context)).events;
}

async function isAccepted(
  commands: Ports['commands'],
  applicationId: string | null,
): Promise<boolean> {
  if (applicationId === null) return false;
  const stream = partnerApplicationStream(applicationId);
  return (await commands.load(partnerApplication, stream)).state.status === 'accepted';
}
