import { randomUUID } from 'node:crypto';
import type { ChangeUserRequest } from '@baanpak/contract/user/user-requests.ts';
import {
  type RegisteredUser,
  type ReviseUser,
  type RoleAssignment,
  user,
  userStream,
} from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { isInScope, type Principal, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { assertUnchanged, changedFields } from '@baanpak/infrastructure/http/unchanged-values.ts';
import { hashPassword } from '@baanpak/infrastructure/sign-in/passwords.ts';
import type {
  Clock,
  Commands,
  Passwords,
  SecondFactors,
  SignIn,
  StaffPreferences,
} from '../../ports.ts';
import type { Staff } from '../caller.ts';
import { assertReadOnly } from '../requested-fields.ts';
import { assertProvenFor, assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { turnOff } from '../second-factor/change-second-factor.ts';
import { assertNotWeak, assertOneself } from './check-password.ts';
import { loadUser, shownUser } from './load-user.ts';
import { addToAdmins, assignmentFor, isActiveAdmin, removeFromAdmins } from './role-assignments.ts';

/** Changes names, contacts and password; role, owner and access by who may write users. */
export async function changeUser(
  ports: Commands & Clock & SignIn & SecondFactors,
  by: Staff,
  userId: string,
  body: ChangeUserRequest,
): Promise<Position> {
  const { state } = await loadUser(ports, userId);
  assertUnchanged(body, shownUser(state));
  const command = await revisionOf(ports, by, state, body);
  await assertMayOpen(ports, by, state, command);
  const isLost = await losesSecondFactor(ports, by, state, body);
  const revised = await revise(ports, state, command, by.context);
  return isLost ? turnOff(ports, userId, by.anotherContext()) : revised;
}

/** What the body asks for, where the caller may ask for it. */
async function revisionOf(
  ports: Commands & Clock & SignIn & SecondFactors,
  by: Staff,
  known: RegisteredUser,
  body: ChangeUserRequest,
): Promise<ReviseUser> {
  const { version, password, confirmPassword, currentPassword, disabled, ...rest } = body;
  const { role: _role, ownerId: _ownerId, secondFactor: _factor, ...more } = rest;
  const { _id, username, createdAt, recoveryCodesLeft, ...details } = more;
  const assignment = await changedAssignment(ports, by.principal, known, body);
  const kept = shownUser(known);
  assertReadOnly(kept, { _id, username, createdAt, recoveryCodesLeft });
  if (disabled === true && by.principal.userId === known.userId)
    throw new Refusal('own-account', 'Nobody locks themselves out');
  if (password !== confirmPassword)
    throw new Refusal('password-mismatch', 'The confirmation is another password');
  const { userId } = known;
  if (password !== undefined) await assertNotWeak(password, known.details.username);
  const changes = changedFields(details, kept);
  const opens = password !== undefined || 'email' in changes || 'phone' in changes;
  if (opens && by.principal.userId === userId)
    await assertOneself(ports, by, known, currentPassword);
  const data = {
    userId,
    expectedVersion: version ?? null,
    details: changes,
    assignment,
    passwordVersion: password === undefined ? null : await keepPassword(ports, userId, password),
    disabled: disabled ?? null,
  };
  return { type: 'ReviseUser', data };
}

/** The new role assignment; null where it stays. 403 for anyone who may not give it, to themselves or others. */
async function changedAssignment(
  ports: Commands,
  by: Principal,
  known: RegisteredUser,
  { role = known.role, ownerId = known.ownerId }: Pick<ChangeUserRequest, 'role' | 'ownerId'>,
): Promise<RoleAssignment | null> {
  if (role === known.role && ownerId === known.ownerId) return null;
  const mayWrite = isInScope(scopeOf(by, 'write-users'), known.ownerId);
  const isOthers = by.userId !== known.userId || by.role === 'admin';
  if (!mayWrite || !isOthers) throw new TransportError('forbidden');
  return assignmentFor(ports, by, known.userId, { role, ownerId });
}

/** Refuses `second-factor-needed` where somebody else's account that decides over money is opened to another, or shut. */
async function assertMayOpen(
  ports: Commands & Clock & SecondFactors,
  by: Staff,
  { userId, role, disabled }: RegisteredUser,
  { data }: ReviseUser,
): Promise<void> {
  if (by.principal.userId === userId) return;
  const { assignment, passwordVersion, details } = data;
  const opens = assignment !== null || passwordVersion !== null || details.email !== undefined;
  const shuts = data.disabled === true && !disabled;
  if (opens || shuts) await assertProvenFor(ports, by, role, assignment?.role ?? role);
}

/**
 * Whether an admin says that somebody lost their second factor; they prove their own first. One's own is
 * turned off with a code, and nobody turns on another's.
 */
async function losesSecondFactor(
  ports: Commands & Clock & SecondFactors,
  by: Staff,
  known: RegisteredUser,
  { secondFactor }: ChangeUserRequest,
): Promise<boolean> {
  if (secondFactor === undefined || secondFactor === (known.secondFactor !== null)) return false;
  const { role, userId } = by.principal;
  if (secondFactor || role !== 'admin' || userId === known.userId)
    throw new TransportError('forbidden');
  await assertSecondFactor(ports, by);
  return true;
}

async function keepPassword({ credentials }: Passwords, userId: string, password: string) {
  const version = randomUUID();
  await credentials.keep(userId, version, await hashPassword(password));
  return version;
}

async function revise(
  ports: Commands & Passwords,
  before: RegisteredUser,
  command: ReviseUser,
  context: CommandContext,
): Promise<Position> {
  const { userId, expectedVersion, assignment, disabled, passwordVersion } = command.data;
  // the admins' list is asked first, and must not change for a request that is refused after it
  if (expectedVersion !== null && expectedVersion !== before.version)
    throw new Refusal('stale-version', 'Changed by another since it was read');
  const after = { ...before, ...assignment, disabled: disabled ?? before.disabled };
  const ceases = isActiveAdmin(before) && !isActiveAdmin(after);
  if (ceases) await removeFromAdmins(ports, userId, context);
  const { position } = await ports.commands
    .handle(user, userStream(userId), command, context)
    .catch(async (error: unknown) => {
      // somebody else changed them meanwhile: what was struck off is listed again
      const again = { ...context, commandId: `${context.commandId}-again` };
      if (ceases && error instanceof Refusal) await addToAdmins(ports, userId, again);
      throw error;
    });
  await addToAdmins(ports, userId, context);
  if (passwordVersion !== null) await ports.credentials.forgetOthers(userId, passwordVersion);
  return position;
}

/** They sign in no more; what they did stays done, and their name stays theirs. */
export async function removeUser(
  ports: Commands & Clock & StaffPreferences & Passwords & SecondFactors,
  by: Staff,
  userId: string,
): Promise<Position> {
  const { commands, credentials, preferences, secondFactors } = ports;
  const { role } = (await loadUser(ports, userId)).state;
  if (by.principal.userId === userId) throw new Refusal('own-account', 'Nobody removes themselves');
  await assertProvenFor(ports, by, role);
  await removeFromAdmins(ports, userId, by.context);
  const command = { type: 'RemoveUser', data: { userId } } as const;
  const removed = await commands.handle(user, userStream(userId), command, by.context);
  await credentials.forgetOthers(userId, null);
  await preferences.forget(userId);
  await secondFactors.forgetOthers(userId, null);
  return removed.position;
}
