import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { userStream } from '@baanpak/domain/user/user.ts';
import type { EventStreamRow } from './tables.ts';

type Owned = Omit<EventStreamRow, 'stream'>;

type Listed = DomainEvent & Readonly<{ revision: number }>;

/** Of streams of nothing else, which grow for ever: each time their owner is named, all their events are looked at. */
const BY_FIRST = new Set<DomainEvent['type']>([
  'TaxInvoiceIssued',
  'CreditNoteIssued',
  'ReviewCounted',
  'RoomListed',
]);

/**
 * Whose the stream of an event is, where the event says so. An owner is named once, so a user who works
 * for another owner since is still listed with the first.
 */
export function streamOwner(event: Listed): Owned | undefined {
  if (BY_FIRST.has(event.type) && event.revision > 0) return undefined;
  switch (event.type) {
    case 'HotelRegistered':
    case 'RoomRegistered':
    case 'CaseOpened':
    case 'TaxInvoiceIssued':
    case 'CreditNoteIssued':
    case 'UserRegistered':
    case 'CashMoved':
    case 'ShiftCounted':
    case 'SettlementClosed':
    case 'ReviewWritten':
      return of(event.data.ownerId);
    case 'BookingPlaced':
    case 'BookingTaken':
    case 'BlockPlaced':
      return of(event.data.terms.ownerId);
    case 'RoomListed':
    case 'ReviewCounted':
      return partOf(hotelStream(event.data.hotelId));
    case 'CalendarOpened':
      return partOf(roomStream(event.data.roomId));
    case 'TokenEnded':
      return partOf(userStream(event.data.userId));
    case 'RefundStarted':
      return ofOnly(event.data.bookingIds);
    default:
      return undefined;
  }
}

const of = (ownerId: string | null): Owned => ({ owner_id: ownerId, part_of: null });
const partOf = (stream: string): Owned => ({ owner_id: null, part_of: stream });

/** What concerns several bookings may be several owners'. */
const ofOnly = ([bookingId, ...others]: readonly string[]): Owned | undefined =>
  bookingId === undefined || others.length > 0 ? undefined : partOf(bookingStream(bookingId));
