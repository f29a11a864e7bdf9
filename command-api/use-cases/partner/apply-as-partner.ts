import {
  partnerApplication,
  partnerApplicationStream,
} from '@baanpak/domain/partner/partner-application.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import type { Deps } from '../../deps.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf, idFor, isReplay } from '../../http/request.ts';
import { queuePartnerMail } from './queue-partner-mail.ts';

/** POST /outreach/partners: a hotel wants to be listed; the site's administrators hear of it by mail. */
export const applyAsPartner =
  (deps: Deps): Handler<'POST /outreach/partners'> =>
  async (request, reply) => {
    const applicationId = idFor(request, deps, 'partner');
    const stream = partnerApplicationStream(applicationId);
    const { origin } = await deps.commands.load(partnerApplication, stream);
    if (isReplay(request, origin)) void reply.header('idempotent-replayed', 'true');
    else await takeTry([deps.partnerLimit, request.network]);
    const { message = null, ...rest } = request.body;
    const data = { applicationId, applicant: { ...rest, message }, appliedAt: deps.now() };
    const { position } = await deps.commands.handle(
      partnerApplication,
      stream,
      { type: 'ApplyAsPartner', data },
      contextOf(request),
    );
    await queuePartnerMail(deps, 'partner-applied', applicationId);
    return sendWithPosition(reply, deps, position)
      .code(202)
      .send(detailFor(request, DETAILS.partnerApplied));
  };
