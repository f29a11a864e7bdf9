import { randomUUID } from 'node:crypto';
import { toUser } from '@baanpak/contract/user/to-user.ts';
import {
  ChangeUserBody,
  type ChangeUserRequest,
  UserAnswer,
  UserParams,
} from '@baanpak/contract/user/user-requests.ts';
import {
  type RegisteredUser,
  type ReviseUser,
  type RoleAssignment,
  user,
  userStream,
} from '@baanpak/domain/user/user.ts';
import { UserDetailsSchema } from '@baanpak/domain/user/user-details.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { isInScope, type Principal, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { assertUnlessKept, changedIn } from '@baanpak/infrastructure/http/kept-values.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { hashPassword } from '@baanpak/infrastructure/sign-in/passwords.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, furthest, withPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { once } from '../once.ts';
import { assertReadOnly } from '../read-only.ts';
import { contextOf } from '../request.ts';
import { isActiveAdmin, listAdmin, strikeAdmin } from './admin-list.ts';
import { assignmentFor } from './role-assignments.ts';
import { loadUser, userAnswer, writesUser } from './user-answer.ts';

/** PUT /users/{id}: names, contacts and password; role, owner and access by who may write users. */
export const changeUser =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.put(
      '/users/:id',
      {
        config: {
          staff: writesUser(deps),
          refuses: [
            'stale-version',
            'password-mismatch',
            'wrong-password',
            'too-many-requests',
            'own-account',
            'last-admin',
          ],
          mayBringBack: Object.keys(UserDetailsSchema.properties),
        },
        schema: {
          tags: ['users'],
          summary: 'Change a user',
          params: UserParams,
          body: ChangeUserBody,
          response: { 200: UserAnswer },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const done = await once(deps, request, reply, async (body) => {
          const { state } = await loadUser(deps, id);
          assertUnlessKept(request.body, toUser(state));
          const command = await revisionOf(deps, principalOf(request), state, body);
          return revise(deps, state, command, contextOf(request));
        });
        const { user: changed, position } = await userAnswer(deps, id);
        return withPosition(reply, deps, furthest([done, position])).send({
          user: changed,
          ...detailFor(request, DETAILS.userChanged),
        });
      },
    );
  };

/** What the body asks for, where the caller may ask for it. */
async function revisionOf(
  deps: Deps,
  by: Principal,
  known: RegisteredUser,
  body: ChangeUserRequest,
): Promise<ReviseUser> {
  const { version, password, confirmPassword, currentPassword, disabled, ...rest } = body;
  const { role: _role, ownerId: _ownerId, _id, username, createdAt, ...details } = rest;
  const assignment = await changedAssignment(deps, by, known, body);
  assertReadOnly(toUser(known), { _id, username, createdAt });
  if (disabled === true && by.userId === known.userId)
    throw new Refusal('own-account', 'Nobody locks themselves out');
  if (password !== confirmPassword)
    throw new Refusal('password-mismatch', 'The confirmation is another password');
  const { userId } = known;
  if (password !== undefined && by.userId === userId)
    await assertPresentPassword(deps, known, currentPassword);
  const data = {
    userId,
    expectedVersion: version ?? null,
    details: changedIn(details, toUser(known)),
    assignment,
    passwordVersion: password === undefined ? null : await keepPassword(deps, userId, password),
    disabled: disabled ?? null,
  };
  return { type: 'ReviseUser', data };
}

/** Whoever found a device signed in does not take the account over; tries count as those of signing in. */
async function assertPresentPassword(
  { credentials, signInLimits }: Deps,
  known: RegisteredUser,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined)
    throw invalidField('currentPassword', { th: 'จำเป็นต้องระบุ', en: 'is required' });
  const name = credentials.keyOf(known.details.username);
  const wait = await signInLimits.name.take(name);
  if (wait !== null) throw new TransportError('too-many-requests', { retryAfter: wait });
  if (!(await credentials.proves(currentPassword, known)))
    throw new Refusal('wrong-password', 'Not the present password');
  await signInLimits.name.giveBack(name);
}

/** The new role assignment; null where it stays. 403 for whoever may not give it, to themselves or others. */
async function changedAssignment(
  deps: Deps,
  by: Principal,
  known: RegisteredUser,
  { role = known.role, ownerId = known.ownerId }: Pick<ChangeUserRequest, 'role' | 'ownerId'>,
): Promise<RoleAssignment | null> {
  if (role === known.role && ownerId === known.ownerId) return null;
  const mayWrite = isInScope(scopeOf(by, 'write-users'), known.ownerId);
  const isOthers = by.userId !== known.userId || by.role === 'admin';
  if (!mayWrite || !isOthers) throw new TransportError('forbidden');
  return assignmentFor(deps, by, known.userId, { role, ownerId });
}

async function keepPassword({ credentials }: Deps, userId: string, password: string) {
  const version = randomUUID();
  await credentials.keep(userId, version, await hashPassword(password));
  return version;
}

async function revise(
  deps: Deps,
  before: RegisteredUser,
  command: ReviseUser,
  context: CommandContext,
): Promise<Position> {
  const { userId, expectedVersion, assignment, disabled, passwordVersion } = command.data;
  // the admins' list is asked first, and must not change for a request that is refused after it
  if (expectedVersion !== null && expectedVersion !== before.version)
    throw new Refusal('stale-version', 'Changed by another since it was read');
  const after = { ...before, ...assignment, disabled: disabled ?? before.disabled };
  if (isActiveAdmin(before) && !isActiveAdmin(after)) await strikeAdmin(deps, userId, context);
  const { position } = await deps.commands.handle(user, userStream(userId), command, context);
  await listAdmin(deps, userId, context);
  if (passwordVersion !== null) await deps.credentials.forgetOthers(userId, passwordVersion);
  return position;
}
