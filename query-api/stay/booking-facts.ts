import type { RoomFacts } from '@baanpak/contract/room/to-room.ts';
import { toRoom } from '@baanpak/contract/room/to-room.ts';
import type { BookingJson, KnownBooking } from '@baanpak/contract/stay/booking.ts';
import { shownToGuest } from '@baanpak/contract/stay/shown-to-guest.ts';
import { type BookingFacts, toBooking } from '@baanpak/contract/stay/to-booking.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type {
  RefundDecision,
  RefundProgress,
  RefundRequest,
} from '@baanpak/domain/values/money/refund.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Deps, ReadDb } from '../deps.ts';
import { roomFacts } from '../room/room-facts.ts';
import { openedBy } from './opened-by.ts';

export type BookingRead = Omit<BookingFacts, 'room' | 'today' | 'askedRefunds' | 'movedRefunds'> &
  Readonly<{
    room: RoomFacts;
    refundRequests: Readonly<Record<string, RefundRequest>>;
    refundDecisions: Readonly<Record<string, RefundDecision | null>>;
    movedRefunds: Readonly<Record<string, RefundProgress>>;
  }>;

/** The columns of `BookingRead`, of what `bookingTables` joins. */
export const bookingColumns = sql`
  b.booking_id AS "bookingId", b.terms, b.guest, b.status, b.payment_status AS "paymentStatus",
  b.held_until AS "heldUntil", b.placed_at AS "placedAt", b.arrival, b.departure, b.received, b.fee_charge AS "feeCharge",
  b.transfer_reported_at AS "transferReportedAt", b.slip_id IS NOT NULL AS "hasTransferSlip",
  b.tax_invoice AS "taxInvoice", b.refunds,
  b.refund_requests AS "refundRequests", b.refund_decisions AS "refundDecisions", b.moved_refunds AS "movedRefunds", b.version, json_build_object('hotelName', h.details->'hotelName', 'slug', h.slug,
    'bank', h.details->'bank', 'bankAccountNumber', h.details->'bankAccountNumber',
    'bankAccountName', h.details->'bankAccountName', 'promptPayId', h.details->'promptPayId') AS hotel,
  ${roomFacts} AS room`;

/** A booking `b`, its hotel and its room, disabled or not: bookings live on. */
export const bookingTables = sql`
  bookings b JOIN hotels h USING (hotel_id)
  JOIN rooms r ON r.room_id = b.room_id LEFT JOIN room_units u ON u.room_id = r.room_id`;

/** What was read, as it is to be told on a day. */
export const bookingOn =
  (today: LocalDate) =>
  ({ room, refundRequests, refundDecisions, movedRefunds, ...facts }: BookingRead): KnownBooking =>
    toBooking({
      ...facts,
      askedRefunds: askedOf(refundRequests, refundDecisions),
      movedRefunds: Object.values(movedRefunds),
      room: toRoom(room),
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

/** A booking by its id, the staff's. Throws `not-found`. */
export const findBooking = (
  db: ReadDb,
  bookingId: string,
  today: LocalDate,
): Promise<KnownBooking> => find(db, sql`${bookingId}::uuid`, today);

/** The booking that a guest's id opens, as its guest sees it. Throws `not-found`. */
export async function openBooking(
  { db, ids, now }: Pick<Deps, 'db' | 'ids' | 'now'>,
  guestId: string,
): Promise<BookingJson> {
  const { book } = await find(db, openedBy(ids, guestId), bangkokDay(now()));
  return shownToGuest(guestId.toLowerCase(), book);
}

async function find(
  db: ReadDb,
  bookingId: RawBuilder<unknown>,
  today: LocalDate,
): Promise<KnownBooking> {
  const { rows } = await sql<BookingRead>`
    SELECT ${bookingColumns} FROM ${bookingTables} WHERE b.booking_id = ${bookingId}`.execute(db);
  if (!rows[0]) throw new Refusal('not-found', 'No such booking');
  return bookingOn(today)(rows[0]);
}
