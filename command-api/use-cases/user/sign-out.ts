import { endedToken, endedTokenStream } from '@baanpak/domain/user/ended-token.ts';
import { bearerOf } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type { Clock, Commands, SignIn, Store } from '../../ports.ts';

/** POST /auth/sign-out: the token it comes with is worthless from now on, and no other. */
export const signOut =
  (ports: Commands & Clock & Store & SignIn): Handler<'POST /auth/sign-out'> =>
  async (request, reply) => {
    const { commands, tokens, now } = ports;
    const read = await tokens.read(bearerOf(request) ?? '', new Date(now()));
    if (!read) throw new TransportError('unauthorized', { message: 'Over by now' });
    const { tokenHash, userId, endsAt } = read;
    const command = { type: 'EndToken', data: { tokenHash, userId, endsAt } } as const;
    const stream = endedTokenStream(tokenHash);
    const { position } = await commands.handle(endedToken, stream, command, contextOf(request));
    return sendWithPosition(reply, ports, position).send(detailFor(request, DETAILS.signedOut));
  };
