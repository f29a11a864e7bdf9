import { settlement, settlementStream } from '@baanpak/domain/settlement/settlement.ts';
import { latestPosition } from '@baanpak/infrastructure/event-store/port.ts';
import type { Ports } from '../ports.ts';
import { closeSettlement } from '../use-cases/settlement/close-settlement.ts';
import { DETAILS, detailFor, type Handler, type Handlers, sendWithPosition } from './answer.ts';
import { staffOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

/** The writes of settlements. */
export const settlementHandlers = (ports: Ports) =>
  ({ 'PUT /reports/settlement/{ownerId}/{month}': close(ports) }) satisfies Partial<Handlers>;

const close =
  (ports: Ports): Handler<'PUT /reports/settlement/{ownerId}/{month}'> =>
  async (request, reply) => {
    const { month } = request.params;
    const { authorization } = request.headers;
    const of = { ownerId: request.params.ownerId.toLowerCase(), month };
    const done = await withIdempotency(ports, request, reply, (body) =>
      closeSettlement(ports, staffOf(request, ports), of, { ...body, authorization }),
    );
    const { state, position } = await ports.commands.load(settlement, settlementStream(of));
    if (!state) throw new Error(`${settlementStream(of)} is open`);
    const { paidAt, reference, closedAt } = state;
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      settlement: { ...of, paidAt, reference, closedAt },
      ...detailFor(request, DETAILS.settlementClosed),
    });
  };
