import type { BookingJson, KnownBooking } from '@baanpak/contract/booking/booking.ts';
import { shownToGuest, toBooking } from '@baanpak/contract/booking/present-booking.ts';
import { toRoom } from '@baanpak/contract/room/to-room.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { BookingRow } from '@baanpak/projector/booking/tables.ts';
import type { HotelRow } from '@baanpak/projector/hotel/tables.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Deps, ReadDb } from '../deps.ts';
import { instantText } from '../instant-text.ts';
import { roomFacts } from '../room/room-facts.ts';
import { openOrder } from './order.ts';
import { findUnits } from './units.ts';

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
  const found = await read(db, bookingId);
  return bookingOn(today, await findUnits(db, [found], today))(found);
}

/** The booking that a guest's id opens, as its guest sees it, with the others of its order. Throws `not-found`. */
export async function openBooking(deps: OpensOrders, guestId: string): Promise<BookingJson> {
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

async function read(db: ReadDb, bookingId: string): Promise<BookingRead> {
  const found = await readBookings(db).where('b.booking_id', '=', bookingId).executeTakeFirst();
  if (!found) throw new Refusal('not-found', 'No such booking');
  return found;
}
