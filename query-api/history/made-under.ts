import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { BookingEvent, StayMoved, StayTerms } from '@baanpak/domain/booking/booking-state.ts';
import { stayTermsOf } from '@baanpak/domain/booking/moves.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { type CheckoutItem, isSameStay } from '@baanpak/domain/checkout/checkout-state.ts';
import type { HotelEvent } from '@baanpak/domain/hotel/hotel.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { daysOf } from '@baanpak/domain/room/day-table.ts';
import { nightPrice } from '@baanpak/domain/room/quote.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import {
  type CancellationPolicy,
  isSamePolicy,
  policyOf,
} from '@baanpak/domain/values/money/cancellation-policy.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import { after, DAY, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { mapAtMost } from '@baanpak/infrastructure/concurrency/map-at-most.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { comparePositions, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { BookingRow } from '@baanpak/projector/booking/tables.ts';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { ReadDb } from '../database/read-db.ts';
import type { EventLog } from '../handler.ts';
import { decodeEach, READS_AT_ONCE, readPlaces } from '../log/read-log.ts';
import {
  nightsIn,
  periodsBefore,
  ROWS_READ,
  type RowPlace,
  type SetPeriod,
} from './prices-before.ts';
import type { HistoryEvent } from './read-history.ts';

// Which bookings were made under a price or a cancellation policy that an event set (docs/adr/0159-radius-of-a-mistake.md).
// A booking's price was read from its room where its checkout was opened, if the checkout's promise was kept; else where
// the booking was placed; of nights that came by a move, where it was moved.

type Reading = Readonly<{ db: ReadDb; log: EventLog }>;

/** What a radius reads of a booking. */
export type TouchedBooking = Awaited<ReturnType<typeof bookingsWhere>>[number];
/** `under`: its own price or policy was made under the value that the event set. */
export type Touched = Readonly<{ booking: TouchedBooking; under: boolean }>;

type PriceEvent = Extract<
  DomainEvent,
  { type: 'DaysPainted' | 'RoomDescribed' | 'RoomRegistered' }
>;
type PolicyEvent = Extract<DomainEvent, { type: 'HotelDescribed' | 'HotelRegistered' }>;
type Recorded<Event> = HistoryEvent & Event;

/** An event that sets prices of nights. */
export const setsPrice = (event: HistoryEvent): event is Recorded<PriceEvent> =>
  (event.type === 'DaysPainted' && event.data.prices.length > 0) ||
  (event.type === 'RoomDescribed' && event.data.changes.basePrice !== undefined) ||
  event.type === 'RoomRegistered';

/** An event that sets a hotel's cancellation policy. */
export const setsPolicy = (event: HistoryEvent): event is Recorded<PolicyEvent> =>
  event.type === 'HotelRegistered' ||
  (event.type === 'HotelDescribed' && event.data.changes.cancellationPolicy !== undefined);

const policySetBy = (event: PolicyEvent): CancellationPolicy =>
  policyOf(event.type === 'HotelRegistered' ? event.data.details : event.data.changes);

/** The nights whose price an event sets; null: all that nothing else is set for. */
export const nightsSetBy = (event: PriceEvent): ReadonlySet<LocalDate> | null =>
  event.type === 'DaysPainted' ? new Set(event.data.prices.flatMap(daysOf)) : null;

/** So many bookings are read at once. */
const CHUNK = 1_000;

type Page = Readonly<{ after: string | undefined; most: number }>;

/** The bookings that a price or policy concerns, in the order of placing: one more than asked for, if there is one. */
export async function touchedBy(
  reading: Reading,
  event: Recorded<PriceEvent | PolicyEvent>,
  { after: last, most }: Page,
): Promise<Touched[]> {
  const { where, judge } = setsPrice(event)
    ? await ofPrice(reading, event)
    : await ofPolicy(reading, event);
  const touched: Touched[] = [];
  let behind = last;
  while (touched.length <= most) {
    const bookings = await bookingsWhere(reading.db, where, { behind });
    const judged = await judge(bookings);
    touched.push(...judged);
    behind = bookings.at(-1)?.bookingId;
    if (bookings.length < CHUNK) break;
  }
  return touched.slice(0, most + 1);
}

type Candidates = Readonly<{
  where: readonly Expression<SqlBool>[];
  /** Those of some bookings that the event concerns. */
  judge: (bookings: readonly TouchedBooking[]) => Promise<Touched[]>;
}>;

const eb = expressionBuilder<{ b: BookingRow }, 'b'>();

/** Bookings in the order of placing, without blocks; `behind`: those that follow this one. */
export const bookingsWhere = (
  db: ReadDb,
  where: readonly Expression<SqlBool>[],
  { behind, most = CHUNK }: Readonly<{ behind?: string | undefined; most?: number }> = {},
) =>
  db
    .selectFrom('bookings as b')
    .leftJoin('checkouts as c', 'c.uid', 'b.checkout_uid')
    .select([
      ...(['b.booking_id as bookingId', 'b.code', 'b.price', 'b.owner_id as ownerId'] as const),
      ...(['b.status', 'b.arrival', 'b.terms', 'b.placed_at as placedAt'] as const),
      ...(['b.paid_at as paidAt', 'b.payment_status as paymentStatus'] as const),
      ...(['b.tax_invoice as taxInvoice', 'b.checkout_uid as checkoutUid'] as const),
      ...(['b.desk_payments as deskPayments', 'b.refund_requests as refundRequests'] as const),
      ...(['b.refund_decisions as refundDecisions', 'b.moved_refunds as movedRefunds'] as const),
      ...(['c.items', 'c.stays', 'c.valid_until as validUntil'] as const),
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('bookings as sibling')
          .select('sibling.booking_id')
          .whereRef('sibling.checkout_uid', '=', 'b.checkout_uid')
          .whereRef('sibling.owner_id', '<>', 'b.owner_id'),
      ).as('isShared'),
    )
    .where(sql<SqlBool>`NOT b.terms ? 'units'`)
    .where(({ and }) => and(where))
    .$if(behind !== undefined, (query) =>
      query.where(({ refTuple, selectFrom, eb: compare }) =>
        compare(
          refTuple('b.placed_at', 'b.booking_id'),
          '>',
          selectFrom('bookings as last')
            .select(['last.placed_at', 'last.booking_id'])
            .where('last.booking_id', '=', behind ?? NOBODY)
            .$asTuple('placed_at', 'booking_id'),
        ),
      ),
    )
    .orderBy('b.placed_at')
    .orderBy('b.booking_id')
    .limit(most)
    .execute();

/** Clocks of who plans a booking and of who records an event differ by less. */
const CLOCKS = DAY;
/** The longest time that HOLD_MINUTES may promise a price for, and then some. */
const LONGEST_PROMISE = 2 * DAY;

// Policies of hotels.

async function ofPolicy({ db, log }: Reading, event: Recorded<PolicyEvent>): Promise<Candidates> {
  const { hotelId } = event.data;
  const policies = [event, ...(await policiesAfter({ db, log }, event))];
  const next = policies[1];
  const hotel = await db
    .selectFrom('hotels')
    .select('owner_id as ownerId')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  const until = next && after(next.recordedAt, LONGEST_PROMISE);
  return {
    where: [
      eb('b.owner_id', '=', hotel?.ownerId ?? NOBODY), // by its index of placing
      eb('b.hotel_id', '=', hotelId),
      eb('b.placed_at', '>=', after(event.recordedAt, -CLOCKS)),
      ...(until ? [eb('b.placed_at', '<=', until)] : []),
    ],
    async judge(bookings) {
      const madeAt = await placesOfMaking(db, bookings);
      return bookings.flatMap((booking): Touched[] => {
        const { placed, priced } = madeAt(booking);
        if (!placed || !priced) return [];
        const agreed = policyOf(booking.terms);
        // the last before it that says what was agreed on
        const from = policies.findLast(
          (one) => isBefore(one.position, priced) && isSamePolicy(policySetBy(one), agreed),
        );
        const under = from?.id === event.id;
        const isOfItsTime =
          isBefore(event.position, placed) && !(next && isBefore(next.position, placed));
        return under || isOfItsTime ? [{ booking, under }] : [];
      });
    },
  };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Later events that set the policy of the same hotel, in their order. */
export async function policiesAfter(
  { db, log }: Reading,
  { stream, revision }: Pick<HistoryEvent, 'stream' | 'revision'>,
): Promise<Recorded<PolicyEvent>[]> {
  const described = await db
    .selectFrom('listed_events')
    .select(['stream', 'revision'])
    .where('stream', '=', stream)
    .where('type', '=', 'HotelDescribed')
    .where('revision', '>', revision)
    .execute();
  const { events } = await decodeEach<HotelEvent>(
    log.codec,
    await readPlaces(log.store, described),
  );
  const later: readonly HistoryEvent[] = events.toSorted((a, b) => a.revision - b.revision);
  return later.filter(setsPolicy);
}

// Prices of nights.

async function ofPrice({ db, log }: Reading, event: Recorded<PriceEvent>): Promise<Candidates> {
  const { roomId } = event.data;
  const nights = nightsSetBy(event);
  const days = nights && [...nights].sort();
  const [first, last] = [days?.[0], days?.at(-1)];
  const early = after(event.recordedAt, -CLOCKS);
  const moved = await movedSince(db, roomId, early);
  const isOfRoom = eb.and([
    ...[eb('b.room_id', '=', roomId), eb('b.placed_at', '>=', early)],
    eb('b.check_out', '>', bangkokDay(early)),
    ...(first && last
      ? [eb('b.check_out', '>', first), eb('b.check_in', '<', addDays(last, 1))]
      : []),
  ]);
  const places = await placesOfRoom(db, roomId, event.revision);
  const revisionAt = (place: Position): number =>
    places[firstNot(places, ({ position }) => isBefore(position, place)) - 1]?.revision ?? 0;
  return {
    where: [eb.or([isOfRoom, eb('b.booking_id', '=', anyOf(moved))])],
    async judge(bookings) {
      const made = await nightsMade({ db, log }, bookings, new Set(moved));
      const isConcerned = ({ roomId: id, date, at }: NightMade) =>
        id === roomId && (nights === null || nights.has(date)) && isBefore(event.position, at);
      const askedOf = ({ date, at }: NightMade) => ({ roomId, date, revision: revisionAt(at) });
      const concerned = made
        .flatMap(({ asPlaced, now }) => [...asPlaced, ...now])
        .filter(isConcerned);
      const pricesOf = await pricesAt(db, concerned.map(askedOf));
      const sources = new Map(concerned.map((night) => [night, pricesOf(askedOf(night))]));
      const isSetByIt = ({ setBy }: NightSource) => setBy.includes(event.revision);
      const isUnder = (night: NightMade): boolean => {
        const source = sources.get(night)?.find(({ price }) => price === night.price);
        return source !== undefined && isSetByIt(source);
      };
      const isOfItsTime = (night: NightMade): boolean =>
        sources.get(night)?.slice(0, 1).some(isSetByIt) ?? false;
      return made.flatMap(({ booking, asPlaced, now }): Touched[] => {
        const under = now.some(isUnder);
        return under || asPlaced.some(isOfItsTime) ? [{ booking, under }] : [];
      });
    },
  };
}

/** Bookings that were moved into a room or out of it since a moment. */
async function movedSince(db: ReadDb, roomId: string, since: Instant): Promise<string[]> {
  const found = await db
    .selectFrom('listed_events as l')
    .innerJoin('event_subjects as s', (join) =>
      join
        .onRef('s.at', '=', 'l.at')
        .onRef('s.commit_position', '=', 'l.commit_position')
        .onRef('s.prepare_position', '=', 'l.prepare_position')
        .on('s.kind', '=', 'room')
        .on('s.id', '=', roomId),
    )
    .select('s.stream')
    .distinct()
    .where('l.type', '=', 'StayMoved')
    .where('l.at', '>=', since)
    .execute();
  return found.map(({ stream }) => stream.slice(bookingStream('').length));
}

type EventPosition = Readonly<{ position: Position; revision: number }>;

/** Where a room's events lie in the log from a revision on. */
async function placesOfRoom(
  db: ReadDb,
  roomId: string,
  from: number,
): Promise<readonly EventPosition[]> {
  const found = await db
    .selectFrom('listed_events')
    .select(['revision', 'commit_position', 'prepare_position'])
    .where('stream', '=', roomStream(roomId))
    .where('revision', '>=', from)
    .orderBy('revision')
    .execute();
  return found.map((row) => ({ revision: row.revision, position: positionOf(row) }));
}

type Placed = Readonly<{ commit_position: number; prepare_position: number }>;
const positionOf = ({ commit_position: commit, prepare_position: prepare }: Placed): Position => ({
  ...{ commit: BigInt(commit), prepare: BigInt(prepare) },
});
const isBefore = (one: Position, other: Position): boolean => comparePositions(one, other) < 0;

/** A night with the price that was read for it from its room, and where in the log that was read. */
type NightMade = Readonly<{ roomId: string; date: LocalDate; price: Satang; at: Position }>;
/** Where the prices were read of the nights that a booking was placed with, and of those that it pays for now. */
type Made = Readonly<{
  booking: TouchedBooking;
  asPlaced: readonly NightMade[];
  now: readonly NightMade[];
}>;

async function nightsMade(
  { db, log }: Reading,
  bookings: readonly TouchedBooking[],
  moved: ReadonlySet<string>,
): Promise<Made[]> {
  const madeAt = await placesOfMaking(db, bookings);
  const made = await mapAtMost(READS_AT_ONCE, bookings, async (booking): Promise<Made[]> => {
    const { placed, priced } = madeAt(booking);
    if (!placed || !priced) return [];
    const own = moved.has(booking.bookingId) ? await ownEvents(log, booking.bookingId) : [];
    const begun = own.find(
      (event) => event.type === 'BookingPlaced' || event.type === 'BookingTaken',
    );
    const terms = begun?.data.terms ?? booking.terms;
    const at = (place: Position) => nightsOfTerms(stayTermsOf(terms), place);
    const moves = own.filter((event) => event.type === 'StayMoved');
    return [{ booking, asPlaced: at(placed), now: afterMoves(at(priced), terms, moves) }];
  });
  return made.flat();
}

const nightsOfTerms = ({ roomId, nightPrices }: StayTerms, at: Position): NightMade[] =>
  nightPrices.map(({ date, price }) => ({ roomId, date, price, at }));

async function ownEvents({ store, codec }: EventLog, bookingId: string) {
  const { events } = await decodeEach<BookingEvent>(
    codec,
    await store.readStream(bookingStream(bookingId)),
  );
  return events;
}

type Moved = EventEnvelope<StayMoved>;

/**
 * Where the prices of a stay's nights were read after its moves. A move at the prices of now reads all again; one that
 * keeps the price reads none; a guest's own change reads those of the nights it adds; one that is undone brings back
 * what was.
 */
function afterMoves(
  asPlaced: readonly NightMade[],
  terms: StayTerms,
  moves: readonly Moved[],
): readonly NightMade[] {
  const known = new Map([[JSON.stringify(stayTermsOf(terms)), asPlaced]]);
  let now = asPlaced;
  for (const { data, position } of moves) {
    const { to, reprice, undoes, by } = data;
    const anew = nightsOfTerms(to, position);
    const before = undoes === undefined ? undefined : known.get(JSON.stringify(stayTermsOf(to)));
    const had = new Map(now.map((night) => [night.date, night]));
    if (before) now = before;
    else if (reprice) now = anew;
    else if (by === 'guest') now = anew.map((night) => had.get(night.date) ?? night);
    known.set(JSON.stringify(stayTermsOf(to)), now);
  }
  return now;
}

/** Where in the log bookings were placed, and where the prices and policies were read that they were placed with. */
async function placesOfMaking(db: ReadDb, bookings: readonly TouchedBooking[]) {
  const ids = bookings.flatMap(({ bookingId, checkoutUid }) => [bookingId, checkoutUid]);
  const rows = await db
    .selectFrom('event_subjects')
    .select(['stream', 'commit_position', 'prepare_position'])
    .where('kind', 'in', ['booking', 'checkout'])
    .where('id', '=', anyOf(ids))
    .where('revision', '=', 0)
    .execute();
  const starts = new Map(rows.map((row) => [row.stream, positionOf(row)]));
  return (booking: TouchedBooking) => {
    const placed = starts.get(bookingStream(booking.bookingId));
    const opened = starts.get(checkoutStream(booking.checkoutUid));
    return { placed, priced: wasPromised(booking) ? (opened ?? placed) : placed };
  };
}

/** Whether it was placed at what its checkout promised: the same rule as `keepPromise`. */
export function wasPromised(booking: TouchedBooking): boolean {
  const { bookingId, terms, placedAt, items, stays, validUntil } = booking;
  const stay = stays?.find((held) => held.bookingId === bookingId) ?? terms;
  const item = items?.find((one: CheckoutItem) => isSameStay(one, stay));
  const isPriced = item?.nightPrices !== undefined && item.cancellationPolicy !== undefined;
  return isPriced && validUntil !== null && placedAt < validUntil;
}

type NightAsked = Readonly<{ roomId: string; date: LocalDate; revision: number }>;
/** What a night cost, by which revisions of its room: the one that set it, and where it costs the base price that one. */
type NightSource = Readonly<{ price: Satang; setBy: readonly number[] }>;

/**
 * What nights cost at revisions of their rooms, and before the change that was the last then: a price may have been
 * changed between the moment when it was read and the moment when what was made of it was recorded.
 */
export async function pricesAt(
  db: ReadDb,
  asked: readonly NightAsked[],
): Promise<(night: NightAsked) => readonly NightSource[]> {
  const nameOf = ({ roomId, date, revision }: NightAsked) => `${roomId} ${date} ${revision}`;
  const each = [...new Map(asked.map((night) => [nameOf(night), night])).values()];
  if (each.length === 0) return () => [];
  const [base, set] = await Promise.all([
    db
      .selectFrom('base_prices')
      .select(['room_id as roomId', 'revision', 'price'])
      .where('room_id', '=', anyOf([...new Set(each.map(({ roomId }) => roomId))]))
      .orderBy('revision', 'desc')
      .execute(),
    lastSettings(db, each),
  ]);
  const ofNight = groupedBy(set, nameOf);
  const ofRoom = groupedBy(base, ({ roomId }) => roomId);
  return (night) => {
    const settings = ofNight.get(nameOf(night)) ?? [];
    const bases = ofRoom.get(night.roomId) ?? [];
    const at = (revision: number): NightSource | undefined => {
      const setting = settings.find(({ setAt }) => setAt <= revision);
      if (setting && setting.price !== null)
        return { price: setting.price, setBy: [setting.setAt] };
      const basePrice = bases[firstNot(bases, (one) => one.revision > revision)];
      if (!basePrice) return undefined;
      const setBy = [basePrice.revision, ...(setting ? [setting.setAt] : [])];
      return { price: nightPrice(basePrice.price, null), setBy };
    };
    const last = at(night.revision);
    const before = last && at(Math.max(...last.setBy) - 1);
    return [last, before].filter((source) => source !== undefined);
  };
}

/** Where the first row stands that is not so, behind all that are; how many there are where all are so. */
function firstNot<Row>(rows: readonly Row[], isSo: (row: Row) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && isSo(row)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function groupedBy<Row, Name extends string>(rows: readonly Row[], nameOf: (row: Row) => Name) {
  const groups = new Map<Name, Row[]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row));
    if (group) group.push(row);
    else groups.set(nameOf(row), [row]);
  }
  return groups;
}

