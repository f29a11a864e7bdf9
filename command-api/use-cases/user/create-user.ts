import { randomBytes, randomUUID } from 'node:crypto';
import type { CreateUserRequest } from '@baanpak/contract/user/user-requests.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import type { UserDetails } from '@baanpak/domain/user/user-details.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf, idFor, isReplay } from '../../http/request.ts';
import type {
  Clock,
  Commands,
  Mails,
  Passwords,
  RequestIds,
  SecondFactors,
  Store,
} from '../../ports.ts';
import { assertProvenFor } from '../second-factor/assert-proven-for.ts';
import { listAdmin } from './admin-list.ts';
import { newUsername, USERNAME_WANTED } from './new-username.ts';
import { queueInvitation } from './queue-invitation.ts';
import { registerUser } from './register-user.ts';
import { assignmentFor } from './role-assignments.ts';
import { userAnswer } from './user-answer.ts';
import { assertNotWeak } from './weak-password.ts';

/** POST /users: one more of the staff. */
export const createUser =
  (
    ports: Commands & Clock & RequestIds & Store & Mails & Passwords & SecondFactors,
  ): Handler<'POST /users'> =>
  async (request, reply) => {
    const { body } = request;
    const userId = idFor(request, ports, 'user');
    const assignment = await assignmentFor(ports, principalOf(request), userId, {
      role: body.role,
      ownerId: body.ownerId,
    });
    const password = passwordIn(body);
    const { origin } = await ports.commands.load(user, userStream(userId));
    const context = contextOf(request);
    if (isReplay(request, origin)) {
      void reply.header('idempotent-replayed', 'true');
      await listAdmin(ports, userId, context);
    } else {
      await assertProvenFor(ports, request, assignment.role);
      const details = detailsIn(body); // not of what was made before, by other rules
      await assertNotWeak(password, details.username);
      const passwordVersion = randomUUID();
      const user = { userId, details, password, passwordVersion, assignment };
      await registerUser(ports, user, context);
    }
    if (body.invite) await queueInvitation(ports, userId);
    const { user: made, position } = await userAnswer(ports, userId);
    return sendWithPosition(reply, ports, position)
      .code(201)
      .send({ user: made, ...detailFor(request, DETAILS.userCreated) });
  };

/** The one that is typed; of who is invited nobody knows it, and the mailed link sets another one. */
function passwordIn({ invite, email, password, confirmPassword }: CreateUserRequest): string {
  if (invite) {
    if (password !== undefined) throw invalidField('password', NOT_WITH_INVITE);
    if (!email) throw invalidField('email', NEEDED);
    return randomBytes(32).toString('base64url');
  }
  if (password === undefined) throw invalidField('password', NEEDED);
  if (confirmPassword === undefined) throw invalidField('confirmPassword', NEEDED);
  if (password !== confirmPassword)
    throw new Refusal('password-mismatch', 'The confirmation is another password');
  return password;
}

const NEEDED = { th: 'จำเป็นต้องระบุ', en: 'is required' };
const NOT_WITH_INVITE = {
  th: 'ระบุพร้อมคำเชิญไม่ได้',
  en: 'does not go with an invitation',
};

function detailsIn(body: CreateUserRequest): UserDetails {
  const username = newUsername(body.username);
  if (username === undefined) throw invalidField('username', USERNAME_WANTED);
  return {
    username,
    firstname: body.firstname ?? null,
    lastname: body.lastname ?? null,
    nickname: body.nickname ?? null,
    email: body.email ?? null,
    phone: body.phone ?? null,
  };
}
