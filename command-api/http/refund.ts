import type { Ports } from '../ports.ts';
import { openBooking } from '../use-cases/booking/load-booking.ts';
import { nameRefundAccount, requestRefund } from '../use-cases/refund/request-refund.ts';
import { DETAILS, type Handler, type Handlers } from './answer.ts';
import { sendToGuest } from './booking.ts';
import { callerOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

/** What guests say of money that goes back; staff decide with PUT /bookings/{id}. */
export const refundHandlers = (ports: Ports) =>
  ({
    'POST /outreach/bookings/{id}/refund': ask(ports),
    'PUT /outreach/bookings/{id}/refund/account': nameAccount(ports),
  }) satisfies Partial<Handlers>;

const ask =
  (ports: Ports): Handler<'POST /outreach/bookings/{id}/refund'> =>
  async (request, reply) => {
    const { body, params } = request;
    const opened = await openBooking(ports, params.id);
    const by = callerOf(request, ports);
    const { position, replayed } = await requestRefund(ports, by, opened, body);
    if (replayed) void reply.header('idempotent-replayed', 'true');
    const sent = { done: position, detail: DETAILS.refundRequested };
    return sendToGuest(ports, request, reply.code(202), opened.bookingId, sent);
  };

const nameAccount =
  (ports: Ports): Handler<'PUT /outreach/bookings/{id}/refund/account'> =>
  async (request, reply) => {
    const { bookingId } = await openBooking(ports, request.params.id);
    const done = await withIdempotency(ports, request, reply, (account) =>
      nameRefundAccount(ports, callerOf(request, ports), bookingId, account),
    );
    const detail = DETAILS.refundAccountNamed;
    return sendToGuest(ports, request, reply, bookingId, { done, detail });
  };
