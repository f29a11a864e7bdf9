import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import { anyOf, openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Pool } from 'pg';
import { put, set } from '../row-changes.ts';
import type { StatefulProjection } from '../run/projection.ts';
import type { Change } from '../run/rows.ts';
import { type EventTables, LIFETIME_KINDS, type LifetimeKind, type LifetimeRow } from './tables.ts';

/** Under what a thing is listed. */
type Listed = Omit<
  LifetimeRow,
  'kind' | 'id' | 'from_commit' | 'from_prepare' | 'until_commit' | 'until_prepare'
>;

/** What an event says of where a thing is listed: that it begins to be, that something of it changes, or that it ends. */
export type LifetimeStep = Readonly<{ kind: LifetimeKind; id: string }> &
  (
    | Readonly<{ begins: Listed }>
    | Readonly<{ changes: Partial<Listed> }>
    | Readonly<{ ends: true }>
  );

/** The lifetime that a thing is in; null once there are no more. */
type State = Readonly<{ last: LifetimeRow | null }>;

/**
 * Rows of `lifetimes` (docs/adr/0157-lists-as-of-a-place-in-the-log.md). A row ends where the next of its thing begins,
 * so the last row of each thing is remembered, and read again from the table itself.
 */
export const lifetimes: StatefulProjection = {
  subjects(event) {
    const step = lifetimeStep(event);
    return step === undefined || 'begins' in step ? [] : [subjectOf(step)];
  },
  fold(event, states) {
    const step = lifetimeStep(event);
    if (step === undefined) return NOTHING;
    const subject = subjectOf(step);
    const last = 'begins' in step ? null : lastOf(states(subject));
    const next = nextLifetime(event, step, last);
    if (next === last) return NOTHING;
    const state: State = { last: next };
    return {
      states: new Map([[subject, state]]),
      changes: [...(last ? [endOf(last, event)] : []), ...(next ? [put('lifetimes', next)] : [])],
    };
  },
  keep: () => [], // the rows are the state
  read: readLast,
};

const NOTHING = { states: new Map<string, object>(), changes: [] };

/** The lifetime of a thing after an event; the last one itself where it goes on. */
function nextLifetime(
  { position }: EventEnvelope<DomainEvent>,
  step: LifetimeStep,
  last: LifetimeRow | null,
): LifetimeRow | null {
  if ('ends' in step) return null;
  const from = { from_commit: Number(position.commit), from_prepare: Number(position.prepare) };
  const open = { ...from, until_commit: null, until_prepare: null };
  if ('begins' in step) return { kind: step.kind, id: step.id, ...open, ...step.begins };
  if (last === null) return null;
  const next = { ...last, ...step.changes };
  const isSame = fieldsOf(NOWHERE).every((column) => next[column] === last[column]);
  return isSame ? last : { ...next, ...open };
}

const endOf = (
  { kind, id, from_commit, from_prepare }: LifetimeRow,
  { position: { commit, prepare } }: EventEnvelope<DomainEvent>,
): Change =>
  set(
    'lifetimes',
    { kind, id, from_commit, from_prepare },
    { until_commit: Number(commit), until_prepare: Number(prepare) },
  );

const subjectOf = ({ kind, id }: Readonly<{ kind: string; id: string }>) => `${kind}:${id}`;

const lastOf = (state: object | undefined): LifetimeRow | null =>
  state !== undefined && isState(state) ? state.last : null;

const isState = (state: object): state is State => 'last' in state;

async function readLast(pool: Pool, schema: string, subjects: readonly string[]) {
  const ids = subjects.map((subject) => subject.slice(subject.indexOf(':') + 1));
  const rows = await openKysely<EventTables>(pool)
    .withSchema(schema)
    .selectFrom('lifetimes')
    .selectAll()
    .where('kind', 'in', [...LIFETIME_KINDS])
    .where('id', '=', anyOf(ids))
    .where('until_commit', 'is', null)
    .execute();
  return new Map(rows.map((last): [string, State] => [subjectOf(last), { last }]));
}

/**
 * What an event says of where a thing is listed. A room of a removed hotel is in no list either, which its hotel's
 * lifetimes say.
 */
export function lifetimeStep(event: DomainEvent): LifetimeStep | undefined {
  const step = stepOf(event);
  return step && UUID.test(step.id) ? step : undefined;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function stepOf(event: DomainEvent): LifetimeStep | undefined {
  switch (event.type) {
    case 'BookingPlaced':
    case 'BlockPlaced':
      return booked(event.data, event.data.placedAt);
    case 'BookingTaken':
      return booked(event.data, event.data.takenAt);
    case 'StayMoved': {
      const { roomId: room_id, checkIn: check_in, checkOut: check_out } = event.data.to;
      return ofBooking(event.data, { room_id, check_in, check_out });
    }
    case 'BookingDisabled':
      return ofBooking(event.data, { hidden: true });
    case 'BookingEnabled':
    case 'BookingPaid':
    case 'PaymentReceived':
    case 'BookingReinstated':
      return ofBooking(event.data, { hidden: false });
    case 'RoomRegistered': {
      const { roomId: id, hotelId: hotel_id, ownerId: owner_id } = event.data;
      return { kind: 'room', id, begins: { ...NOWHERE, owner_id, hotel_id, room_id: id } };
    }
    case 'RoomRemoved':
      return { kind: 'room', id: event.data.roomId, ends: true };
    case 'HotelRegistered': {
      const { hotelId: id, ownerId: owner_id } = event.data;
      return { kind: 'hotel', id, begins: { ...NOWHERE, owner_id, hotel_id: id } };
    }
    case 'HotelRemoved':
      return { kind: 'hotel', id: event.data.hotelId, ends: true };
    case 'UserRegistered': {
      const { userId: id, ownerId: owner_id } = event.data;
      return { kind: 'user', id, begins: { ...NOWHERE, owner_id } };
    }
    case 'UserAssigned':
      return { kind: 'user', id: event.data.userId, changes: { owner_id: event.data.ownerId } };
    case 'UserRemoved':
      return { kind: 'user', id: event.data.userId, ends: true };
    default:
      return undefined;
  }
}

type Booked = Extract<DomainEvent, { type: 'BookingPlaced' | 'BookingTaken' | 'BlockPlaced' }>;

function booked(
  { bookingId: id, terms }: Pick<Booked['data'], 'bookingId' | 'terms'>,
  placed_at: Listed['placed_at'],
): LifetimeStep {
  const { ownerId: owner_id, hotelId: hotel_id, roomId: room_id } = terms;
  const { checkIn: check_in, checkOut: check_out } = terms;
  const under = { owner_id, hotel_id, room_id, placed_at, check_in, check_out };
  return { kind: 'booking', id, begins: { ...NOWHERE, ...under } };
}

const ofBooking = (
  { bookingId: id }: Readonly<{ bookingId: string }>,
  changes: Partial<Listed>,
): LifetimeStep => ({ kind: 'booking', id, changes });

const NOWHERE: Listed = {
  ...{ owner_id: null, hotel_id: null, room_id: null, hidden: false },
  ...{ placed_at: null, check_in: null, check_out: null },
};
