import {
  partnerApplication,
  partnerApplicationStream,
} from '@baanpak/domain/partner/partner-application.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf, idFor, isReplay } from '../../http/request.ts';
import type { Applications, Clock, Commands, Mails, RequestIds, Store } from '../../ports.ts';
import { queuePartnerMail } from './queue-partner-mail.ts';

/** POST /outreach/partners: a hotel wants to be listed; the site's administrators hear of it by mail. */
export const applyAsPartner =
  (
    ports: Commands & Clock & RequestIds & Store & Mails & Applications,
  ): Handler<'POST /outreach/partners'> =>
  async (request, reply) => {
    const applicationId = idFor(request, ports, 'partner');
    const stream = partnerApplicationStream(applicationId);
    const { origin } = await ports.commands.load(partnerApplication, stream);
    if (isReplay(request, origin)) void reply.header('idempotent-replayed', 'true');
    else await takeTry([ports.partnerLimit, request.network]);
    const { message = null, ...rest } = request.body;
    const data = { applicationId, applicant: { ...rest, message }, appliedAt: ports.now() };
    const { position } = await ports.commands.handle(
      partnerApplication,
      stream,
      { type: 'ApplyAsPartner', data },
      contextOf(request),
    );
    await queuePartnerMail(ports, 'partner-applied', applicationId);
    return sendWithPosition(reply, ports, position)
      .code(202)
      .send(detailFor(request, DETAILS.partnerApplied));
  };
