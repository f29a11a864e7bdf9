import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { EVENT_TYPES, subjectsOf } from '@baanpak/domain/events.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { userStream } from '@baanpak/domain/user/user.ts';
import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { causedByOf } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Pool, PoolClient } from 'pg';
import { bitsOf } from '../room/rooms.ts';
import { put } from '../row-changes.ts';
import type { Projection } from '../run/projection.ts';
import { addOnce } from '../run/raw-queries.ts';
import type { Change, RowChanges } from '../run/rows.ts';
import { LONGEST_MS } from '../schema/create.ts';
import { lifetimes } from './lifetimes.ts';
import {
  nameAll,
  nameAllCauses,
  nameCauses,
  nameOwners,
  nameSubjects,
  putEvents,
} from './raw-queries.ts';
import { type EventSubjectRow, eventModel, LISTED_STREAMS, shownStream } from './tables.ts';

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
  puts: {
    listed_events: putEvents,
    ...{ stream_parts: addOnce, event_subjects: addOnce },
    ...{ night_prices: addOnce, base_prices: addOnce },
  },
  folding: lifetimes,
  settle: completeRows,
  settleAll: completeAllRows,
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
      correlation: correlationOf(event),
      log_stream: stream === event.stream ? null : event.stream,
      revision: event.revision,
    }),
    ...(owner
      ? [
          put('event_streams', { stream, owner_id: owner.ownerId }),
          ...owner.partOf.map((part) =>
            put('stream_parts', { stream, part_of: shownStream(part) }),
          ),
        ]
      : []),
    ...concerned(event).map((subject) =>
      put('event_subjects', {
        ...subject,
        at: event.recordedAt,
        commit_position: Number(commit),
        prepare_position: Number(prepare),
        stream: event.stream,
        revision: event.revision,
        correlation: correlationOf(event),
      }),
    ),
    ...pricesSince(event),
  ];
}

const correlationOf = ({ id, metadata }: EventEnvelope<DomainEvent>): string =>
  metadata.correlationId ?? id;

/** What nights cost since an event: one row a period, however many nights it has. */
function pricesSince(event: EventEnvelope<DomainEvent>): readonly Change[] {
  const { revision } = event;
  if (event.type === 'RoomRegistered' || event.type === 'RoomDescribed') {
    const { basePrice: price } =
      event.type === 'RoomRegistered' ? event.data.details : event.data.changes;
    const { roomId: room_id } = event.data;
    return price === undefined ? [] : [put('base_prices', { room_id, revision, price })];
  }
  if (event.type !== 'DaysPainted') return [];
  const { roomId: room_id, prices } = event.data;
  return prices.map(({ from, to, weekdays, price }, part) =>
    put('night_prices', {
      ...{ room_id, revision, part, price },
      ...{ from_night: from, to_night: to, weekdays: bitsOf(weekdays) },
    }),
  );
}

/** In place of what an event does not name: what the start of its stream does. */
const BY_START = { kind: 'start', id: '00000000-0000-0000-0000-000000000000' } as const;

/** A room's events name the room alone, and are in the history of its hotel, too. */
const ROOM = roomStream('');

/** What an event concerns, by ids as the log has them since its first version. */
function concerned(
  event: EventEnvelope<DomainEvent>,
): readonly Pick<EventSubjectRow, 'kind' | 'id'>[] {
  const subjects = subjectsOf(event).filter(({ id }) => UUID.test(id));
  const isByStart = subjects.length === 0 || event.stream.startsWith(ROOM);
  return [...subjects, ...(isByStart && event.revision > 0 ? [BY_START] : [])];
}

const uuidIn = (id: string | null): string | null => (id !== null && UUID.test(id) ? id : null);
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Completes rows from others: owners of events of before, whose stream comes to have one or is part of one that does;
 * what events concern that name nothing; and whom causes lead to, where an event does not say.
 */
async function completeRows(
  client: PoolClient,
  schema: string,
  changes: RowChanges,
): Promise<void> {
  const streams = (changes.get('event_streams') ?? []).map(({ key }) => String(key.stream));
  if (streams.length > 0) await runRaw(client, nameOwners([streams], { schema }));
  if ((changes.get('event_subjects') ?? []).some(({ key }) => key.kind === BY_START.kind))
    await runRaw(client, nameSubjects([], { schema }));
  const caused = (changes.get('listed_events') ?? [])
    .filter(({ put: row }) => row?.caused_by === null && row.causation_id !== null)
    .map(({ key }) => String(key.event_id));
  if (caused.length > 0) await runRaw(client, nameCauses([caused], { schema }));
}

async function completeAllRows(pool: Pool, schema: string): Promise<void> {
  await runRaw(pool, nameAll([], { schema }), { within: LONGEST_MS });
  await runRaw(pool, nameSubjects([], { schema }), { within: LONGEST_MS });
  await runRaw(pool, nameAllCauses([], { schema }), { within: LONGEST_MS });
}

/** Whose a stream is: an owner's, or whosever all the streams are that it is part of. */
type Owned = Readonly<{ ownerId: string | null; partOf: readonly string[] }>;

type Listed = DomainEvent & Readonly<{ revision: number }>;

/** Of streams of nothing else, which grow for ever: each time their owner is named, all their events are looked at. */
const BY_FIRST = new Set<DomainEvent['type']>([
  'TaxInvoiceIssued',
  'CreditNoteIssued',
  'ReviewCounted',
  'RoomListed',
  'CaseListed',
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
    case 'CheckoutOpened':
      return partOf(...event.data.items.map(({ hotelId }) => hotelStream(hotelId)));
    case 'CheckoutHeld':
    case 'PaymentAwaited':
      return partOf(...event.data.stays.map(({ hotelId }) => hotelStream(hotelId)));
    case 'ChargeRequested':
    case 'CaseListed':
      return partOf(checkoutStream(event.data.checkoutUid));
    case 'CalendarOpened':
      return partOf(roomStream(event.data.roomId));
    case 'TokenEnded':
      return partOf(userStream(event.data.userId));
    case 'RefundStarted':
      return partOf(...event.data.bookingIds.map(bookingStream));
    default:
      return undefined;
  }
}

const of = (ownerId: string | null): Owned => ({ ownerId, partOf: [] });
const partOf = (...streams: readonly string[]): Owned => ({
  ownerId: null,
  partOf: [...new Set(streams)],
});
