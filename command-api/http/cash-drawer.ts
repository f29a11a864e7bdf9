import { toShiftCount } from '@baanpak/contract/cash-drawer/to-shift-count.ts';
import type { Ports } from '../ports.ts';
import { countShift } from '../use-cases/cash-drawer/count-shift.ts';
import { DETAILS, detailFor, type Handler, type Handlers, sendWithPosition } from './answer.ts';
import { staffOf } from './request.ts';

/** The writes of cash drawers. */
export const cashDrawerHandlers = (ports: Ports) =>
  ({ 'POST /bookings/desk-money/counts': count(ports) }) satisfies Partial<Handlers>;

const count =
  (ports: Ports): Handler<'POST /bookings/desk-money/counts'> =>
  async (request, reply) => {
    const counted = await countShift(ports, staffOf(request, ports), request.body);
    if (counted.replayed) void reply.header('idempotent-replayed', 'true');
    return sendWithPosition(reply, ports, counted.position)
      .code(201)
      .send({ count: toShiftCount(counted.count), ...detailFor(request, DETAILS.shiftCounted) });
  };
