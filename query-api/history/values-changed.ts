import { type DayPrice, priceRuns } from '@baanpak/contract/history/sentence.ts';
import { booking, bookingStream, evolveBooking } from '@baanpak/domain/booking/booking.ts';
import type { Booking, BookingEvent } from '@baanpak/domain/booking/booking-state.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { SITE_STREAM, site } from '@baanpak/domain/site/site.ts';
import { mapAtMost } from '@baanpak/infrastructure/concurrency/map-at-most.ts';
import type { EventLog } from '../handler.ts';
import { decodeEach, READS_AT_ONCE } from '../log/read-log.ts';
import type { PricesBefore } from './present-history.ts';
import type { HistoryEvent } from './read-history.ts';

type Values = Readonly<Record<string, unknown>>;
/** The same fields before and after an event; null of an event that changes none. */
export type ValuesChanged = Readonly<{ before: Values | null; after: Values | null }>;

/** So many events of a stream are looked at before one of them: what was set earlier is null before. */
const EVENTS_BEFORE = 1_000;

type Reading = Readonly<{
  log: EventLog;
  pricesBefore: PricesBefore;
  /** Whether users' owners may be named: who moved had others before. */
  namesOwners: boolean;
}>;

/**
 * What events changed in their bookings, rooms, hotels, users or the site, by field, for lists: nothing personal, and
 * of prices the periods that changed. It reads the events before them in their own streams, a thousand at most.
 */
export async function valuesChangedBy(
  { log, pricesBefore, namesOwners }: Reading,
  events: readonly HistoryEvent[],
): Promise<ReadonlyMap<string, ValuesChanged>> {
  const inStreams = new Map<string, HistoryEvent[]>();
  for (const event of events)
    if (isOfBooking(event) || valuesSetBy(event) !== null)
      inStreams.set(event.stream, [...(inStreams.get(event.stream) ?? []), event]);
  const changed = await mapAtMost(READS_AT_ONCE, [...inStreams], async ([stream, ofStream]) => {
    const revisions = ofStream.map(({ revision }) => revision);
    const from = Math.max(0, Math.min(...revisions) - EVENTS_BEFORE);
    const limit = Math.min(Math.max(...revisions) - from, 2 * EVENTS_BEFORE) + 1;
    const stored = await log.store.readStream(stream, { from, limit });
    if (isOfBooking({ stream })) {
      const read = await decodeEach<BookingEvent>(log.codec, stored);
      return from > 0 || read.unreadable.length > 0 ? [] : changesInBooking(read.events);
    }
    const { events: read } = await decodeEach<DomainEvent>(log.codec, stored);
    return changesOfValues(read, { pricesBefore, namesOwners });
  });
  const prices = events.flatMap((event): [string, ValuesChanged][] => {
    const days = event.type === 'DaysPainted' ? pricesBefore.get(event.id)?.days : undefined;
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

function changesInBooking(
  events: readonly (BookingEvent & Readonly<{ id: string }>)[],
): [string, ValuesChanged][] {
  let state: Booking = booking.initialState;
  return events.flatMap((event): [string, ValuesChanged][] => {
    const before = state;
    state = evolveBooking(state, event);
    return before.status === 'unknown'
      ? []
      : [[event.id, changedBetween(valuesOfBooking(before), valuesOfBooking(state))]];
  });
}

/** The values that an event of a thing sets; null of one that sets none that a list shows. */
function valuesSetBy(event: DomainEvent): Values | null {
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
    default:
      return null;
  }
}

const FIRST: ReadonlySet<string> = new Set(['RoomRegistered', 'HotelRegistered', 'UserRegistered']);

function changesOfValues(
  events: readonly HistoryEvent[],
  { pricesBefore, namesOwners }: Omit<Reading, 'log'>,
): [string, ValuesChanged][] {
  const known: Record<string, unknown> =
    events[0]?.stream === SITE_STREAM ? { ...site.initialState } : {};
  let worksFor: string | null | undefined;
  return events.flatMap((event): [string, ValuesChanged][] => {
    const set = valuesSetBy(event);
    if (set === null) return [];
    // what a user was at another owner is not told: of the time before, nothing is known again
    if (event.type === 'UserAssigned' && event.data.ownerId !== worksFor) {
      if (!namesOwners) for (const name of Object.keys(known)) delete known[name];
      worksFor = event.data.ownerId;
    }
    if (event.type === 'UserRegistered') worksFor = event.data.ownerId;
    const after = Object.fromEntries(
      Object.entries(set).filter(([name]) => namesOwners || name !== 'ownerId'),
    );
    const { basePriceBefore } = pricesBefore.get(event.id) ?? {};
    const before = {
      ...Object.fromEntries(Object.keys(after).map((name) => [name, known[name] ?? null])),
      ...(basePriceBefore !== undefined && { basePrice: basePriceBefore }),
    };
    Object.assign(known, after);
    return FIRST.has(event.type) ? [] : [[event.id, changedBetween(before, after)]];
  });
}

/** Of two sets of values those that differ. */
function changedBetween(one: Values, other: Values): ValuesChanged {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null),
  );
  const of = (values: Values) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return names.length === 0 ? { before: null, after: null } : { before: of(one), after: of(other) };
}

function pricesChanged(days: readonly DayPrice[]): ValuesChanged {
  const runs = priceRuns(days);
  const of = (price: 'from' | 'to') => ({
    prices: runs.map((run) => ({ ...run.period, price: run[price] })),
  });
  return { before: of('from'), after: of('to') };
}
