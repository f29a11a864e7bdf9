import type { EventJson } from '@baanpak/contract/events/event.ts';
import { type DayPrice, priceRuns } from '@baanpak/contract/history/sentence.ts';
import { booking, bookingStream, evolveBooking } from '@baanpak/domain/booking/booking.ts';
import type { Booking, BookingEvent } from '@baanpak/domain/booking/booking-state.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { site } from '@baanpak/domain/site/site.ts';
import { mapAtMost } from '@baanpak/infrastructure/concurrency/map-at-most.ts';
import { SETS_VALUES, VALUE_EVENTS } from '@baanpak/projector/events/tables.ts';
import { sql } from 'kysely';
import type { ReadDb } from '../database/read-db.ts';
import type { EventLog } from '../handler.ts';
import { decodeEach, READS_AT_ONCE, readPlaces } from '../log/read-log.ts';
import type { PricesBefore } from './present-history.ts';
import type { HistoryEvent } from './read-history.ts';

type Values = Readonly<Record<string, unknown>>;
/**
 * The same fields before and after an event; null of an event that changes none. Fields whose earlier value is not
 * known are not in `before`, and `missing` says why.
 */
export type ValuesChanged = Readonly<{
  before: Values | null;
  after: Values | null;
  missing: Missing | null;
}>;
/** Of an event that changes no field that a list shows. */
export const NO_VALUES: ValuesChanged = { before: null, after: null, missing: null };

type Missing = NonNullable<EventJson['missing']>;

/** So many events of a booking are read up to one of them. */
const EVENTS_READ = 2_000;
/** So many events of another thing that set values: they lie apart in its stream, so each may be a read of its own. */
const VALUES_READ = 200;

type Reading = Readonly<{
  db: ReadDb;
  log: EventLog;
  pricesBefore: PricesBefore;
  /** Whether users' owners may be named: who moved had others before. */
  namesOwners: boolean;
}>;

/**
 * What events changed in their bookings, rooms, hotels, users or the site, by field, for lists: nothing personal, and
 * of prices the periods that changed. Of a booking it reads all events up to them, of other things those that set values.
 */
export async function valuesChangedBy(
  reading: Reading,
  events: readonly HistoryEvent[],
): Promise<ReadonlyMap<string, ValuesChanged>> {
  const inStreams = new Map<string, HistoryEvent[]>();
  for (const event of events)
    if (isOfBooking(event) || valuesSetBy(event) !== null)
      inStreams.set(event.stream, [...(inStreams.get(event.stream) ?? []), event]);
  const changed = await mapAtMost(READS_AT_ONCE, [...inStreams], ([stream, ofStream]) => {
    return isOfBooking({ stream })
      ? changesInBooking(reading, stream, ofStream)
      : changesOfThing(reading, stream, ofStream);
  });
  const prices = events.flatMap((event): [string, ValuesChanged][] => {
    const days =
      event.type === 'DaysPainted' ? reading.pricesBefore.get(event.id)?.days : undefined;
    return days ? [[event.id, pricesChanged(days)]] : [];
  });
  return new Map([...changed.flat(), ...prices]);
}

const isOfBooking = ({ stream }: Readonly<{ stream: string }>) =>
  stream.startsWith(bookingStream(''));

/** What of a booking a list shows, by the names of `GET /bookings/{id}`; money in satang. */
function valuesOfBooking(state: Booking): Values {
  if (state.status === 'unknown') return {};
  const { terms, arrival, departure, status, noShow, disabled } = state;
  const { checkIn, checkOut, roomId, price, guests, children, pets, breakfast, methodCheckIn } =
    terms;
  return {
    ...{ status, checkInDate: checkIn, checkOutDate: checkOut, roomId, price },
    ...{ guests, children, pets, breakfast, methodCheckIn, noShow, disabled },
    ...{ checkInStatus: arrival !== null, checkOutStatus: departure !== null },
  };
}

async function changesInBooking(
  { log }: Reading,
  stream: string,
  asked: readonly HistoryEvent[],
): Promise<[string, ValuesChanged][]> {
  const limit = Math.min(lastOf(asked) + 1, EVENTS_READ);
  const stored = await log.store.readStream(stream, { limit });
  const { events, unreadable } = await decodeEach<BookingEvent>(log.codec, stored);
  const [gap] = unreadable.map(({ revision }) => revision);
  const behind = asked.filter(({ revision }) => revision >= limit);
  let state: Booking = booking.initialState;
  const changed = events.flatMap((event): [string, ValuesChanged][] => {
    // nothing is folded beyond what cannot be read
    if (gap !== undefined && event.revision > gap) return [[event.id, allMissing('unreadable')]];
    const before = state;
    state = evolveBooking(state, event);
    return before.status === 'unknown'
      ? []
      : [[event.id, changedBetween(valuesOfBooking(before), valuesOfBooking(state))]];
  });
  return [
    ...changed,
    ...behind.map(({ id }): [string, ValuesChanged] => [id, allMissing('far-back')]),
  ];
}

const lastOf = (events: readonly HistoryEvent[]): number =>
  Math.max(...events.map(({ revision }) => revision));

const allMissing = (missing: Missing): ValuesChanged => ({ before: null, after: null, missing });

