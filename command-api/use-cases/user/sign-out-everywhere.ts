import { user, userStream } from '@baanpak/domain/user/user.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type { Commands, Store } from '../../ports.ts';

/** POST /auth/sign-out-everywhere: every token there is of the caller is worthless from now on, this one too. */
export const signOutEverywhere =
  (ports: Commands & Store): Handler<'POST /auth/sign-out-everywhere'> =>
  async (request, reply) => {
    const { userId } = principalOf(request);
    const command = { type: 'SignOutUser', data: { userId } } as const;
    const context = contextOf(request);
    const { position } = await ports.commands.handle(user, userStream(userId), command, context);
    return sendWithPosition(reply, ports, position).send(
      detailFor(request, DETAILS.signedOutEverywhere),
    );
  };
