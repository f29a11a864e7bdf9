import { toPartner } from '@baanpak/contract/partner/partner.ts';
import {
  partnerApplication,
  partnerApplicationStream,
} from '@baanpak/domain/partner/partner-application.ts';
import { latestPosition } from '@baanpak/infrastructure/event-store/port.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type {
  Applications,
  Clock,
  Commands,
  Mails,
  Passwords,
  RequestIds,
  RequestKeys,
  SecondFactors,
  Store,
} from '../ports.ts';
import { applyAsPartner, loadApplication } from '../use-cases/partner/apply-as-partner.ts';
import { decideApplication } from '../use-cases/partner/decide-application.ts';
import { DETAILS, detailFor, type Handlers, sendWithPosition } from './answer.ts';
import { callerOf, staffOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

export const partnerHandlers = (
  ports: Applications &
    Clock &
    Commands &
    Mails &
    Passwords &
    RequestIds &
    RequestKeys &
    SecondFactors &
    Store,
) =>
  ({
    'POST /outreach/partners': async (request, reply) => {
      const by = callerOf(request, ports);
      const { isReplay, position } = await applyAsPartner(ports, by, request.body);
      if (isReplay) void reply.header('idempotent-replayed', 'true');
      return sendWithPosition(reply, ports, position)
        .code(202)
        .send(detailFor(request, DETAILS.partnerApplied));
    },

    'PUT /admin-api/partners/{id}': async (request, reply) => {
      const { id } = request.params;
      const done = await withIdempotency(ports, request, reply, (body) =>
        decideApplication(ports, staffOf(request, ports), id, body),
      );
      const { state, position } = await loadApplication(ports, id);
      return sendWithPosition(reply, ports, latestPosition([done, position])).send({
        partner: toPartner(state),
        ...detailFor(request, DETAILS.partnerDecided),
      });
    },
  }) satisfies Partial<Handlers>;

/** An application is the whole site's; undefined for one that was never made. */
export const ownerOfApplication =
  ({ commands }: Commands): OwnerOf =>
  async (id) => {
    const { state } = await commands.load(partnerApplication, partnerApplicationStream(id));
    return state.status === 'unknown' ? undefined : { ownerId: null };
  };
