import { ADMINS_STREAM, admins } from '@baanpak/domain/user/admins.ts';
import { type User, user, userStream } from '@baanpak/domain/user/user.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Deps } from '../deps.ts';

// Whoever becomes an admin is listed after their own stream says so, whoever ceases to be one is struck
// off before: broken off in between, the list misses somebody, who may be listed again, and never
// counts somebody who cannot sign in, by whom the last admin could be lost.

/** Whether somebody runs the site now. */
export const isActiveAdmin = (known: User): boolean =>
  known.status === 'registered' && known.role === 'admin' && !known.disabled;

/** Lists the user among the admins, where their stream says that they are one. */
export async function listAdmin(
  { commands }: Deps,
  userId: string,
  context: CommandContext,
): Promise<void> {
  const { state } = await commands.load(user, userStream(userId));
  if (!isActiveAdmin(state)) return;
  const command = { type: 'AppointAdmin', data: { userId } } as const;
  await commands.handle(admins, ADMINS_STREAM, command, context);
}

/** Strikes the user off the admins; nothing for whoever is none. Throws `last-admin`. */
export async function strikeAdmin(
  { commands }: Deps,
  userId: string,
  context: CommandContext,
): Promise<void> {
  const command = { type: 'DismissAdmin', data: { userId } } as const;
  await commands.handle(admins, ADMINS_STREAM, command, context);
}
