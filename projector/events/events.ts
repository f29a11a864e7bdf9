import { createHash } from 'node:crypto';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { EVENT_TYPES } from '@baanpak/domain/events.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { userStream } from '@baanpak/domain/user/user.ts';
import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { causedByOf } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Pool, PoolClient } from 'pg';
import { type Change, type Projection, put } from '../projection.ts';
import type { RowChanges } from '../run/merge-changes.ts';
import { LONGEST_MS } from '../schema/longest.ts';
import { nameAll, nameAllCauses, nameCauses, nameOwners, putEvents } from './raw-queries.ts';
import { type EventStreamRow, eventModel } from './tables.ts';

/** All but those that names were claimed by. */
export const LISTED_STREAMS = [
  ...['hotel-', 'hotelRooms-', 'room-', 'roomCalendar-', 'booking-', 'checkout-', 'payment-'],
  ...[
    'refund-',
    'moneyCase-',
    'moneyCases-',
    'ledgerDay-',
    'taxInvoices-',
    'settlement-',
    'commissionInvoices-',
    'user-',
    'endedToken-',
    'admins',
  ],
  ...['site', 'partnerApplication-', 'till-', 'review-', 'reviewScores-'],
];

type OfEveryEvent = Omit<Projection<never>, 'when'> &
  Readonly<{
    when: Readonly<Record<string, (event: EventEnvelope<DomainEvent>) => readonly Change[]>>;
  }>;

/**
 * Every event with its owner, but for those that names were claimed by: such a stream is called by somebody's
 * username (docs/adr/0046-events-for-staff.md).
 */
export const events: OfEveryEvent = {
  model: eventModel,
  streams: LISTED_STREAMS,
  puts: { listed_events: putEvents },
  settle: nameOwnersAndCauses,
  settleAll: nameAllOwnersAndCauses,
  when: Object.fromEntries(EVENT_TYPES.map((type) => [type, listed])),
};

function listed(event: EventEnvelope<DomainEvent>): readonly Change[] {
  const stream = shownStream(event.stream);
  const owner = streamOwner(event);
  const { commit, prepare } = event.position;
  return [
    put('listed_events', {
      event_id: event.id,
      type: event.type,
      stream,
      actor: event.metadata.actor,
      at: event.recordedAt,
      commit_position: Number(commit),
      prepare_position: Number(prepare),
      owner_id: null,
      caused_by: causedByOf(event.metadata) ?? null,
      causation_id: uuidIn(event.metadata.causationId),
    }),
    ...(owner ? [put('event_streams', { stream, ...owner })] : []),
  ];
}

const uuidIn = (id: string | null): string | null => (id !== null && UUID.test(id) ? id : null);
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Anyone who knows these ids may act as the guest. */
const SECRET = /^(checkout|payment|moneyCases)-(.+)$/;

/** A stream's name as staff may read it: a payment's by the id it has in their lists. */
export function shownStream(stream: string): string {
  const [, kind, id] = SECRET.exec(stream) ?? [];
  if (kind === undefined || id === undefined) return stream;
  const hash = createHash('md5').update(id).digest('hex');
  return `${kind}-${hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}

/** Of events of before, whose stream comes to have an owner, or whose whole does; and whom causes lead to, where an event does not say. */
async function nameOwnersAndCauses(
  client: PoolClient,
  schema: string,
  changes: RowChanges,
): Promise<void> {
  const streams = (changes.get('event_streams') ?? []).map(({ key }) => String(key.stream));
  if (streams.length > 0) await runRaw(client, nameOwners([streams], { schema }));
  const caused = (changes.get('listed_events') ?? [])
    .filter(({ put: row }) => row?.caused_by === null && row.causation_id !== null)
    .map(({ key }) => String(key.event_id));
  if (caused.length > 0) await runRaw(client, nameCauses([caused], { schema }));
}

async function nameAllOwnersAndCauses(pool: Pool, schema: string): Promise<void> {
  await runRaw(pool, nameAll([], { schema }), { within: LONGEST_MS });
  await runRaw(pool, nameAllCauses([], { schema }), { within: LONGEST_MS });
}

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
