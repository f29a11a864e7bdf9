import type { CompensationJson } from '@baanpak/contract/events/radius.ts';
import type { CompensationCode } from '@baanpak/contract/history/compensations.ts';
import { SITE_ID } from '@baanpak/contract/site/site.ts';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { BookingEvent } from '@baanpak/domain/booking/booking-state.ts';
import { undoableKindOf } from '@baanpak/domain/booking/undo.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { CheckoutEvent } from '@baanpak/domain/checkout/checkout-state.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { undoDayPrices } from '@baanpak/domain/room/day-prices.ts';
import { DAYS_REMEMBERED } from '@baanpak/domain/room/day-table.ts';
import type { RoomEvent } from '@baanpak/domain/room/room-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { addUp } from '@baanpak/domain/values/money/money.ts';
import {
  type Action,
  isInScope,
  type Principal,
  scopeOf,
} from '@baanpak/domain/values/people/roles.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { BookingRow } from '@baanpak/projector/booking/tables.ts';
import { expressionBuilder } from 'kysely';
import type { ReadDb } from '../database/read-db.ts';
import type { EventLog } from '../handler.ts';
import { decodeEach, readPlaces } from '../log/read-log.ts';
import {
  bookingsWhere,
  nightsSetBy,
  policiesAfter,
  pricesAt,
  setsPolicy,
  setsPrice,
  type Touched,
  type TouchedBooking,
} from './made-under.ts';
import type { HistoryEvent } from './read-history.ts';
import { undoInHistory } from './undo-in-history.ts';

// What mends what an event did: of the acts of the product those that the caller has the right to, and that the state of
// the thing allows now.

type Mending = Readonly<{ db: ReadDb; log: EventLog; now: Now; principal: Principal }>;

/** What mends an event, and what it made of the bookings that it touches. */
export async function compensationsFor(
  mending: Mending,
  event: HistoryEvent,
  touched: readonly Touched[],
): Promise<CompensationJson[]> {
  const ofEvent = await ofTheEvent(mending, event);
  const under = touched.flatMap((one) => (one.under ? [one.booking] : []));
  const ofBookings = setsPrice(event) || setsPolicy(event) ? under : [];
  const repriced = setsPrice(event) ? await repriceable(mending, ofBookings) : new Set();
  return [
    ...ofEvent,
    ...ofBookings.flatMap((booking) => [
      ...(repriced.has(booking.bookingId) ? [act('reprice', booking.bookingId)] : []),
      ...ofBooking(mending, booking),
    ]),
  ];
}

const eb = expressionBuilder<{ b: BookingRow }, 'b'>();

const act = (what: CompensationCode, id: string): CompensationJson => ({ what, _id: id });

const may = ({ principal }: Pick<Mending, 'principal'>, action: Action, ownerId: string | null) =>
  isInScope(scopeOf(principal, action), ownerId);

/** What is done to the thing that the event is of. */
async function ofTheEvent(mending: Mending, event: HistoryEvent): Promise<CompensationJson[]> {
  switch (event.type) {
    case 'RoomRegistered':
    case 'RoomDescribed':
    case 'RoomPicturesSet':
    case 'RoomDisabled':
    case 'RoomEnabled':
    case 'DaysPainted':
      return ofRoom(mending, event);
    case 'HotelRegistered':
    case 'HotelDescribed':
    case 'HotelPicturesSet':
    case 'HotelSlugReplaced':
    case 'HotelDisabled':
    case 'HotelEnabled':
      return ofHotel(mending, event);
    case 'UserRegistered':
    case 'UserDescribed':
    case 'UserAssigned':
    case 'UserDisabled':
    case 'UserEnabled':
      return ofUser(mending, event);
    case 'SiteRevised':
      return may(mending, 'manage-site', null) ? [act('change-site', SITE_ID)] : [];
    case 'CaseOpened':
      return ofCase(mending, event.data.caseId);
    default:
      return 'bookingId' in event.data && typeof event.data.bookingId === 'string'
        ? ofBookingEvent(mending, event, event.data.bookingId)
        : [];
  }
}

