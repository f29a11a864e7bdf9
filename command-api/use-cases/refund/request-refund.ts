import { chargedBy } from '@baanpak/contract/booking/booking-from-states.ts';
import { lastDeskMethod } from '@baanpak/contract/booking/to-bill.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { isPaid, refundable } from '@baanpak/domain/booking/booking-money.ts';
import type { PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Checkout } from '@baanpak/domain/checkout/checkout-state.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { refundQuote } from '@baanpak/domain/refund/refund-quote.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { needsAccount, type WaysPaid, wayBack } from '@baanpak/domain/values/money/paid-by.ts';
import { accountIn, type BankAccount, differenceIn } from '@baanpak/domain/values/money/refund.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { InvalidRequest } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { FastifyRequest } from 'fastify';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf, hasKey, idFor } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type {
  BookingLinks,
  Clock,
  Commands,
  Ports,
  RequestIds,
  RequestKeys,
  Store,
} from '../../ports.ts';
import { guestAnswer } from '../booking/booking-answer.ts';
import { openBooking } from '../booking/open-booking.ts';

/**
 * POST /outreach/bookings/{id}/refund: the guest calls off a stay to come and asks for its money, and
 * names the account that a refund waits for; with `keepStay` the latter alone.
 */
export const requestRefund =
  (
    ports: Commands & Clock & RequestIds & Store & BookingLinks,
  ): Handler<'POST /outreach/bookings/{id}/refund'> =>
  async (request, reply) => {
    const { id } = request.params;
    const { reason, keepStay = false } = request.body;
    const { bookingId, state, position: read } = await openBooking(ports, id);
    const requestId = idFor(request, ports, `refund of ${bookingId}`);
    let done = read;
    if (isReplay(request, requestId, state)) {
      void reply.header('idempotent-replayed', 'true');
    } else {
      const now = ports.now();
      const quote = quoteOf(state, bangkokDay(now));
      const way = wayBack(await waysPaid(ports, state), quote?.amount ?? satang(0));
      const data = {
        bookingId,
        requestId,
        requestHash: hasKey(request) ? request.bodyHash : null,
        wish: { reason, ...accountOf(request.body) },
        keepsStay: keepStay,
        quote,
        accountNeeded: needsAccount(way),
        requestedAt: now,
        today: bangkokDay(now),
      };
      const command = { type: 'RequestRefund', data } as const;
      const context = contextOf(request);
      done = (await ports.commands.handle(booking, bookingStream(bookingId), command, context))
        .position;
    }
    const { book, position } = await guestAnswer(ports, bookingId);
    return sendWithPosition(reply, ports, latestPosition([done, position]))
      .code(202)
      .send({ book, ...detailFor(request, DETAILS.refundRequested) });
  };

/** What a lower price made too much is decided on by itself. */
function quoteOf(state: PlacedBooking, today: ReturnType<typeof bangkokDay>) {
  const received = satang(refundable(state) - differenceIn(state.refunds.asked.values()));
  return refundQuote({ ...state, received }, today);
}

/** PUT /outreach/bookings/{id}/refund/account: where the money goes that a refund waits with. */
export const nameRefundAccount =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & BookingLinks,
  ): Handler<'PUT /outreach/bookings/{id}/refund/account'> =>
  async (request, reply) => {
    const { bookingId } = await openBooking(ports, request.params.id);
    const done = await withIdempotency(ports, request, reply, async (named) => {
      const now = ports.now();
      const data = {
        bookingId,
        requestId: idFor(request, ports, `account of ${bookingId}`),
        requestHash: hasKey(request) ? request.bodyHash : null,
        wish: { reason: null, ...named },
        keepsStay: true,
        quote: null,
        requestedAt: now,
        today: bangkokDay(now),
      };
      const command = { type: 'RequestRefund', data } as const;
      const stream = bookingStream(bookingId);
      return (await ports.commands.handle(booking, stream, command, contextOf(request))).position;
    });
    const { book, position } = await guestAnswer(ports, bookingId);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      book,
      ...detailFor(request, DETAILS.refundAccountNamed),
    });
  };

/** All of an account or nothing of it: a part says nobody where to. */
function accountOf(body: Partial<BankAccount>): BankAccount | null {
  const { bank, accountNumber, accountName } = body;
  const parts = Object.entries({ bank, accountNumber, accountName });
  const missing = parts.filter(([, part]) => part === undefined).map(([name]) => name);
  if (missing.length > 0 && missing.length < parts.length)
    throw new InvalidRequest(missing.map((path) => ({ path, message: MISSING })));
  return accountIn(body);
}

const MISSING = { th: 'ต้องระบุ', en: 'is needed' };

/** How the stay was paid, as `wayBack` takes it. */
async function waysPaid({ commands }: Commands, state: PlacedBooking): Promise<WaysPaid> {
  const { checkoutUid, paymentMethod } = state.terms;
  const { state: paying } = await commands.load(checkout, checkoutStream(checkoutUid));
  const attempt = await attemptThatPaid(commands, paying);
  const desk = lastDeskMethod(Object.fromEntries(state.desk.payments));
  return { throughCheckout: isPaid(state), paymentMethod, chargedBy: chargedBy(attempt), desk };
}

async function attemptThatPaid(commands: Ports['commands'], paying: Checkout) {
  const attemptId = paying.status === 'paid' ? paying.payment?.attemptId : undefined;
  if (attemptId === undefined) return undefined;
  return (await commands.load(payment, paymentStream(attemptId))).state;
}

/** Whether this very request was taken before; its key with another body is refused. */
function isReplay(request: FastifyRequest, requestId: string, { refunds }: PlacedBooking): boolean {
  const hash = refunds.requestIds.get(requestId);
  if (hash === undefined) return false;
  if (hash !== request.bodyHash)
    throw new Refusal('idempotency-key-reused', 'The key was used with another request');
  return true;
}
