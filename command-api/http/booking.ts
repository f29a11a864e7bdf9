import { shownToStaff } from '@baanpak/contract/booking/present-booking.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { firstItem } from '@baanpak/domain/values/lists/first-item.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock, Commands, Ports, Store } from '../ports.ts';
import { bookForGuest } from '../use-cases/booking/book-for-guest.ts';
import { guestAnswer, staffBookingAnswer } from '../use-cases/booking/booking-answer.ts';
import { cancel, giveUp } from '../use-cases/booking/cancel-booking.ts';
import { openBooking } from '../use-cases/booking/load-booking.ts';
import { mailLink, mailLinks } from '../use-cases/booking/mail-links.ts';
import { changeDates, previewDates } from '../use-cases/booking/move-stay.ts';
import { announceArrival, sendDocument } from '../use-cases/booking/online-check-in.ts';
import { changePaymentMethod, reportTransfer } from '../use-cases/booking/pay-by-transfer.ts';
import { placeBooking } from '../use-cases/booking/place-booking.ts';
import { offeredUndo } from '../use-cases/booking/undo.ts';
import { roomAdmission } from '../use-cases/room-calendar/room-admission.ts';
import { DETAILS, detailFor, type Handler, type Handlers, sendWithPosition } from './answer.ts';
import { changeBooking } from './change-booking.ts';
import { callerOf, filesOf, staffOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

/** The writes of bookings; PUT /bookings/{id} has a file of its own. */
export const bookingHandlers = (ports: Ports) =>
  ({
    'POST /bookings': create(ports),
    'PUT /bookings/{id}': changeBooking(ports),
    'DELETE /bookings/{id}': remove(ports),
    'POST /outreach/bookings': place(ports),
    'POST /outreach/bookings/find': find(ports),
    'POST /outreach/bookings/mine': mine(ports),
    'DELETE /outreach/bookings/{id}': giveUpHold(ports),
    'PUT /outreach/bookings/{id}/arrival': announce(ports),
    'POST /outreach/bookings/{id}/documents': takeDocument(ports),
    'PUT /outreach/bookings/{id}/payment-method': choosePaymentMethod(ports),
    'PUT /outreach/bookings/{id}/stay': otherDates(ports),
    'POST /outreach/bookings/{id}/transfer': takeTransfer(ports),
  }) satisfies Partial<Handlers>;

/** Staff book for a guest, or block a room. */
const create =
  (ports: Ports): Handler<'POST /bookings'> =>
  async (request, reply) => {
    const by = staffOf(request, ports);
    const { bookingId, isBlock, replayed } = await bookForGuest(ports, by, request.body);
    if (replayed) void reply.header('idempotent-replayed', 'true');
    const { position, ...known } = await staffBookingAnswer(ports, bookingId);
    return sendWithPosition(reply, ports, position)
      .code(201)
      .send({
        book: shownToStaff(by.principal, known),
        undo: isBlock ? await offeredUndo(ports, bookingId, 'block', position) : null,
        ...detailFor(request, isBlock ? DETAILS.roomBlocked : DETAILS.bookingTaken),
      });
  };

/** The same as the action `cancel`. */
const remove =
  (ports: Ports): Handler<'DELETE /bookings/{id}'> =>
  async (request, reply) => {
    const { id: bookingId } = request.params;
    const by = staffOf(request, ports);
    const done = await withIdempotency(ports, request, reply, () =>
      cancel(ports, by, { bookingId, expectedVersion: null, reason: null }),
    );
    const { position, ...known } = await staffBookingAnswer(ports, bookingId);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      book: shownToStaff(by.principal, known),
      undo: await offeredUndo(ports, bookingId, 'cancel', done),
      ...detailFor(request, DETAILS.bookingCanceled),
    });
  };

/** Holds rooms for their payment. */
const place = (ports: Ports): Handler<'POST /outreach/bookings'> => {
  const admission = roomAdmission(ports);
  return async (request, reply) => {
    const placed = await placeBooking(ports, admission, callerOf(request, ports), request.body);
    sendWithPosition(reply, ports, placed.position);
    if ('refusal' in placed) throw placed.refusal;
    const { books, replayed } = placed;
    if (replayed) void reply.header('idempotent-replayed', 'true');
    return reply
      .code(201)
      .send({ book: firstItem(books), books: [...books], ...detailFor(request, DETAILS.booked) });
  };
};

/** The answer is the same whether there is such a booking or not, and so is its time. */
const find =
  (ports: Ports): Handler<'POST /outreach/bookings/find'> =>
  async (request, reply) => {
    if (await mailLink(ports, callerOf(request, ports), request.body))
      void reply.header('idempotent-replayed', 'true');
    return reply.code(202).send(detailFor(request, DETAILS.linkMailed));
  };

