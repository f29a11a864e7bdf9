import type { HistoryEventJson, PendingJson } from '@baanpak/contract/booking/booking-history.ts';
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
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { comparePositions, type RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';
import { FORMATS } from '@baanpak/infrastructure/http/formats.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { parsePositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { findBooking } from '../booking/booking-facts.ts';
import type { EventLog } from '../booking/event-log.ts';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { type Shown, shownIn } from './own-share.ts';
import {
  isOfMoney,
  NOT_SIGNED,
  presentEvent,
  presentUnreadable,
  stepsOf,
} from './present-history.ts';
import {
  decodeEach,
  type EventPlace,
  type HistoryEvent,
  inOrderOfLog,
  placesOf,
  readPlaces,
  tellingOf,
} from './read-history.ts';
import { undoInHistory } from './undo-in-history.ts';

const DETAIL = { th: 'ประวัติการจอง', en: 'Booking history' };

/** What happened to a booking, its checkout, payments, refunds, cases and nights, oldest first: who, when, what. */
export const bookingHistory =
  ({ db, now }: Deps, log: EventLog): Handler<'GET /bookings/{id}/history'> =>
  async (request) => {
    const { params, query, language } = request;
    const principal = principalOf(request);
    const stands = await rowOf(db, params.id);
    const readsMoney = isInScope(scopeOf(principal, 'read-money'), stands.ownerId);
    const upTo = await until(log, query.at, now());
    const stored = upTo(await eventsOf({ db, log }, params.id, stands.checkoutUid));
    const read = await decodeBooking(log, params.id, stands.checkoutUid, stored);
    if (!stored.some(({ stream }) => stream === bookingStream(params.id)))
      throw new Refusal('not-found', 'No such booking by then');
    const shown = await shownTo({ db, log }, read.all, {
      scope: scopeOf(principal, 'read-history'),
      ...{ readsMoney, userId: principal.userId },
    });
    const states = statesAfter(read, {
      ...{ principal, now: now(), readsMoney, shown },
      known: await findBooking(db, params.id, bangkokDay(now())),
    });
    const { undone, undoable } = undoInHistory(readableOf(read, read.own), read.ofCheckout, now());
    const mayUndo =
      query.at === undefined &&
      read.unreadable.length === 0 &&
      isInScope(scopeOf(principal, 'take-bookings'), stands.ownerId);
    const { unreadable } = read;
    const told = await tellingOf(db, shown.events, { language, acting: read.all, unreadable });
    const storeId = await log.store.storeId();
    const presenting = { told, language, storeId, readsMoney, withheld: shown.withheld };
    const readable = shown.events.map((event) => {
      const isOwn = event.stream === bookingStream(params.id);
      const presented: HistoryEventJson = {
        ...presentEvent(event, presenting),
        undoable: isOwn && mayUndo && event.revision === undoable,
        undone: isOwn && undone.has(event.revision),
        changes: told.withoutActing(states.changes.get(event.id) ?? {}),
      };
      return { position: event.position, presented };
    });
    const others = (readsMoney ? unreadable : unreadable.filter(isForAll(principal))).map(
      (event) => {
        const presented: HistoryEventJson = {
          ...presentUnreadable(event, presenting),
          changes: {},
        };
        return { position: event.position, presented };
      },
    );
    const events = inOrderOfLog([...readable, ...others]).map(({ presented }) => presented);
    return {
      events,
      steps: stepsOf(events),
      pending: readsMoney ? states.pending : states.pending.filter(({ kind }) => kind === 'hold'),
      ...NOT_SIGNED,
      detail: DETAIL[language],
    };
  };

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

/**
 * All that concerns a booking, in the order of the log. Its own stream is read from the log itself: it is short, and what
 * was just written to it is there before the index of events has it.
 */
async function eventsOf(
  { db, log }: Readonly<{ db: ReadDb; log: EventLog }>,
  bookingId: string,
  checkoutUid: string,
): Promise<RecordedEvent[]> {
  const stream = bookingStream(bookingId);
  const elsewhere = async () => {
    const places = await placesOfBooking(db, bookingId, checkoutUid);
    return readPlaces(
      log.store,
      places.filter((place) => place.stream !== stream),
    );
  };
  const [own, others] = await Promise.all([log.store.readStream(stream), elsewhere()]);
  return inOrderOfLog([...own, ...others]);
}

/** Its own, and those of its order that name no booking: of the cart, its payments and the list of its cases. */
async function placesOfBooking(
  db: ReadDb,
  bookingId: string,
  checkoutUid: string,
): Promise<EventPlace[]> {
  const [own, ofOrder] = await Promise.all([
    placesOf(db, 'booking', bookingId),
    placesOf(db, 'checkout', checkoutUid),
  ]);
  const streams = [checkoutStream(checkoutUid), casesOfCheckoutStream(checkoutUid)];
  return [
    ...own,
    ...ofOrder.filter(
      ({ stream }) => streams.includes(stream) || stream.startsWith(paymentStream('')),
    ),
  ];
}

type UpTo = (events: readonly RecordedEvent[]) => readonly RecordedEvent[];

/**
 * The events that `at` asks for, of those in the order of the log: always its first ones, for two writers' clocks may
 * differ. Throws InvalidRequest for a moment to come, and for places that are not in this log.
 */
async function until({ store }: EventLog, at: string | undefined, now: Instant): Promise<UpTo> {
  if (at === undefined) return (events) => events;
  if (FORMATS['date-time']?.(at)) {
    const moment = instant(Date.parse(at));
    if (moment > now) throw invalidField('at', TO_COME);
    return (events) => {
      const later = events.findIndex(({ metadata }) => String(metadata.recordedAt) > moment);
      return later < 0 ? events : events.slice(0, later);
    };
  }
  const { storeId, position } = parsePositionToken(at, 'at');
  const isOurs = storeId === (await store.storeId());
  if (!isOurs || comparePositions(position, await store.head()) > 0)
    throw invalidField('at', OTHER_LOG);
  return (events) => events.filter((event) => comparePositions(event.position, position) <= 0);
}

const TO_COME = { th: 'ยังมาไม่ถึง', en: 'is in the future' };
const OTHER_LOG = { th: 'ไม่ใช่ตำแหน่งในบันทึกนี้', en: 'is no position in this log' };

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
  now: Instant;
  readsMoney: boolean;
  shown: Shown;
  /** What is not folded: its room and hotel as of now. */
  known: Awaited<ReturnType<typeof findBooking>>;
}>;
type Changes = HistoryEventJson['changes'];

/** What other streams or the day decide: a page shows these as of now. */
const NOT_FOLDED = [
  ...['roomObj', 'hotelName', 'hotelNameSlug', 'bank', 'bankAccountNumber', 'bankAccountName'],
  ...['promptPayQr', 'unit', 'refundQuote', 'group', 'masked'],
];

/** Left out for who may not read money. */
const OF_REFUNDS = ['refund', 'refunds'];

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
      today: bangkokDay(reader.now),
    }),
  );
  const left = reader.readsMoney ? NOT_FOLDED : [...NOT_FOLDED, ...OF_REFUNDS];
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

type Reading = Readonly<{ scope: Scope; readsMoney: boolean; userId: string }>;

/** The events that a caller may see: of money for who reads it, and of others' stays nothing. */
const shownTo = (
  reading: Readonly<{ db: ReadDb; log: EventLog }>,
  events: readonly HistoryEvent[],
  { scope, readsMoney, userId }: Reading,
): Promise<Shown> =>
  shownIn(
    scope,
    reading,
    readsMoney ? events : events.filter((event) => !isOfMoney(event, userId)),
  );
