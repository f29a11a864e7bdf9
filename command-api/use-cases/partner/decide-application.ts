import { toPartner } from '@baanpak/contract/partner/partner.ts';
import type { DecideApplicationRequest } from '@baanpak/contract/partner/partner-requests.ts';
import {
  partnerApplication,
  partnerApplicationStream,
} from '@baanpak/domain/partner/partner-application.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
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
  Mails,
  Passwords,
  RequestIds,
  RequestKeys,
  SecondFactors,
  Store,
} from '../../ports.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { loadApplication } from './load-application.ts';
import {
  claimPartnerName,
  ownerIdOf,
  registerPartner,
  releasePartnerName,
} from './partner-account.ts';
import { queuePartnerMail } from './queue-partner-mail.ts';

/** PUT /admin-api/partners/{id}: makes an owner of the applicant, who is mailed a link to set a password; or declines. */
export const decideApplication =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & Mails & Passwords & SecondFactors,
  ): Handler<'PUT /admin-api/partners/{id}'> =>
  async (request, reply) => {
    const { id } = request.params;
    const done = await withIdempotency(ports, request, reply, (body) =>
      decide(ports, request, id, body),
    );
    const { state, position } = await loadApplication(ports, id);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      partner: toPartner(state),
      ...detailFor(request, DETAILS.partnerDecided),
    });
  };

async function decide(
  ports: Commands & Clock & RequestIds & Mails & Passwords & SecondFactors,
  request: FastifyRequest,
  applicationId: string,
  { action, reason = null, version, ...rest }: DecideApplicationRequest,
): Promise<Position> {
  const { state } = await loadApplication(ports, applicationId);
  assertReadOnly(toPartner(state), rest);
  const by = principalOf(request).userId;
  const expectedVersion = version ?? null;
  const decision = { applicationId, expectedVersion, by, at: ports.now() };
  const context = contextOf(request);
  const stream = partnerApplicationStream(applicationId);
  if (action === 'decline') {
    const command = { type: 'DeclinePartner', data: { ...decision, reason } } as const;
    const { position } = await ports.commands.handle(partnerApplication, stream, command, context);
    await queuePartnerMail(ports, 'partner-declined', applicationId);
    return position;
  }
  await assertSecondFactor(ports, request);
  const data = { ...decision, ownerId: ownerIdOf(ports, state) };
  const command = { type: 'AcceptPartner', data } as const;
  partnerApplication.decide(state, command); // refused before a name is taken
  await claimPartnerName(ports, state, context);
  const { position } = await ports.commands
    .handle(partnerApplication, stream, command, context)
    .catch(async (error: unknown) => {
      // somebody else declined meanwhile
      if (error instanceof Refusal) await releasePartnerName(ports, state, anotherCommand(request));
      throw error;
    });
  await registerPartner(ports, { applicationId }, context);
  return position;
}