/** The answer is the same whether there are any, and whether it was mailed lately. */
const mine =
  (ports: Ports): Handler<'POST /outreach/bookings/mine'> =>
  async (request, reply) => {
    if (await mailLinks(ports, callerOf(request, ports), request.body.email))
      void reply.header('idempotent-replayed', 'true');
    return reply.code(202).send(detailFor(request, DETAILS.linksMailed));
  };

/** What a guest is answered once something was done to their booking: as it is then. */
export async function sendToGuest(
  ports: Commands & Clock & Store,
  request: FastifyRequest,
  reply: FastifyReply,
  bookingId: string,
  { done, detail }: Readonly<{ done: Position; detail: I18nText }>,
): Promise<FastifyReply> {
  const { book, position } = await guestAnswer(ports, bookingId);
  return sendWithPosition(reply, ports, latestPosition([done, position])).send({
    book,
    ...detailFor(request, detail),
  });
}

const giveUpHold =
  (ports: Ports): Handler<'DELETE /outreach/bookings/{id}'> =>
  async (request, reply) => {
    const { bookingId, state } = await openBooking(ports, request.params.id);
    const done = await withIdempotency(ports, request, reply, () =>
      giveUp(ports, callerOf(request, ports), state),
    );
    return sendToGuest(ports, request, reply, bookingId, { done, detail: DETAILS.givenUp });
  };

/** Until they are checked in, the guest says when they come, with whom and what they ask for. */
const announce =
  (ports: Ports): Handler<'PUT /outreach/bookings/{id}/arrival'> =>
  async (request, reply) => {
    const { bookingId } = await openBooking(ports, request.params.id);
    const done = await withIdempotency(ports, request, reply, (said) => {
      const { arrivalTime = null, companions = [], requests = null } = said;
      const arrival = { arrivalTime, companions, requests };
      return announceArrival(ports, callerOf(request, ports), bookingId, arrival);
    });
    const detail = DETAILS.arrivalAnnounced;
    return sendToGuest(ports, request, reply, bookingId, { done, detail });
  };

const takeDocument =
  (ports: Ports): Handler<'POST /outreach/bookings/{id}/documents'> =>
  async (request, reply) => {
    const opened = await openBooking(ports, request.params.id);
    const done = await sendDocument(ports, callerOf(request, ports), opened, () =>
      ports.pictures.takeDocument(filesOf(request)),
    );
    const detail = DETAILS.documentSent;
    return sendToGuest(ports, request, reply, opened.bookingId, { done, detail });
  };

const choosePaymentMethod =
  (ports: Ports): Handler<'PUT /outreach/bookings/{id}/payment-method'> =>
  async (request, reply) => {
    const { bookingId, state } = await openBooking(ports, request.params.id);
    const done = await withIdempotency(ports, request, reply, ({ paymentMethod }) =>
      changePaymentMethod(ports, callerOf(request, ports), state, paymentMethod),
    );
    const detail = DETAILS.paymentMethodChanged;
    return sendToGuest(ports, request, reply, bookingId, { done, detail });
  };

/** Other dates in the same room; `?preview=true` says what they come to. */
const otherDates =
  (ports: Ports): Handler<'PUT /outreach/bookings/{id}/stay'> =>
  async (request, reply) => {
    const { id } = request.params;
    const { bookingId, state } = await openBooking(ports, id);
    if (request.query.preview) {
      const { price, due, refund } = await previewDates(ports, state, request.body);
      return reply.send({ price, due, refund, ...detailFor(request, DETAILS.datesPreviewed) });
    }
    const done = await withIdempotency(ports, request, reply, (wanted) =>
      changeDates(ports, callerOf(request, ports), id, wanted),
    );
    return sendToGuest(ports, request, reply, bookingId, { done, detail: DETAILS.datesChanged });
  };

/** The body is a form with the slip, `{}` or nothing. */
const takeTransfer =
  (ports: Ports): Handler<'POST /outreach/bookings/{id}/transfer'> =>
  async (request, reply) => {
    assertFormOrNothing(request);
    const { bookingId, state } = await openBooking(ports, request.params.id);
    const done = await reportTransfer(ports, callerOf(request, ports), state, (uid, admit) =>
      ports.pictures.takeSlip(filesOf(request), uid, admit),
    );
    const detail = DETAILS.transferReported;
    return sendToGuest(ports, request, reply, bookingId, { done, detail });
  };

/** Guests' clients may send fields nobody knows, but no body of another kind. */
function assertFormOrNothing({ body }: FastifyRequest): void {
  const isObject = typeof body === 'object' && !Array.isArray(body);
  if (body !== undefined && !isObject)
    throw invalidField('body', { th: 'ต้องเป็นแบบฟอร์มหรือ {}', en: 'must be a form, or {}' });
}

/** Whose a booking is; undefined for one that is not there. */
export const ownerOfBooking =
  ({ commands }: Commands): OwnerOf =>
  async (bookingId) => {
    const { state } = await commands.load(booking, bookingStream(bookingId));
    return state.status === 'unknown' ? undefined : state.terms;
  };
