import type {
  BookingJson,
  KnownBooking,
  StaffBookingJson,
} from '@baanpak/contract/booking/booking.ts';
import {
  mustMask as masksFor,
  shownToGuest,
  shownToStaff,
  toBooking,
} from '@baanpak/contract/booking/present-booking.ts';
import { toRoom } from '@baanpak/contract/room/to-room.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { type OwnedBy, principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { BookingRow } from '@baanpak/projector/booking/tables.ts';
import type { HotelRow } from '@baanpak/projector/hotel/tables.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import type { FastifyRequest } from 'fastify';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { bookingAt } from '../as-of/booking-at.ts';
import { type AsOfDeps, wasThere } from '../as-of/past.ts';
import { roomFacts } from '../database/facts.ts';
import { instantText, type ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';
import { openOrder } from './guest-ids.ts';
import { findUnits } from './units.ts';

const OWN_BOOKING_DETAIL = { th: 'ข้อมูลการจองของคุณ', en: 'Your booking' };

/** A booking as its guest sees it, under both of its paths. Its `_id` opens it, its short code does not. */
export const bookingPage =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}'> =>
  async ({ params: { id }, language }) => ({
    book: await openBooking(deps, id),
    detail: OWN_BOOKING_DETAIL[language],
  });

const BOOKING_DETAIL = { th: 'ข้อมูลการจอง', en: 'The booking' };

/** A booking by its `_id`, as staff see it: now, or as of an earlier moment. */
export const staffBookingPage =
  ({ db, past }: Pick<Deps, 'db'> & AsOfDeps): Handler<'GET /bookings/{id}'> =>
  async (request) => {
    const id = request.params.id.toLowerCase();
    const { answer: known, at } = await past.read(request.query.at, {
      groups: ['bookings', 'search'],
      now: (today) => findBooking(db, id, today),
      past: async (then) => wasThere(await bookingAt(then, id)),
    });
    return { book: shownTo(request)(known), at, detail: BOOKING_DETAIL[request.language] };
  };

const QUOTE_DETAIL = { th: 'เงินที่คุณจะได้รับคืนหากยกเลิกตอนนี้', en: 'Your refund if you cancel now' };

/** What a guest who cancels now gets back, by the policy that was agreed on when the room was held. */
export const refundQuotePage =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}/refund-quote'> =>
  async ({ params: { id }, language }) => {
    const { refundQuote } = await openBooking(deps, id);
    if (!refundQuote) throw new Refusal('wrong-status', 'There is nothing to be given back');
    return { ...refundQuote, detail: QUOTE_DETAIL[language] };
  };

/** A booking as it is stored, with what is told of its hotel and its room. */
type BookingRead = Awaited<ReturnType<ReturnType<typeof readBookings>['execute']>>[number];

const { ref } = expressionBuilder<{ h: HotelRow }, 'h'>();
const detail = <Key extends keyof HotelDetails & string>(key: Key) =>
  ref('h.details', '->').key(key);

const stayHotel = jsonBuildObject({
  hotelName: detail('hotelName'),
  slug: ref('h.slug'),
  bank: detail('bank'),
  bankAccountNumber: detail('bankAccountNumber'),
  bankAccountName: detail('bankAccountName'),
  promptPayId: detail('promptPayId'),
});

const eb = expressionBuilder<ReadSchema & { b: BookingRow }, 'b'>();
const ofCheckout = eb
  .selectFrom('payments as p')
  .whereRef('p.checkout_uid', '=', 'b.checkout_uid')
  .limit(1);

// a payment that was late is the one that counts where it was accepted, and there was none in time
const chargedBy = ofCheckout
  .select(({ ref }) =>
    jsonBuildObject({
      method: ref('p.method'),
      card: ref('p.card'),
      refundable: ref('p.refundable'),
    }).as('charged'),
  )
  .where('p.status', '=', 'paid')
  .where(eb.ref('b.terms', '->>').key('paymentMethod'), '=', 'gateway')
  .orderBy('p.late')
  .orderBy('p.requested_at');

const openCharge = ofCheckout
  .select(({ ref }) =>
    jsonBuildObject({
      chargeId: ref('p.charge_id').$notNull(),
      method: ref('p.method'),
      expiresAt: instantText(ref('p.expires_at')),
      authorizeUri: ref('p.authorize_uri'),
      qrUri: ref('p.qr_uri'),
    }).as('charge'),
  )
  .where('p.status', '=', 'pending')
  .orderBy('p.requested_at', 'desc');