type OfType<Type extends DomainEvent['type']> = HistoryEvent & Extract<DomainEvent, { type: Type }>;
type OfRoom = OfType<
  | 'RoomRegistered'
  | 'RoomDescribed'
  | 'RoomPicturesSet'
  | 'RoomDisabled'
  | 'RoomEnabled'
  | 'DaysPainted'
>;
type OfHotel = OfType<
  | 'HotelRegistered'
  | 'HotelDescribed'
  | 'HotelPicturesSet'
  | 'HotelSlugReplaced'
  | 'HotelDisabled'
  | 'HotelEnabled'
>;
type OfUser = OfType<
  'UserRegistered' | 'UserDescribed' | 'UserAssigned' | 'UserDisabled' | 'UserEnabled'
>;

async function ofRoom(mending: Mending, event: OfRoom): Promise<CompensationJson[]> {
  const { db } = mending;
  const { roomId } = event.data;
  const room = await db
    .selectFrom('rooms')
    .select(['owner_id as ownerId', 'disabled', 'removed'])
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  if (!room || room.removed || !may(mending, 'write-hotels', room.ownerId)) return [];
  switch (event.type) {
    case 'DaysPainted':
      return ofPaint(mending, event);
    case 'RoomRegistered':
      return [act('change-room', roomId), ...(room.disabled ? [] : [act('close-room', roomId)])];
    case 'RoomDescribed': {
      const { basePrice, ...others } = event.data.changes;
      const setsBase = basePrice !== undefined && (await isLastBasePrice(db, event));
      return [
        ...(setsBase ? [act('set-base-price', roomId)] : []),
        ...(Object.keys(others).length > 0 ? [act('change-room', roomId)] : []),
      ];
    }
    case 'RoomPicturesSet':
      return [act('change-room', roomId)];
    case 'RoomDisabled':
      return room.disabled ? [act('open-room', roomId)] : [];
    case 'RoomEnabled':
      return room.disabled ? [] : [act('close-room', roomId)];
  }
}

async function isLastBasePrice(db: ReadDb, { data, revision }: OfType<'RoomDescribed'>) {
  const later = await db
    .selectFrom('base_prices')
    .select('revision')
    .where('room_id', '=', data.roomId)
    .where('revision', '>', revision)
    .limit(1)
    .executeTakeFirst();
  return later === undefined;
}

async function ofPaint(mending: Mending, event: OfType<'DaysPainted'>) {
  const { db, now } = mending;
  const { roomId, rules } = event.data;
  const today = bangkokDay(now());
  const nights = [...(nightsSetBy(event) ?? [])].filter((night) => night >= today);
  const asked = nights.map((date) => ({ roomId, date, revision: Number.MAX_SAFE_INTEGER }));
  const pricesOf = await pricesAt(db, asked);
  const counts = asked.some((night) => pricesOf(night)[0]?.setBy.includes(event.revision));
  const isAhead = rules.some(({ to }) => to > today);
  return [
    ...((await isUndoable(mending, event)) ? [act('undo-prices', roomId)] : []),
    ...(counts ? [act('set-prices', roomId)] : []),
    ...(isAhead ? [act('set-stay-rules', roomId)] : []),
  ];
}

/** A room remembers no more paints than these. */
const PAINTS_READ = 30;

/** By the paints that a room remembers, as `undoDayPrices` decides. */
async function isUndoable({ db, log, now }: Mending, event: OfType<'DaysPainted'>) {
  const last = await db
    .selectFrom('listed_events')
    .select(['stream', 'revision'])
    .where('stream', '=', event.stream)
    .where('type', '=', 'DaysPainted')
    .orderBy('revision', 'desc')
    .limit(PAINTS_READ)
    .execute();
  const stored = await readPlaces(log.store, last);
  const { events } = await decodeEach<RoomEvent>(log.codec, stored);
  const paints = events
    .filter((one) => one.type === 'DaysPainted')
    .toSorted((a, b) => a.revision - b.revision)
    .map(({ data: { prices, rules, undoes = null }, revision: version }) => {
      const said = { prices, rules };
      return { version, place: null, undoes, said, before: said };
    });
  const days = [...event.data.prices, ...event.data.rules];
  const isRemembered = days.some(({ to }) => to > addDays(bangkokDay(now()), -DAYS_REMEMBERED));
  const data = { roomId: event.data.roomId, paint: event.revision };
  return (
    isRemembered &&
    isAllowed(() => undoDayPrices({ paints }, { type: 'UndoPaint', data }).length > 0)
  );
}

