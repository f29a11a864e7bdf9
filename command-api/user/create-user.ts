import { randomUUID } from 'node:crypto';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import { IdempotencyHeaders } from '@baanpak/infrastructure/http/server-ids.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, withPosition } from '../answer.ts';
import { CreateUserBody, type CreateUserRequest, UserAnswer } from '../contract/user.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { contextOf, idFor, isReplay } from '../request.ts';
import { postFor } from './posts.ts';
import { registerUser } from './register-user.ts';
import { userAnswer } from './user-answer.ts';

/** POST /users: one more of the staff. */
export const createUser =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/users',
      {
        config: { staff: { action: 'write-users' } },
        schema: {
          tags: ['users'],
          summary: 'Make a user',
          headers: IdempotencyHeaders,
          body: CreateUserBody,
          response: { 201: UserAnswer },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const userId = idFor(request, deps, 'user');
        const post = await postFor(deps, principalOf(request), userId, {
          role: body.role,
          ownerId: body.ownerId,
        });
        if (body.password !== body.confirmPassword)
          throw new Refusal('password-mismatch', 'The confirmation is another password');
        const { password, details, asRemembered } = read(body, deps);
        const { origin } = await deps.commands.load(user, userStream(userId));
        if (isReplay(request, origin, asRemembered))
          void reply.header('idempotent-replayed', 'true');
        else
          await registerUser(
            deps,
            { userId, details, password, passwordVersion: randomUUID(), post },
            contextOf(request, asRemembered),
          );
        const { user: made, position } = await userAnswer(deps, userId);
        return withPosition(reply, deps, position)
          .code(201)
          .send({ user: made, ...detailFor(request, DETAILS.userCreated) });
      },
    );
  };

function read(body: CreateUserRequest, { credentials }: Deps) {
  const { username, firstname, lastname, nickname, email, phone, password } = body;
  return {
    password,
    details: {
      username: username.trim(),
      firstname: firstname ?? null,
      lastname: lastname ?? null,
      nickname: nickname ?? null,
      email: email ?? null,
      phone: phone ?? null,
    },
    // no event keeps what a password could be guessed by
    asRemembered: { ...body, password: credentials.sealed(password), confirmPassword: null },
  };
}
