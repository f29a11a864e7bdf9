import type { DomainEvent, SettleAdmin } from '@baanpak/domain/processes/process.ts';
import { ADMINS_STREAM, type AdminsCommand, admins } from '@baanpak/domain/user/admins.ts';
import { type User, user, userStream } from '@baanpak/domain/user/user.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Commands } from '../../ports.ts';

// Anyone who becomes an admin is listed after their own stream says so, no matter who ceases to be one is struck
// off before: broken off in between, the list misses somebody, who may be listed again, and never
// counts somebody who cannot sign in, by whom the last admin could be lost. What was broken off the process
// `list-admins` settles ten minutes later (docs/adr/0116-one-append-decides.md).

/** Whether somebody runs the site now. */
export const isActiveAdmin = (known: User): boolean =>
  known.status === 'registered' && known.role === 'admin' && !known.disabled;

/** Lists the user among the admins, where their stream says that they are one. */
export async function listAdmin(
  { commands }: Commands,
  userId: string,
  context: CommandContext,
): Promise<void> {
  const { state } = await commands.load(user, userStream(userId));
  if (!isActiveAdmin(state)) return;
  const command = { type: 'AppointAdmin', data: { userId } } as const;
  await commands.handle(admins, ADMINS_STREAM, command, context);
}

/** Says on the list what the user's own stream says. Throws `last-admin` where nobody else is on it. */
export async function settleAdmin(
  ports: Commands,
  { userId }: SettleAdmin['data'],
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await ports.commands.load(user, userStream(userId));
  const command: AdminsCommand = {
    type: isActiveAdmin(state) ? 'AppointAdmin' : 'DismissAdmin',
    data: { userId },
  };
  return (await ports.commands.handle(admins, ADMINS_STREAM, command, context)).events;
}

/** Strikes the user off the admins; nothing for anyone who is none. Throws `last-admin`. */
export async function strikeAdmin(
  { commands }: Commands,
  userId: string,
  context: CommandContext,
): Promise<void> {
  const command = { type: 'DismissAdmin', data: { userId } } as const;
  await commands.handle(admins, ADMINS_STREAM, command, context);
}