/** Whether a rule says yes instead of refusing. */
function isAllowed(rule: () => boolean): boolean {
  try {
    return rule();
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function ofHotel(mending: Mending, event: OfHotel): Promise<CompensationJson[]> {
  const { hotelId } = event.data;
  const hotel = await mending.db
    .selectFrom('hotels')
    .select(['owner_id as ownerId', 'disabled', 'removed'])
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  if (!hotel || hotel.removed || !may(mending, 'write-hotels', hotel.ownerId)) return [];
  switch (event.type) {
    case 'HotelRegistered':
      return [
        act('change-hotel', hotelId),
        ...(hotel.disabled ? [] : [act('close-hotel', hotelId)]),
      ];
    case 'HotelDescribed': {
      const { cancellationPolicy, ...others } = event.data.changes;
      const setsLast =
        cancellationPolicy !== undefined && (await policiesAfter(mending, event)).length === 0;
      return [
        ...(setsLast ? [act('set-policy', hotelId)] : []),
        ...(Object.keys(others).length > 0 ? [act('change-hotel', hotelId)] : []),
      ];
    }
    case 'HotelPicturesSet':
    case 'HotelSlugReplaced':
      return [act('change-hotel', hotelId)];
    case 'HotelDisabled':
      return hotel.disabled ? [act('open-hotel', hotelId)] : [];
    case 'HotelEnabled':
      return hotel.disabled ? [] : [act('close-hotel', hotelId)];
  }
}

async function ofUser(mending: Mending, event: OfUser): Promise<CompensationJson[]> {
  const { userId } = event.data;
  const user = await mending.db
    .selectFrom('users')
    .select(['owner_id as ownerId', 'disabled', 'removed'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!user || user.removed || !may(mending, 'write-users', user.ownerId)) return [];
  switch (event.type) {
    case 'UserRegistered':
    case 'UserDescribed':
    case 'UserAssigned':
      return [act('change-user', userId)];
    case 'UserDisabled':
      return user.disabled ? [act('enable-user', userId)] : [];
    case 'UserEnabled':
      return user.disabled ? [] : [act('disable-user', userId)];
  }
}

async function ofCase(mending: Mending, caseId: string): Promise<CompensationJson[]> {
  const found = await mending.db
    .selectFrom('money_cases')
    .select(['owner_id as ownerId', 'status'])
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return found?.status === 'open' && may(mending, 'decide-money', found.ownerId)
    ? [act('settle-case', caseId)]
    : [];
}

/** An event of a booking's own stream. */
async function ofBookingEvent(mending: Mending, event: HistoryEvent, bookingId: string) {
  const { db } = mending;
  if (event.type === 'BlockPlaced') return ofBlock(mending, event);
  const [booking] = await bookingsWhere(db, [eb('b.booking_id', '=', bookingId)]);
  if (!booking) return [];
  const undone = may(mending, 'take-bookings', booking.ownerId) && undoableKindOf(event.type);
  const isUndoable = undone && (await undoableIn(mending, booking)) === event.revision;
  return [
    ...(isUndoable ? [act('undo', bookingId)] : []),
    ...(PLACED.has(event.type) ? ofBooking(mending, booking) : []),
    ...(OF_REFUND.has(event.type) ? ofRefunds(mending, booking) : []),
  ];
}

const PLACED: ReadonlySet<string> = new Set(['BookingPlaced', 'BookingTaken']);
const OF_REFUND: ReadonlySet<string> = new Set([
  ...['RefundRequested', 'DifferenceRequested', 'RefundApproved', 'DifferenceApproved'],
  'RefundMoved',
]);

async function ofBlock(mending: Mending, { data }: OfType<'BlockPlaced'>) {
  const { bookingId } = data;
  const block = await mending.db
    .selectFrom('bookings')
    .select(['owner_id as ownerId', 'status'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return block?.status === 'Unavailable' && may(mending, 'take-bookings', block.ownerId)
    ? [act('lift-block', bookingId)]
    : [];
}

/** The revision of the booking's event that can be taken back now; null where none can. */
async function undoableIn(
  { log, now }: Pick<Mending, 'log' | 'now'>,
  { bookingId, checkoutUid }: Pick<TouchedBooking, 'bookingId' | 'checkoutUid'>,
): Promise<number | null> {
  const [own, ofCheckout] = await Promise.all([
    log.store.readStream(bookingStream(bookingId)),
    log.store.readStream(checkoutStream(checkoutUid)),
  ]);
  const read = await decodeEach<BookingEvent>(log.codec, own);
  const paying = await decodeEach<CheckoutEvent>(log.codec, ofCheckout);
  if (read.unreadable.length + paying.unreadable.length > 0) return null;
  return undoInHistory(read.events, paying.events, now()).undoable;
}

/** What can be done with a stay whose price or terms are wrong, beside other prices. */
function ofBooking(mending: Mending, booking: TouchedBooking): CompensationJson[] {
  const { bookingId, ownerId, status, arrival, paidAt, isShared } = booking;
  const acts = ofRefunds(mending, booking);
  const hasMoney =
    paidAt !== null || addUp(Object.values(booking.deskPayments).map(({ amount }) => amount)) > 0;
  const isToCome = arrival === null && (status === 'Booked' || status === 'Reserved');
  if (!isToCome || waitsForDecision(booking)) return acts;
  if (hasMoney)
    return may(mending, 'decide-money', ownerId)
      ? [...acts, act('cancel-with-refund', bookingId)]
      : acts;
  // what is not paid is called off with all that is paid together with it
  const reachesAll = !isShared || scopeOf(mending.principal, 'take-bookings') === 'all';
  return reachesAll && may(mending, 'take-bookings', ownerId)
    ? [...acts, act('cancel', bookingId)]
    : acts;
}

function ofRefunds(mending: Mending, booking: TouchedBooking): CompensationJson[] {
  const { bookingId, ownerId, refundRequests, refundDecisions, movedRefunds } = booking;
  if (!may(mending, 'decide-money', ownerId)) return [];
  const waiting = Object.entries(refundRequests).filter(([id]) => !refundDecisions[id]);
  const hasFailed = Object.values(movedRefunds).some(({ status }) => status === 'failed');
  const waits = (isDifference: boolean) =>
    waiting.some(([, { difference }]) => (difference !== undefined) === isDifference);
  return [
    ...(waits(true) ? [act('refund-difference', bookingId)] : []),
    ...(waits(false) ? [act('decide-refund', bookingId)] : []),
    ...(hasFailed ? [act('retry-refund', bookingId)] : []),
  ];
}

const waitsForDecision = ({ refundRequests, refundDecisions }: TouchedBooking): boolean =>
  Object.entries(refundRequests).some(
    ([id, { difference }]) => !refundDecisions[id] && difference === undefined,
  );

/** Which bookings would cost something else at the prices of now, and may be priced again. */
async function repriceable(mending: Mending, bookings: readonly TouchedBooking[]) {
  const open = bookings.filter(
    (booking) =>
      booking.status === 'Booked' &&
      booking.taxInvoice === null &&
      !waitsForDecision(booking) &&
      may(mending, 'take-bookings', booking.ownerId),
  );
  const nightsIn = ({ terms: { roomId, nightPrices } }: TouchedBooking) =>
    nightPrices.map(({ date }) => ({ roomId, date, revision: Number.MAX_SAFE_INTEGER }));
  const pricesOf = await pricesAt(mending.db, open.flatMap(nightsIn));
  const changed = open.filter((booking) => {
    const prices = nightsIn(booking).map((night) => pricesOf(night)[0]?.price);
    return prices.some((price, n) => price !== booking.terms.nightPrices[n]?.price);
  });
  return new Set(changed.map(({ bookingId }) => bookingId));
}
