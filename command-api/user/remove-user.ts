import { ADMINS_STREAM, admins } from '@baanpak/domain/user/admins.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, withPosition } from '../answer.ts';
import { DetailAnswer } from '../contract/checkout.ts';
import { UserParams } from '../contract/user.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { contextOf } from '../request.ts';
import { writesUser } from './user-answer.ts';

/** DELETE /users/{id}: they sign in no more; what they did stays done, and their name stays theirs. */
export const removeUser =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.delete(
      '/users/:id',
      {
        config: { staff: writesUser(deps) },
        schema: {
          tags: ['users'],
          summary: 'Remove a user',
          params: UserParams,
          response: { 200: DetailAnswer },
        },
      },
      async (request, reply) => {
        const { id: userId } = request.params;
        if (principalOf(request).userId === userId)
          throw new Refusal('own-account', 'Nobody removes themselves');
        const { commands, credentials } = deps;
        const context = contextOf(request);
        const data = { userId };
        await commands.handle(admins, ADMINS_STREAM, { type: 'DismissAdmin', data }, context);
        const stream = userStream(userId);
        const { position } = await commands.handle(
          user,
          stream,
          { type: 'RemoveUser', data },
          context,
        );
        await credentials.forgetOthers(userId, null);
        return withPosition(reply, deps, position).send(detailFor(request, DETAILS.userRemoved));
      },
    );
  };
