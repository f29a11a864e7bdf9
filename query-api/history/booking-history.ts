import {
  type HistoryEventJson,
  NOT_IN_CHANGES,
  type PendingJson,
} from '@baanpak/contract/booking/booking-history.ts';
import {
  attemptOfCheckout,
  bookingFromStates,
  shownToStaff,
} from '@baanpak/contract/booking/present-booking.ts';
import { booking, bookingStream, evolveBooking } from '@baanpak/domain/booking/booking.ts';
import type { Booking, BookingEvent } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Checkout, CheckoutEvent } from '@baanpak/domain/checkout/checkout-state.ts';
import { casesOfCheckoutStream } from '@baanpak/domain/money-case/cases-of-checkout.ts';
import {
  type PaymentAttempt,
  type PaymentEvent,
  payment,
  paymentStream,
} from '@baanpak/domain/payment/payment.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import {
  isInScope,
  type Principal,
  type Scope,
  scopeOf,
} from '@baanpak/domain/values/people/roles.ts';
import { instant, type Now } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import {
  comparePositions,
  type Position,
  type RecordedEvent,
} from '@baanpak/infrastructure/event-store/port.ts';
import { FORMATS } from '@baanpak/infrastructure/http/formats.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { asOf, type Places } from '../as-of/as-of.ts';
import { findBooking } from '../booking/booking.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, EventLog, Handler } from '../handler.ts';
import {
  decodeEach,
  type EventPlace,
  inOrderOfLog,
  placesOf,
  readPlaces,
} from '../log/read-log.ts';
import type { HistoryReader } from './history-of.ts';
import { type Shown, shownIn } from './own-share.ts';
import {
  isOfMoney,
  NOT_SIGNED,
  presentEvent,
  presentUnreadable,
  stepsOf,
} from './present-history.ts';
import { type HistoryEvent, tellingOf } from './read-history.ts';
import { type UndoInHistory, undoInHistory } from './undo-in-history.ts';

const DETAIL = { th: 'ประวัติการจอง', en: 'Booking history' };

/** How far what histories are made of has been made. */
export type HistoryDeps = Readonly<{ historyPlaces: Places }>;

/** What happened to a booking, its checkout, payments, refunds, cases and nights, oldest first: who, when, what. */
export const bookingHistory =
  (
    { db, now, historyPlaces: places }: Deps & HistoryDeps,
    log: EventLog,
  ): Handler<'GET /bookings/{id}/history'> =>
  async (request) =>
    readBookingHistory(
      { db, now, places, log },
      { id: request.params.id, at: request.query.at },
      { principal: principalOf(request), language: request.language },
    );

type Reading = Readonly<{ db: ReadDb; now: Now; places: Places; log: EventLog }>;

export async function readBookingHistory(
  { db, now, places, log }: Reading,
  { id, at }: Readonly<{ id: string; at: string | undefined }>,
  { principal, language }: HistoryReader,
) {
  const stands = await rowOf(db, id);
  const readsMoney = isInScope(scopeOf(principal, 'read-money'), stands.ownerId);
  const { checkoutUid } = stands;
  const { upTo, today } = await asked({ db, places, now }, at);
  const { stored, more } = await eventsOf({ db, log }, { bookingId: id, checkoutUid, upTo });
  const read = await decodeBooking(log, id, checkoutUid, stored);
  if (!stored.some(({ stream }) => stream === bookingStream(id)))
    throw new Refusal('not-found', 'No such booking by then');
  const shown = await shownTo({ db, log }, read.all, {
    scope: scopeOf(principal, 'read-history'),
    ...{ readsMoney, userId: principal.userId },
  });
  const states = more
    ? NOT_FOLDED_AT_ALL
    : statesAfter(read, {
        ...{ principal, today, readsMoney, shown },
        known: await findBooking(db, id, today),
      });
  const { undone, undoable } = more
    ? NOTHING_UNDONE
    : undoInHistory(readableOf(read, read.own), read.ofCheckout, now());
  const mayUndo =
    at === undefined &&
    read.unreadable.length === 0 &&
    isInScope(scopeOf(principal, 'take-bookings'), stands.ownerId);
  const { unreadable } = read;
  const told = await tellingOf(db, shown.events, { language, acting: read.all, unreadable });
  const storeId = await log.store.storeId();
  const presenting = { told, language, storeId, readsMoney, withheld: shown.withheld };
  const readable = shown.events.map((event) => {
    const isOwn = event.stream === bookingStream(id);
    const presented: HistoryEventJson = {
      ...presentEvent(event, presenting),
      undoable: isOwn && mayUndo && event.revision === undoable,
      undone: isOwn && undone.has(event.revision),
      changes: told.withoutActing(states.changes.get(event.id) ?? {}),
    };
    return { position: event.position, presented };
  });
  const others = (readsMoney ? unreadable : unreadable.filter(isForAll(principal))).map((event) => {
    const presented: HistoryEventJson = {
      ...presentUnreadable(event, presenting),
      changes: {},
    };
    return { position: event.position, presented };
  });
  const events = inOrderOfLog([...readable, ...others]).map(({ presented }) => presented);
  return {
    events,
    steps: stepsOf(events),
    pending: readsMoney ? states.pending : states.pending.filter(({ kind }) => kind === 'hold'),
    more,
    ...NOT_SIGNED,
    detail: DETAIL[language],
  };
}

