import type { LocalDate } from '@baanpak/domain/values/local-date.ts';
import type { RefundProgress } from '@baanpak/domain/values/refund.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import { sql } from 'kysely';
import type { BookingJson } from '../contract/booking.ts';
import { type BookingFacts, toBooking } from '../contract/to-booking.ts';
import type { RoomFacts } from '../contract/to-room.ts';
import { toRoom } from '../contract/to-room.ts';
import type { ReadDb } from '../deps.ts';
import { roomFacts } from '../room/room-facts.ts';

export type BookingRead = Omit<BookingFacts, 'room' | 'today' | 'movedRefunds'> &
  Readonly<{ room: RoomFacts; movedRefunds: Readonly<Record<string, RefundProgress>> }>;

/** The columns of `BookingRead`, of what `bookingTables` joins. */
export const bookingColumns = sql`
  b.booking_id AS "bookingId", b.terms, b.guest, b.status, b.payment_status AS "paymentStatus",
  b.held_until AS "heldUntil", b.placed_at AS "placedAt", b.arrival, b.departure, b.received, b.fee_charge AS "feeCharge",
  b.transfer_reported_at AS "transferReportedAt", b.slip_id IS NOT NULL AS "hasTransferSlip",
  b.tax_invoice AS "taxInvoice", b.refunds, b.moved_refunds AS "movedRefunds", b.version, json_build_object('hotelName', h.details->'hotelName', 'slug', h.slug,
    'bank', h.details->'bank', 'bankAccountNumber', h.details->'bankAccountNumber',
    'bankAccountName', h.details->'bankAccountName', 'promptPayId', h.details->'promptPayId') AS hotel,
  ${roomFacts} AS room`;

/** A booking `b`, its hotel and its room, disabled or not: bookings live on. */
export const bookingTables = sql`
  read.bookings b JOIN read.hotels h USING (hotel_id)
  JOIN read.rooms r ON r.room_id = b.room_id LEFT JOIN read.room_units u ON u.room_id = r.room_id`;

/** What was read, as it is to be told on a day. */
export const bookingOn =
  (today: LocalDate) =>
  ({ room, movedRefunds, ...facts }: BookingRead): BookingJson =>
    toBooking({
      ...facts,
      movedRefunds: Object.values(movedRefunds),
      room: toRoom(room),
      today,
    });

/** Throws `not-found`. */
export async function findBooking(
  db: ReadDb,
  bookingId: string,
  today: LocalDate,
): Promise<BookingJson> {
  const { rows } = await sql<BookingRead>`
    SELECT ${bookingColumns} FROM ${bookingTables} WHERE b.booking_id = ${bookingId}`.execute(db);
  if (!rows[0]) throw new Refusal('not-found', 'No such booking');
  return bookingOn(today)(rows[0]);
}
