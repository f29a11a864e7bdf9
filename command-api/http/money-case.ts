import { moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import { latestPosition } from '@baanpak/infrastructure/event-store/port.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { Commands, Ports } from '../ports.ts';
import { caseAnswer } from '../use-cases/money-case/case-answer.ts';
import { settleCase } from '../use-cases/money-case/settle-case.ts';
import { DETAILS, detailFor, type Handler, type Handlers, sendWithPosition } from './answer.ts';
import { staffOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

/** The writes of cases: money that fits no booking. */
export const moneyCaseHandlers = (ports: Ports) =>
  ({ 'PUT /bookings/cases/{id}': settle(ports) }) satisfies Partial<Handlers>;

const settle =
  (ports: Ports): Handler<'PUT /bookings/cases/{id}'> =>
  async (request, reply) => {
    const { id } = request.params;
    const done = await withIdempotency(ports, request, reply, (body) =>
      settleCase(ports, staffOf(request, ports), id, body),
    );
    const after = await caseAnswer(ports, id);
    return sendWithPosition(reply, ports, latestPosition([done, after.position])).send({
      case: after.case,
      ...detailFor(request, DETAILS.caseSettled),
    });
  };

/** Whose a case is; undefined for one that is not there. */
export const ownerOfCase =
  ({ commands }: Commands): OwnerOf =>
  async (caseId) => {
    const { state } = await commands.load(moneyCase, moneyCaseStream(caseId));
    return state.status === 'unknown' ? undefined : state;
  };
