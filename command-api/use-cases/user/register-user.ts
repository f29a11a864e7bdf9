import { type RoleAssignment, user, userStream } from '@baanpak/domain/user/user.ts';
import type { UserDetails } from '@baanpak/domain/user/user-details.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { hashPassword } from '@baanpak/infrastructure/sign-in/passwords.ts';
import type { Clock, Commands, Passwords } from '../../ports.ts';
import { claimName } from '../unique-name/unique-names.ts';
import { listAdmin } from './admin-list.ts';
import { loadUser } from './user-answer.ts';

export type NewUser = Readonly<{
  userId: string;
  details: UserDetails;
  password: string;
  /** Names the hash of the password; the same again for the same request. */
  passwordVersion: string;
  assignment: RoleAssignment;
}>;

/**
 * Makes somebody one of the staff: name, password, then the user. Done again with the same ids it
 * changes nothing. Throws `name-taken`.
 */
export async function registerUser(
  ports: Commands & Clock & Passwords,
  { userId, details, password, passwordVersion, assignment }: NewUser,
  context: CommandContext,
): Promise<Awaited<ReturnType<typeof loadUser>>> {
  const { commands, credentials, now } = ports;
  const key = credentials.keyOf(details.username);
  await claimName(ports, { kind: 'username', key, by: userId }, context);
  await credentials.keep(userId, passwordVersion, await hashPassword(password));
  const data = { userId, details, passwordVersion, ...assignment, registeredAt: now() };
  const command = { type: 'RegisterUser', data } as const;
  await commands.handle(user, userStream(userId), command, context);
  await listAdmin(ports, userId, context);
  return loadUser(ports, userId);
}