const isForAll =
  ({ userId }: Principal) =>
  (event: RecordedEvent) =>
    !isOfMoney(event, userId);

async function rowOf(db: ReadDb, bookingId: string) {
  const found = await db
    .selectFrom('bookings')
    .select(['owner_id as ownerId', 'checkout_uid as checkoutUid'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!found) throw new Refusal('not-found', 'No such booking');
  return found;
}

/** A booking with more events is told by its newest alone, without what they changed. */
const MOST_OF_BOOKING = 2_000;

type Stored = Readonly<{ stored: readonly RecordedEvent[]; more: boolean }>;

/**
 * All that concerns a booking, in the order of the log. Its own stream is read from the log itself, so that what was just
 * written to it is there before the index of events has it; as of an earlier place the index has all of it.
 */
async function eventsOf(
  { db, log }: Readonly<{ db: ReadDb; log: EventLog }>,
  { bookingId, checkoutUid, upTo }: Asked,
): Promise<Stored> {
  const stream = bookingStream(bookingId);
  const most = MOST_OF_BOOKING + 1;
  const elsewhere = async () => {
    const places = await placesOfBooking(db, { bookingId, checkoutUid, upTo }, most);
    const isRead = (place: EventPlace) => upTo !== null || place.stream !== stream;
    return readPlaces(log.store, places.filter(isRead));
  };
  const ownNow = async () =>
    upTo === null ? log.store.readStream(stream, { direction: 'backwards', limit: most }) : [];
  const [own, others] = await Promise.all([ownNow(), elsewhere()]);
  const all = inOrderOfLog([...own, ...others]);
  return { stored: all.slice(-MOST_OF_BOOKING), more: all.length > MOST_OF_BOOKING };
}

type Asked = Readonly<{
  bookingId: string;
  checkoutUid: string;
  /** Null: all there is. */
  upTo: Position | null;
}>;

/** Its own, and those of its order that name no booking: of the cart, its payments and the list of its cases. */
async function placesOfBooking(
  db: ReadDb,
  { bookingId, checkoutUid, upTo }: Asked,
  most: number,
): Promise<EventPlace[]> {
  const [own, ofOrder] = await Promise.all([
    placesOf(db, { kind: 'booking', id: bookingId }, { upTo, most }),
    placesOf(db, { kind: 'checkout', id: checkoutUid }, { upTo, most }),
  ]);
  const streams = [checkoutStream(checkoutUid), casesOfCheckoutStream(checkoutUid)];
  return [
    ...own,
    ...ofOrder.filter(
      ({ stream }) => streams.includes(stream) || stream.startsWith(paymentStream('')),
    ),
  ];
}

/**
 * The place in the log that `at` asks for, and the day that it takes for today, as reports read them; now without one.
 * Throws InvalidRequest for a moment to come and for what is in no log of this site, and `busy` for what read models
 * have not reached.
 */
async function asked({ db, places, now }: AsOfDeps, at: string | undefined) {
  if (at === undefined) return { upTo: null, today: bangkokDay(now()) };
  if (FORMATS['date-time']?.(at) && instant(Date.parse(at)) > now())
    throw invalidField('at', TO_COME);
  const { upTo, today } = await asOf({ db, places, now }, at, 'at');
  return { upTo: upTo.position, today };
}
type AsOfDeps = Readonly<{ db: ReadDb; places: Places; now: Now }>;

const TO_COME = { th: 'ยังมาไม่ถึง', en: 'is in the future' };

/** Events by what folds them. */
type ReadBooking = Readonly<{
  all: readonly HistoryEvent[];
  own: readonly (BookingEvent & HistoryEvent)[];
  ofCheckout: readonly (CheckoutEvent & HistoryEvent)[];
  ofPayments: readonly (PaymentEvent & HistoryEvent)[];
  /** No state is folded beyond the first of them. */
  unreadable: readonly RecordedEvent[];
}>;

async function decodeBooking(
  { codec }: EventLog,
  bookingId: string,
  checkoutUid: string,
  stored: readonly RecordedEvent[],
): Promise<ReadBooking> {
  const of = (isOfIt: (stream: string) => boolean) => stored.filter(({ stream }) => isOfIt(stream));
  const isPayment = (stream: string) => stream.startsWith(paymentStream(''));
  const folded = [bookingStream(bookingId), checkoutStream(checkoutUid)];
  const [own, ofCheckout, ofPayments, others] = await Promise.all([
    decodeEach<BookingEvent>(
      codec,
      of((stream) => stream === folded[0]),
    ),
    decodeEach<CheckoutEvent>(
      codec,
      of((stream) => stream === folded[1]),
    ),
    decodeEach<PaymentEvent>(codec, of(isPayment)),
    decodeEach<DomainEvent>(
      codec,
      of((stream) => !folded.includes(stream) && !isPayment(stream)),
    ),
  ]);
  const parts = [own, ofCheckout, ofPayments, others];
  return {
    all: inOrderOfLog(parts.flatMap(({ events }) => events)),
    ...{ own: own.events, ofCheckout: ofCheckout.events, ofPayments: ofPayments.events },
    unreadable: inOrderOfLog(parts.flatMap(({ unreadable }) => unreadable)),
  };
}

/** Events before the first that nobody can read: nothing is folded beyond it. */
function readableOf<Event extends HistoryEvent>(
  { unreadable: [first] }: ReadBooking,
  events: readonly Event[],
): readonly Event[] {
  return first
    ? events.filter(({ position }) => comparePositions(position, first.position) < 0)
    : events;
}

type Reader = Readonly<{
  principal: Principal;
  today: LocalDate;
  readsMoney: boolean;
  shown: Shown;
  /** What is not folded: its room and hotel as of now. */
  known: Awaited<ReturnType<typeof findBooking>>;
}>;
type Changes = HistoryEventJson['changes'];

/** Left out for who may not read money. */
const OF_REFUNDS = ['refund', 'refunds'];

/** Of what is told without its oldest events. */
const NOTHING_UNDONE: UndoInHistory = { undone: new Set(), undoable: null };
const NOT_FOLDED_AT_ALL: Readonly<{
  changes: ReadonlyMap<string, Changes>;
  pending: PendingJson[];
}> = { changes: new Map(), pending: [] };

/** A booking's streams, folded up to some event. */
type Folded = Readonly<{
  booked: Booking;
  /** Revision of the booking's stream. */
  version: number;
  paying: Checkout;
  /** By id. */
  attempts: ReadonlyMap<string, PaymentAttempt>;
}>;

const NOTHING: Folded = {
  ...{ booked: booking.initialState, version: 0 },
  ...{ paying: checkout.initialState, attempts: new Map() },
};

/** What each event makes of the states; those of other streams make nothing. */
function foldsOf({ own, ofCheckout, ofPayments }: ReadBooking) {
  const folds = new Map<string, (states: Folded) => Folded>();
  for (const event of own)
    folds.set(event.id, (states) => ({
      ...states,
      booked: evolveBooking(states.booked, event),
      version: event.revision,
    }));
  for (const event of ofCheckout)
    folds.set(event.id, (states) => ({
      ...states,
      paying: checkout.evolve(states.paying, event),
    }));
  for (const event of ofPayments)
    folds.set(event.id, (states) => {
      const { attemptId } = event.data;
      const before = states.attempts.get(attemptId) ?? payment.initialState;
      const attempts = new Map(states.attempts).set(attemptId, payment.evolve(before, event));
      return { ...states, attempts };
    });
  return folds;
}

/**
 * What each event that is shown changed in the booking, as its answer has it, and what is under way after the last. What
 * events changed that are not shown is told of the next that is, after the last of that one.
 */
function statesAfter(read: ReadBooking, reader: Reader) {
  const folds = foldsOf(read);
  const { events: shown, withheld } = reader.shown;
  const shownIds = new Set(shown.map(({ id }) => id));
  const changes = new Map<string, Changes>();
  let states = NOTHING;
  let last: Readonly<{ id: string; before: Fields }> | undefined;
  let before: Fields = {};
  for (const { id } of readableOf(read, read.all)) {
    states = folds.get(id)?.(states) ?? states;
    if (!shownIds.has(id)) continue;
    const after = fieldsFrom(states, reader);
    changes.set(id, changed(before, after));
    last = { id, before };
    before = after;
  }
  if (last) changes.set(last.id, changed(last.before, fieldsFrom(states, reader)));
  return {
    changes,
    pending: [...pendingIn(states, reader.shown), ...openCasesIn(shown, withheld)],
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsFrom({ booked, version, paying, attempts }: Folded, reader: Reader): Fields {
  if (booked.status === 'unknown') return {};
  const { roomObj: room, hotelName, hotelNameSlug: slug } = reader.known.book;
  const attemptId = attemptOfCheckout(paying);
  const account = { bank: null, bankAccountNumber: null, bankAccountName: null };
  const answer = shownToStaff(
    reader.principal,
    bookingFromStates({
      ...{ booking: booked, version, checkout: paying, room },
      attempt: attemptId === null ? undefined : attempts.get(attemptId),
      hotel: { ...account, promptPayId: null, hotelName, slug },
      today: reader.today,
    }),
  );
  const left = reader.readsMoney ? NOT_IN_CHANGES : [...NOT_IN_CHANGES, ...OF_REFUNDS];
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !left.includes(name)));
}

function pendingIn(
  { booked, paying, attempts }: Folded,
  { events, withheld }: Shown,
): PendingJson[] {
  if (booked.status === 'unknown') return [];
  const { status, terms, refunds } = booked;
  const held = 'heldUntil' in paying && status === 'Reserved' ? paying.heldUntil : null;
  const asksFor = new Map(
    events.flatMap((event) =>
      event.type === 'ChargeRequested' && !withheld.has(event.id)
        ? [[event.data.attemptId, event.data.amount] as const]
        : [],
    ),
  );
  const charges = [...attempts].flatMap(([attemptId, attempt]): PendingJson[] =>
    attempt.status === 'requested' || attempt.status === 'pending'
      ? [{ kind: 'charge', until: attempt.expiresAt, amount: asksFor.get(attemptId) ?? null }]
      : [],
  );
  const asked = [...refunds.asked.values()].flatMap(({ request, decision }): PendingJson[] => {
    if (decision !== null) return [];
    const amount = request?.difference ?? request?.quote?.amount ?? null;
    return [{ kind: 'refund', until: null, amount }];
  });
  const underWay = [...refunds.moved.values()].flatMap((refund): PendingJson[] =>
    refund.status === 'paid' ? [] : [{ kind: 'refund', until: null, amount: refund.amount }],
  );
  const holds: PendingJson[] =
    held === null ? [] : [{ kind: 'hold', until: held, amount: terms.price }];
  return [...holds, ...charges, ...asked, ...underWay];
}

/** Cases that are open after the last event; a sum that is told of its type alone is not told here either. */
function openCasesIn(
  events: readonly HistoryEvent[],
  withheld: ReadonlySet<string>,
): PendingJson[] {
  const open = new Map<string, PendingJson>();
  for (const event of events) {
    if (event.type === 'CaseOpened') {
      const amount = withheld.has(event.id) ? null : event.data.amount;
      open.set(event.data.caseId, { kind: 'case', until: null, amount });
    }
    if (event.type === 'CaseSettled' || event.type === 'CaseResolved')
      open.delete(event.data.caseId);
  }
  return [...open.values()];
}

function changed(before: Fields, after: Fields): Changes {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names.flatMap((name): [string, Changes[string]][] => {
      const [from = null, to = null] = [before[name], after[name]];
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [[name, { from, to }]];
    }),
  );
}

type Showing = Readonly<{ scope: Scope; readsMoney: boolean; userId: string }>;

/** The events that a caller may see: of money for who reads it, and of others' stays nothing. */
const shownTo = (
  reading: Readonly<{ db: ReadDb; log: EventLog }>,
  events: readonly HistoryEvent[],
  { scope, readsMoney, userId }: Showing,
): Promise<Shown> =>
  shownIn(
    scope,
    reading,
    readsMoney ? events : events.filter((event) => !isOfMoney(event, userId)),
  );
