import type { ForgotPasswordRequest } from '@baanpak/contract/user/password-requests.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import { detailFor } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { wasRequestedBefore } from '../../mail/requested-mail.ts';
import type { Clock, Mails, Passwords, RequestIds, SignIn } from '../../ports.ts';
import { emailHash } from '../booking/find-booking.ts';

/**
 * POST /auth/forgot: mails a link to set a new password. The answer is the same whether there is such a
 * user or not, and so is its time: the mailer finds out.
 */
export const forgotPassword =
  (ports: Clock & RequestIds & Mails & SignIn): Handler<'POST /auth/forgot'> =>
  async (request, reply) => {
    const { body, bodyHash: requestHash } = request;
    const of = userNamed(ports, body);
    const { address, name } = ports.forgotLimits;
    await takeTry([address, request.network], [name, Object.values(of).join()]);
    const mail = { template: 'reset-password', ...of, requestHash } as const;
    if (await wasRequestedBefore(request, ports, 'forgot', mail))
      void reply.header('idempotent-replayed', 'true');
    return reply.code(202).send(detailFor(request, DETAILS.resetMailed));
  };

function userNamed(ports: RequestIds & Passwords, { username, email }: ForgotPasswordRequest) {
  if (username !== undefined) return { usernameKey: ports.credentials.keyOf(username) };
  if (email !== undefined) return { emailHash: emailHash(ports, email) };
  throw invalidField('username', { th: 'จำเป็นต้องระบุ', en: 'is required' });
}