type Setting = NightAsked & Readonly<{ setAt: number; price: Satang | null }>;
type LookedFor = Readonly<{ night: NightAsked; settings: Setting[] }>;

/** The last two settings of each night up to a revision, the last one first. */
async function lastSettings(db: ReadDb, nights: readonly NightAsked[]): Promise<Setting[]> {
  const ofRooms = [...groupedBy(nights, ({ roomId }) => roomId)];
  const found = await mapAtMost(READS_AT_ONCE, ofRooms, ([roomId, ofRoom]) =>
    lastSettingsIn(db, roomId, ofRoom),
  );
  return found.flat();
}

/** Reads the periods that were set of a room from the newest on, each once, until each night has two. */
async function lastSettingsIn(
  db: ReadDb,
  roomId: string,
  nights: readonly NightAsked[],
): Promise<Setting[]> {
  const all = nights.map((night): LookedFor => ({ night, settings: [] }));
  const sought = groupedBy(all, ({ night }) => night.date);
  const newest = Math.max(...nights.map(({ revision }) => revision));
  let place: RowPlace | undefined = { revision: newest + 1, part: -1 };
  while (place && sought.size > 0) {
    const rows: readonly SetPeriod[] = await periodsBefore(db, roomId, place, [...sought.keys()]);
    for (const row of rows)
      for (const date of nightsIn(row, sought)) {
        const { revision: setAt, price } = row;
        const waiting = sought.get(date) ?? [];
        // of one event its last part that covers the night counts
        for (const { night, settings } of waiting)
          if (night.revision >= setAt && settings.at(-1)?.setAt !== setAt)
            settings.push({ ...night, setAt, price });
        const left = waiting.filter(({ settings }) => settings.length < 2);
        if (left.length > 0) sought.set(date, left);
        else sought.delete(date);
      }
    place = rows.length < ROWS_READ ? undefined : rows.at(-1);
  }
  return all.flatMap(({ settings }) => settings);
}
