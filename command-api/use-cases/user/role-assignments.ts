import type { DomainEvent, SettleAdmin } from '@baanpak/domain/processes/process.ts';
import { ADMINS_STREAM, type AdminsCommand, admins } from '@baanpak/domain/user/admins.ts';
import { type RoleAssignment, type User, user, userStream } from '@baanpak/domain/user/user.ts';
import type { Principal, Role } from '@baanpak/domain/values/people/roles.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { Commands } from '../../ports.ts';

/** Roles that an owner gives to the people of their hotels. */
const STAFF_OF_OWNERS: readonly Role[] = ['officer', 'visitor', 'auditor'];

/**
 * The role assignment a user gets, where the caller may give it: 403 for a role or an owner above their right,
 * 400 naming `ownerId` where one is missing, or is no owner's.
 */
export async function assignmentFor(
  ports: Commands,
  by: Principal,
  userId: string,
  requested: Readonly<{ role: Role; ownerId: string | null | undefined }>,
): Promise<RoleAssignment> {
  const { role, ownerId } = requested;
  if (by.role !== 'admin') {
    const isOwn = ownerId === undefined || ownerId === by.ownerId;
    if (!isOwn || !STAFF_OF_OWNERS.includes(role)) throw new TransportError('forbidden');
    return { role, ownerId: by.ownerId };
  }
  if (role === 'owner') return { role, ownerId: userId };
  if (role === 'admin') return { role, ownerId: null };
  if (typeof ownerId === 'string') {
    await assertOwner(ports, ownerId);
    return { role, ownerId };
  }
  if (role !== 'auditor') throw invalidField('ownerId', { th: 'จำเป็นต้องระบุ', en: 'is required' });
  return { role, ownerId: null };
}

/** 400 naming `ownerId` for anyone who is no owner. */
export async function assertOwner({ commands }: Commands, ownerId: string): Promise<void> {
  const { state } = await commands.load(user, userStream(ownerId));
  if (state.status !== 'registered' || state.role !== 'owner')
    throw invalidField('ownerId', { th: 'ไม่ใช่เจ้าของโรงแรม', en: 'is not an owner' });
}

// Anyone who becomes an admin is listed after their own stream says so, no matter who ceases to be one is struck
// off before: broken off in between, the list misses somebody, who may be listed again, and never
// counts somebody who cannot sign in, by whom the last admin could be lost. What was broken off the process
// `list-admins` settles ten minutes later (docs/adr/0116-one-append-decides.md).

/** Whether somebody runs the site now. */
export const isActiveAdmin = (known: User): boolean =>
  known.status === 'registered' && known.role === 'admin' && !known.disabled;

/** Adds the user to the list of admins, if their stream says that they are one. */
export async function addToAdmins(
  { commands }: Commands,
  userId: string,
  context: CommandContext,
): Promise<void> {
  const { state } = await commands.load(user, userStream(userId));
  if (!isActiveAdmin(state)) return;
  const command = { type: 'AppointAdmin', data: { userId } } as const;
  await commands.handle(admins, ADMINS_STREAM, command, context);
}

/** Makes the list say what the user's own stream says. Throws `last-admin` if nobody else is on it. */
export async function syncAdmins(
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

/** Removes the user from the list of admins; does nothing if they are not on it. Throws `last-admin`. */
export async function removeFromAdmins(
  { commands }: Commands,
  userId: string,
  context: CommandContext,
): Promise<void> {
  const command = { type: 'DismissAdmin', data: { userId } } as const;
  await commands.handle(admins, ADMINS_STREAM, command, context);
}