/** The values that an event of a thing sets; null of one that sets none that a list shows. */
function valuesSetBy(event: DomainEvent): Values | null {
  if (!isValueEvent(event)) return null;
  switch (event.type) {
    case 'RoomRegistered':
      return { ...event.data.details, disabled: false };
    case 'HotelRegistered':
      return { ...event.data.details, slug: event.data.slug, disabled: false };
    case 'UserRegistered':
      return { role: event.data.role, ownerId: event.data.ownerId, disabled: false };
    case 'RoomDescribed':
    case 'HotelDescribed':
      return event.data.changes;
    case 'HotelSlugReplaced':
      return { slug: event.data.slug };
    case 'UserAssigned':
      return { role: event.data.role, ownerId: event.data.ownerId };
    case 'RoomDisabled':
    case 'HotelDisabled':
    case 'UserDisabled':
      return { disabled: true };
    case 'RoomEnabled':
    case 'HotelEnabled':
    case 'UserEnabled':
      return { disabled: false };
    case 'SiteRevised': {
      const { pages: _, ...words } = event.data.changes;
      return words;
    }
  }
}

type ValueEvent = Extract<DomainEvent, { type: (typeof VALUE_EVENTS)[number] }>;
const isValueEvent = (event: DomainEvent): event is ValueEvent =>
  VALUE_EVENTS.some((type) => type === event.type);

const FIRST: ReadonlySet<string> = new Set(['RoomRegistered', 'HotelRegistered', 'UserRegistered']);

/** What was set of a thing, from the oldest on: a place where an event cannot be read is null. */
type SetOfThing = Readonly<{ events: readonly (HistoryEvent | null)[]; isWhole: boolean }>;

async function changesOfThing(
  reading: Reading,
  stream: string,
  asked: readonly HistoryEvent[],
): Promise<[string, ValuesChanged][]> {
  const { db, log } = reading;
  const places = await db
    .selectFrom('listed_events')
    .select(['stream', 'revision'])
    .where('stream', '=', stream)
    .where(sql<boolean>`${sql.raw(SETS_VALUES)}`)
    .where('revision', '<=', lastOf(asked))
    .orderBy('revision', 'desc')
    .limit(VALUES_READ + 1)
    .execute();
  const stored = await readPlaces(log.store, places.slice(0, VALUES_READ));
  const { events, unreadable } = await decodeEach<DomainEvent>(log.codec, stored);
  const inOrder = [...events, ...unreadable].toSorted((a, b) => a.revision - b.revision);
  const readable = new Map(events.map((event) => [event.id, event]));
  const changed = changesOfValues(
    {
      events: inOrder.map(({ id }) => readable.get(id) ?? null),
      isWhole: places.length <= VALUES_READ,
    },
    reading,
  );
  const told = new Set(inOrder.map(({ id }) => id));
  return [
    ...changed,
    ...asked.flatMap(({ id }): [string, ValuesChanged][] =>
      told.has(id) ? [] : [[id, allMissing('far-back')]],
    ),
  ];
}

/** What events of one thing changed, as far as is known what its values were before. */
export function changesOfValues(
  { events, isWhole }: SetOfThing,
  { pricesBefore, namesOwners }: Pick<Reading, 'pricesBefore' | 'namesOwners'>,
): [string, ValuesChanged][] {
  const isOfSite = events.some((event) => event?.type === 'SiteRevised');
  const known = new Map<string, unknown>(
    isWhole && isOfSite ? Object.entries(site.initialState) : [],
  );
  let missing: Missing | null = isWhole ? null : 'far-back';
  let worksFor: string | null | undefined;
  return events.flatMap((event): [string, ValuesChanged][] => {
    if (event === null) {
      known.clear();
      missing = 'unreadable';
      return [];
    }
    const set = valuesSetBy(event);
    if (set === null) return [];
    // what a user was at another owner is not told: of the time before, nothing is known again
    if (event.type === 'UserAssigned' && event.data.ownerId !== worksFor) {
      if (!namesOwners) for (const name of known.keys()) known.set(name, null);
      worksFor = event.data.ownerId;
    }
    if (event.type === 'UserRegistered') worksFor = event.data.ownerId;
    const after = Object.fromEntries(
      Object.entries(set).filter(([name]) => namesOwners || name !== 'ownerId'),
    );
    const { basePriceBefore } = pricesBefore.get(event.id) ?? {};
    if (basePriceBefore !== undefined) known.set('basePrice', basePriceBefore);
    const unknown = missing === null ? [] : Object.keys(after).filter((name) => !known.has(name));
    const before = Object.fromEntries(
      Object.keys(after).map((name) => [name, known.get(name) ?? null]),
    );
    for (const [name, value] of Object.entries(after)) known.set(name, value);
    if (FIRST.has(event.type)) return [];
    return [[event.id, withoutUnknown(changedBetween(before, after), { unknown, missing, after })]];
  });
}

type Unknown = Readonly<{ unknown: readonly string[]; missing: Missing | null; after: Values }>;

/** Of fields whose earlier value is not known, what they are alone. */
function withoutUnknown(changed: ValuesChanged, { unknown, missing, after }: Unknown) {
  if (unknown.length === 0) return changed;
  const isKnown = ([name]: readonly [string, unknown]) => !unknown.includes(name);
  return {
    before: Object.fromEntries(Object.entries(changed.before ?? {}).filter(isKnown)),
    after: {
      ...Object.fromEntries(Object.entries(changed.after ?? {}).filter(isKnown)),
      ...Object.fromEntries(unknown.map((name) => [name, after[name] ?? null])),
    },
    missing,
  };
}

/** Of two sets of values those that differ. */
function changedBetween(one: Values, other: Values): ValuesChanged {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null),
  );
  const of = (values: Values) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return names.length === 0 ? NO_VALUES : { before: of(one), after: of(other), missing: null };
}

function pricesChanged(days: readonly DayPrice[]): ValuesChanged {
  const runs = priceRuns(days);
  const of = (price: 'from' | 'to') => ({
    prices: runs.map((run) => ({ ...run.period, price: run[price] })),
  });
  return { before: of('from'), after: of('to'), missing: null };
}