/** Bookings as `BookingRead`, each `b` with its hotel `h` and room `r`, disabled or not: bookings live on. */
export const readBookings = (db: ReadDb) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('hotels as h', 'h.hotel_id', 'b.hotel_id')
    .innerJoin('rooms as r', 'r.room_id', 'b.room_id')
    .leftJoin('room_units as u', 'u.room_id', 'r.room_id')
    .select(({ selectFrom }) => [
      'b.booking_id as bookingId',
      'b.terms',
      'b.guest',
      'b.status',
      'b.payment_status as paymentStatus',
      'b.held_until as heldUntil',
      'b.placed_at as placedAt',
      'b.announced',
      'b.announced_at as announcedAt',
      'b.documents',
      'b.arrival',
      'b.departure',
      'b.no_show as noShow',
      'b.staff_note as staffNote',
      'b.disabled',
      'b.received',
      'b.extras',
      'b.desk_payments as deskPayments',
      'b.fee_charge as feeCharge',
      'b.transfer_reported_at as transferReportedAt',
      'b.slip_id as slipId',
      'b.tax_invoice as taxInvoice',
      'b.credit_notes as creditNotes',
      'b.refunds',
      'b.refund_requests as refundRequests',
      'b.refund_decisions as refundDecisions',
      'b.moved_refunds as movedRefunds',
      'b.version',
      selectFrom('checkouts as c')
        .select('c.amount')
        .whereRef('c.uid', '=', 'b.checkout_uid')
        .as('orderTotal'),
      chargedBy.as('chargedBy'),
      openCharge.as('openCharge'),
      stayHotel.as('hotel'),
      roomFacts.as('room'),
    ]);

/** What was read, as it is to be told on a day; units are for staff (units.ts). */
export const bookingOn =
  (today: LocalDate, unitOf: (bookingId: string) => string | null = () => null) =>
  ({ room, slipId, refundRequests, refundDecisions, ...facts }: BookingRead): KnownBooking =>
    toBooking({
      ...facts,
      askedRefunds: askedOf(refundRequests, refundDecisions),
      movedRefunds: Object.values(facts.movedRefunds),
      creditNotes: Object.values(facts.creditNotes),
      documents: Object.values(facts.documents),
      hasTransferSlip: slipId !== null,
      room: toRoom(room),
      unit: unitOf(facts.bookingId),
      today,
    });

const askedOf = (
  requests: BookingRead['refundRequests'],
  decisions: BookingRead['refundDecisions'],
) =>
  Object.fromEntries(
    Object.keys({ ...requests, ...decisions }).map((id) => [
      id,
      { request: requests[id] ?? null, decision: decisions[id] ?? null },
    ]),
  );

/** A booking by its id, as staff are told of it. Throws `not-found`. */
export async function findBooking(
  db: ReadDb,
  bookingId: string,
  today: LocalDate,
): Promise<KnownBooking> {
  const found = await readBooking(db, bookingId);
  return bookingOn(today, await findUnits(db, [found], today))(found);
}

/** The booking that a guest's id opens, as its guest sees it, with the others of its order. Throws `not-found`. */
async function openBooking(deps: OpensOrders, guestId: string): Promise<BookingJson> {
  const opened = await openOrder(deps, guestId);
  const rows = await readBookings(deps.db)
    .where('b.booking_id', '=', anyOf(opened.map(({ bookingId }) => bookingId)))
    .execute();
  const known = new Map(
    rows.map(bookingOn(bangkokDay(deps.now()))).map(({ bookingId, book }) => [bookingId, book]),
  );
  const order = opened.flatMap(({ bookingId, guestId: id }) => {
    const book = known.get(bookingId);
    return book ? [{ guestId: id, book }] : [];
  });
  const own = order.find((each) => each.guestId === guestId.toLowerCase());
  if (!own) throw new Refusal('not-found', 'No such booking');
  return shownToGuest(guestId.toLowerCase(), own.book, order);
}

type OpensOrders = Pick<Deps, 'db' | 'ids' | 'now' | 'guestIds'>;

async function readBooking(db: ReadDb, bookingId: string): Promise<BookingRead> {
  const found = await readBookings(db).where('b.booking_id', '=', bookingId).executeTakeFirst();
  if (!found) throw new Refusal('not-found', 'No such booking');
  return found;
}

/** Whether the caller sees guests' contacts masked. */
export const mustMask = (request: FastifyRequest): boolean => masksFor(principalOf(request));

/** A booking as this caller may see it. */
export const shownTo =
  (request: FastifyRequest) =>
  (known: KnownBooking): StaffBookingJson =>
    shownToStaff(principalOf(request), known);

/** Whose hotel a booking is at; undefined where there is no such booking. */
export const ownerOfBooking = (db: ReadDb, bookingId: string): Promise<OwnedBy | undefined> =>
  db
    .selectFrom('bookings')
    .select('owner_id as ownerId')
    .where((eb) => eb(eb.cast<string>('booking_id', 'text'), '=', bookingId))
    .executeTakeFirst();
