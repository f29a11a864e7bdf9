import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, sendWithPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { contextOf } from '../request.ts';

/** POST /auth/sign-out-everywhere: every token there is of the caller is worthless from now on, this one too. */
export const signOutEverywhere =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/auth/sign-out-everywhere',
      {
        config: { staff: { action: 'own-account' } },
        schema: {
          tags: ['auth'],
          summary: 'Sign out on every device',
          response: { 200: withDetail({}) },
        },
      },
      async (request, reply) => {
        const { userId } = principalOf(request);
        const command = { type: 'SignOutUser', data: { userId } } as const;
        const context = contextOf(request);
        const { position } = await deps.commands.handle(user, userStream(userId), command, context);
        return sendWithPosition(reply, deps, position).send(
          detailFor(request, DETAILS.signedOutEverywhere),
        );
      },
    );
  };
