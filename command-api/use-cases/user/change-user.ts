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
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { assertUnchanged, changedFields } from '@baanpak/infrastructure/http/unchanged-values.ts';
import { hashPassword } from '@baanpak/infrastructure/sign-in/passwords.ts';
import type { FastifyRequest } from 'fastify';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { assertReadOnly } from '../../http/read-only.ts';
import { anotherCommand, contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type {
  Clock,
  Commands,
  Passwords,
  RequestIds,
  RequestKeys,
  SecondFactors,
  SignIn,
  Store,
} from '../../ports.ts';
import { assertProvenFor } from '../second-factor/assert-proven-for.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { turnOff } from '../second-factor/turn-off-second-factor.ts';
import { isActiveAdmin, listAdmin, strikeAdmin } from './admin-list.ts';
import { assertOneself } from './present-password.ts';
import { assignmentFor } from './role-assignments.ts';
import { loadUser, shownUser, userAnswer } from './user-answer.ts';
import { assertNotWeak } from './weak-password.ts';

/** PUT /users/{id}: names, contacts and password; role, owner and access by who may write users. */
export const changeUser =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & SignIn & SecondFactors,
  ): Handler<'PUT /users/{id}'> =>
  async (request, reply) => {
    const { id } = request.params;
    const done = await withIdempotency(ports, request, reply, async (body) => {
      const { state } = await loadUser(ports, id);
      assertUnchanged(request.body, shownUser(state));
      const command = await revisionOf(ports, request, state, body);
      await assertMayOpen(ports, request, state, command);
      const isLost = await losesSecondFactor(ports, request, state, body);
      const revised = await revise(ports, state, command, contextOf(request));
      return isLost ? turnOff(ports, id, anotherCommand(request)) : revised;
    });
    const { user: changed, position } = await userAnswer(ports, id);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      user: changed,
      ...detailFor(request, DETAILS.userChanged),
    });
  };

/** What the body asks for, where the caller may ask for it. */
async function revisionOf(
  ports: Commands & Clock & SignIn & SecondFactors,
  request: FastifyRequest,
  known: RegisteredUser,
  body: ChangeUserRequest,
): Promise<ReviseUser> {
  const by = principalOf(request);
  const { version, password, confirmPassword, currentPassword, disabled, ...rest } = body;
  const { role: _role, ownerId: _ownerId, secondFactor: _factor, ...more } = rest;
  const { _id, username, createdAt, recoveryCodesLeft, ...details } = more;
  const assignment = await changedAssignment(ports, by, known, body);
  const kept = shownUser(known);
  assertReadOnly(kept, { _id, username, createdAt, recoveryCodesLeft });
  if (disabled === true && by.userId === known.userId)
    throw new Refusal('own-account', 'Nobody locks themselves out');
  if (password !== confirmPassword)
    throw new Refusal('password-mismatch', 'The confirmation is another password');
  const { userId } = known;
  if (password !== undefined) await assertNotWeak(password, known.details.username);
  const changes = changedFields(details, kept);
  const opens = password !== undefined || 'email' in changes || 'phone' in changes;
  if (opens && by.userId === userId) await assertOneself(ports, request, known, currentPassword);
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
  request: FastifyRequest,
  { userId, role, disabled }: RegisteredUser,
  { data }: ReviseUser,
): Promise<void> {
  if (principalOf(request).userId === userId) return;
  const { assignment, passwordVersion, details } = data;
  const opens = assignment !== null || passwordVersion !== null || details.email !== undefined;
  const shuts = data.disabled === true && !disabled;
  if (opens || shuts) await assertProvenFor(ports, request, role, assignment?.role ?? role);
}

/**
 * Whether an admin says that somebody lost their second factor; they prove their own first. One's own is
 * turned off with a code, and nobody turns on another's.
 */
async function losesSecondFactor(
  ports: Commands & Clock & SecondFactors,
  request: FastifyRequest,
  known: RegisteredUser,
  { secondFactor }: ChangeUserRequest,
): Promise<boolean> {
  if (secondFactor === undefined || secondFactor === (known.secondFactor !== null)) return false;
  const by = principalOf(request);
  if (secondFactor || by.role !== 'admin' || by.userId === known.userId)
    throw new TransportError('forbidden');
  await assertSecondFactor(ports, request);
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
  if (ceases) await strikeAdmin(ports, userId, context);
  const { position } = await ports.commands
    .handle(user, userStream(userId), command, context)
    .catch(async (error: unknown) => {
      // somebody else changed them meanwhile: what was struck off is listed again
      const again = { ...context, commandId: `${context.commandId}-again` };
      if (ceases && error instanceof Refusal) await listAdmin(ports, userId, again);
      throw error;
    });
  await listAdmin(ports, userId, context);
  if (passwordVersion !== null) await ports.credentials.forgetOthers(userId, passwordVersion);
  return position;
}
