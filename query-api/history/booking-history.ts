import {
  attemptOfCheckout,
  bookingFromStates,
} from '@baanpak/contract/booking/booking-from-states.ts';
import type { HistoryEventJson, PendingJson } from '@baanpak/contract/booking/booking-history.ts';
import { shownToStaff } from '@baanpak/contract/booking/shown-to-staff.ts';
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
import { ownShareOf } from './own-share.ts';
import { isOfMoney, NOT_SIGNED, presentEvent, stepsOf } from './present-history.ts';
import {
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
    const stored = (
      await readPlaces(log.store, await placesOfBooking(db, params.id, stands.checkoutUid))
    ).filter(await until(log, query.at, now()));
    const read = await decodeBooking(log, params.id, stands.checkoutUid, stored);
    if (read.own.length === 0) throw new Refusal('not-found', 'No such booking by then');
    const states = statesAfter(read, {
      principal,
      now: now(),
      known: await findBooking(db, params.id, bangkokDay(now())),
    });
    const { undone, undoable } = await undoInHistory(log, read.own, now());
    const mayUndo =
      query.at === undefined && isInScope(scopeOf(principal, 'take-bookings'), stands.ownerId);
    const shown = await shownTo(db, read.all, {
      scope: scopeOf(principal, 'read-history'),
      readsMoney,
    });
    const told = await tellingOf(db, shown.events, language);
    const storeId = await log.store.storeId();
    const presenting = { told, language, storeId, readsMoney, withheld: shown.withheld };
    const events = shown.events.map((event): HistoryEventJson => {
      const isOwn = event.stream === bookingStream(params.id);
      return {
        ...presentEvent(event, presenting),
        undoable: isOwn && mayUndo && event.revision === undoable,
        undone: isOwn && undone.has(event.revision),
        changes: states.changes.get(event.id) ?? {},
      };
    });
    return {
      events,
      steps: stepsOf(events),
      pending: readsMoney ? states.pending : states.pending.filter(({ kind }) => kind === 'hold'),
      ...NOT_SIGNED,
      detail: DETAIL[language],
    };
  };

async function rowOf(db: ReadDb, bookingId: string) {
  const found = await db
    .selectFrom('bookings')
    .select(['owner_id as ownerId', 'checkout_uid as checkoutUid'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!found) throw new Refusal('not-found', 'No such booking');
  return found;
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

/** Which events `at` asks for. Throws InvalidRequest for a moment to come, and for places that are not in this log. */
async function until(
  { store }: EventLog,
  at: string | undefined,
  now: Instant,
): Promise<(event: RecordedEvent) => boolean> {
  if (at === undefined) return () => true;
  if (FORMATS['date-time']?.(at)) {
    const moment = instant(Date.parse(at));
    if (moment > now) throw invalidField('at', TO_COME);
    return ({ metadata }) => String(metadata.recordedAt) <= moment;
  }
  const { storeId, position } = parsePositionToken(at, 'at');
  const isOurs = storeId === (await store.storeId());
  if (!isOurs || comparePositions(position, await store.head()) > 0)
    throw invalidField('at', OTHER_LOG);
  return (event) => comparePositions(event.position, position) <= 0;
}

const TO_COME = { th: 'ยังมาไม่ถึง', en: 'is in the future' };
const OTHER_LOG = { th: 'ไม่ใช่ตำแหน่งในบันทึกนี้', en: 'is no position in this log' };

/** Events by what folds them. */
type ReadBooking = Readonly<{
  all: readonly HistoryEvent[];
  own: readonly (BookingEvent & HistoryEvent)[];
  ofCheckout: readonly (CheckoutEvent & HistoryEvent)[];
  ofPayments: readonly (PaymentEvent & HistoryEvent)[];
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
    codec.decode<BookingEvent>(of((stream) => stream === folded[0])),
    codec.decode<CheckoutEvent>(of((stream) => stream === folded[1])),
    codec.decode<PaymentEvent>(of(isPayment)),
    codec.decode<DomainEvent>(of((stream) => !folded.includes(stream) && !isPayment(stream))),
  ]);
  const all = inOrderOfLog([...own, ...ofCheckout, ...ofPayments, ...others]);
  return { all, own, ofCheckout, ofPayments };
}

type Reader = Readonly<{
  principal: Principal;
  now: Instant;
  /** What is not folded: its room and hotel as of now. */
  known: Awaited<ReturnType<typeof findBooking>>;
}>;
type Changes = HistoryEventJson['changes'];

/** What other streams or the day decide: a page shows these as of now. */
const NOT_FOLDED = [
  ...['roomObj', 'hotelName', 'hotelNameSlug', 'bank', 'bankAccountNumber', 'bankAccountName'],
  ...['promptPayQr', 'unit', 'refundQuote', 'group', 'masked'],
];

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

/** What each event changed in the booking, as its answer has it, and what is under way after the last. */
function statesAfter(read: ReadBooking, reader: Reader) {
  const folds = foldsOf(read);
  const changes = new Map<string, Changes>();
  let states = NOTHING;
  let before: Fields = {};
  for (const { id } of read.all) {
    const fold = folds.get(id);
    if (!fold) continue;
    states = fold(states);
    const after = fieldsFrom(states, reader);
    changes.set(id, changed(before, after));
    before = after;
  }
  return { changes, pending: [...pendingIn(states), ...openCasesIn(read.all)] };
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
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !NOT_FOLDED.includes(name)));
}

function pendingIn({ booked, paying, attempts }: Folded): PendingJson[] {
  if (booked.status === 'unknown') return [];
  const { status, terms, refunds } = booked;
  const held = 'heldUntil' in paying && status === 'Reserved' ? paying.heldUntil : null;
  const charges = [...attempts.values()].flatMap((attempt): PendingJson[] =>
    attempt.status === 'requested' || attempt.status === 'pending'
      ? [{ kind: 'charge', until: attempt.expiresAt, amount: terms.price }]
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

/** Cases that are open after the last event. */
function openCasesIn(events: readonly HistoryEvent[]): PendingJson[] {
  const open = new Map<string, PendingJson>();
  for (const event of events) {
    if (event.type === 'CaseOpened')
      open.set(event.data.caseId, { kind: 'case', until: null, amount: event.data.amount });
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

type Reading = Readonly<{ scope: Scope; readsMoney: boolean }>;

/** The events that a caller may see: of money for who reads it, and of others' stays nothing. */
async function shownTo(
  db: ReadDb,
  events: readonly HistoryEvent[],
  { scope, readsMoney }: Reading,
) {
  const readable = readsMoney ? events : events.filter((event) => !isOfMoney(event));
  return typeof scope === 'object'
    ? ownShareOf(db, readable, scope.ownerId)
    : { events: readable, withheld: new Set<string>() };
}
