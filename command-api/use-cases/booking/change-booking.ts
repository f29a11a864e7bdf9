import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { shownToStaff } from '@baanpak/contract/booking/shown-to-staff.ts';
import type { BookingChanges } from '@baanpak/contract/booking/staff-booking-requests.ts';
import { bahtText } from '@baanpak/documents/words.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { AmendBooking } from '@baanpak/domain/booking/booking-state.ts';
import { assertChecksIn, assertRoomTakes } from '@baanpak/domain/booking/stay-rules.ts';
import { differs } from '@baanpak/domain/values/decider/differs.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { assertUnchanged } from '@baanpak/infrastructure/http/unchanged-values.ts';
import type { FastifyRequest } from 'fastify';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { assertReadOnly } from '../../http/read-only.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { Clock, Commands, Following, Ports } from '../../ports.ts';
import { loadOffer } from '../room/load-offer.ts';
import { buyerFor } from '../tax-invoice/buyer-for.ts';
import { act, previewDeparture } from './act-on-booking.ts';
import { fieldsFor } from './action-fields.ts';
import { staffBookingAnswer } from './booking-answer.ts';
import { moveStay, previewMove } from './move-stay.ts';
import { offeredUndo } from './offered-undo.ts';
import { requestedMove } from './requested-move.ts';

/** PUT /bookings/{id}: guest and stay are corrected, or an action is taken. */
export const changeBooking =
  (ports: Ports): Handler<'PUT /bookings/{id}'> =>
  async (request, reply) => {
    const { id } = request.params;
    if (request.query.preview) return reply.send(await preview(ports, request));
    const done = await withIdempotency(ports, request, reply, async (asked) => {
      const book = shownToStaff(principalOf(request), await staffBookingAnswer(ports, id));
      assertUnchanged(request.body, book);
      const { action, ...body } = withoutQuote(asked);
      const move = action === undefined ? requestedMove(book, body) : null;
      if (move) return moveStay(ports, request, id, move);
      if (action === undefined) return amend(ports, request, book, body);
      return act(ports, request, book, { ...body, action });
    });
    const { position, ...changed } = await staffBookingAnswer(ports, id);
    const book = shownToStaff(principalOf(request), changed);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      book,
      undo: await offeredUndo(ports, id, request.body.action ?? 'move', done),
      ...detailFor(request, request.body.action === 'check-out' ? left(book) : CHANGED),
    });
  };

const CHANGED = DETAILS.bookingChanged;

/** What is said of a guest who has left: money still due does not keep anybody, and is not forgotten. */
function left({ amountDue }: Pick<StaffBookingJson, 'amountDue'>): I18nText {
  const amount = bahtText(Math.abs(amountDue));
  if (amountDue > 0)
    return {
      th: `เช็กเอาต์แล้ว ยังค้างชำระ ${amount}`,
      en: `Checked out with ${amount} still due`,
    };
  if (amountDue < 0)
    return {
      th: `เช็กเอาต์แล้ว ต้องคืนเงิน ${amount}`,
      en: `Checked out with ${amount} to give back`,
    };
  return { th: 'เช็กเอาต์แล้ว', en: 'Checked out' };
}

/** What a move or a departure would cost, be due and give back; of a body that asks for none, what is so now. */
async function preview(ports: Commands & Clock, request: PutRequest) {
  const { id } = request.params;
  const book = shownToStaff(principalOf(request), await staffBookingAnswer(ports, id));
  const { action, ...body } = withoutQuote(request.body);
  if (action === 'check-out') {
    const told = await previewDeparture(ports, request, book, { ...body, action });
    return { book, undo: null, ...told, ...detailFor(request, DETAILS.movePreviewed) };
  }
  if (action !== undefined) throw invalidField('action', ONLY_MOVES);
  const { roomId, checkInDate, checkOutDate, version, reason } = body;
  const still = {
    ...{ roomId: roomId ?? book.roomId, reprice: false, reason: reason ?? null },
    checkIn: localDate(checkInDate ?? book.checkInDate),
    checkOut: localDate(checkOutDate ?? book.checkOutDate),
    expectedVersion: version ?? null,
  };
  const told = await previewMove(ports, request, id, requestedMove(book, body) ?? still);
  return { book, undo: null, ...told, ...detailFor(request, DETAILS.movePreviewed) };
}

const ONLY_MOVES = {
  th: 'ดูตัวอย่างได้เฉพาะการย้ายวันหรือห้อง และการเช็คเอาต์',
  en: 'only moves and check-out are previewed',
};

type PutRequest = FastifyRequest<{ Params: { id: string } }> & { body: BookingChanges };

/** What is given back changes from day to day, and with it what an earlier GET told. */
const withoutQuote = (body: BookingChanges): BookingChanges =>
  Object.fromEntries(Object.entries(body).filter(([field]) => field !== 'refundQuote'));

async function amend(
  ports: Commands & Following,
  request: FastifyRequest,
  book: StaffBookingJson,
  changes: Omit<BookingChanges, 'action'>,
): Promise<Position> {
  const { version, staffNote, disabled, taxInvoice, ...said } = fieldsFor(null, changes).rest;
  const { guests, children, pets, breakfast, methodCheckIn, lang, ...stated } = said;
  const { reservedBy, email, phone, note, address, province, country, postalCode, ...fixed } =
    stated;
  assertReadOnly(book, fixed);
  if (reservedBy === null && book.reservedBy !== null) throw invalidField('reservedBy', NEEDED);
  if (phone === null && book.phone !== null) throw invalidField('phone', NEEDED);
  if (guests === 0 && book.guests !== 0) throw invalidField('guests', NEEDED);
  await assertCanBeHad(ports, book, given({ guests, children, pets, methodCheckIn }));
  const data: AmendBooking['data'] = {
    bookingId: book._id,
    expectedVersion: version ?? null,
    terms: given({ guests, children, pets, breakfast, methodCheckIn, lang }),
    guest: {
      ...given({ reservedBy, email, phone, note, address, province, country, postalCode }),
      ...(await buyerFor(ports, book, taxInvoice)),
    },
    ...(staffNote !== undefined && { staffNote: staffNote?.trim() || null }),
    ...(disabled !== undefined && { disabled }),
  };
  const stream = bookingStream(book._id);
  const command = { type: 'AmendBooking', data } as const;
  const { events, position } = await ports.commands.handle(
    booking,
    stream,
    command,
    contextOf(request),
  );
  return latestPosition([position, await ports.followUp(events)]);
}

const NEEDED = { th: 'ต้องระบุ', en: 'is required' };

type Stated = Partial<Pick<StaffBookingJson, 'guests' | 'children' | 'pets' | 'methodCheckIn'>>;

/** What is stated again must be available in the room and its hotel; what was so before may stay. */
async function assertCanBeHad(
  ports: Commands,
  book: StaffBookingJson,
  stated: Stated,
): Promise<void> {
  if (!differs<Stated>(book, stated)) return;
  const { room, hotel } = await loadOffer(ports, book.roomId);
  const { methodCheckIn = book.methodCheckIn, ...party } = stated;
  if (differs<Stated>(book, party)) assertRoomTakes({ ...book, ...party }, room.details);
  if (methodCheckIn !== book.methodCheckIn) assertChecksIn(methodCheckIn, hotel.details);
}

type Given<T> = { [K in keyof T]?: T[K] & (object | string | number | boolean | null) };

/** Without the fields that were left out. */
function given<T extends object>(fields: T): Given<T> {
  const result: Given<T> = {};
  for (const field of fieldsOf(fields)) {
    const value = fields[field];
    if (value !== undefined) result[field] = value;
  }
  return result;
}
