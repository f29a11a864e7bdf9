import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { CheckoutEvent, HeldStay } from '@baanpak/domain/checkout/checkout-state.ts';
import { subjectsOf } from '@baanpak/domain/events.ts';
import type { CaseListed } from '@baanpak/domain/money-case/cases-of-checkout.ts';
import type { MoneyCaseEvent } from '@baanpak/domain/money-case/money-case.ts';
import type { PaymentEvent } from '@baanpak/domain/payment/payment.ts';
import type { RefundEvent } from '@baanpak/domain/refund/refund.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { addUp } from '@baanpak/domain/values/money/money.ts';
import type { Scope } from '@baanpak/domain/values/people/roles.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { comparePositions } from '@baanpak/infrastructure/event-store/port.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { EventLog } from '../handler.ts';
import { decodeEach } from '../log/read-log.ts';
import type { HistoryEvent } from './read-history.ts';

type SharedEvent = CheckoutEvent | PaymentEvent | RefundEvent | MoneyCaseEvent | CaseListed;
type MembersOf<Type> = Extract<SharedEvent, { type: Type }>['data'];

const OF_CASE = [
  ...(['caseId', 'kind', 'checkoutUid', 'bookingIds', 'amount'] as const),
  ...(['chargeId', 'attemptId', 'refundId', 'detail'] as const),
] as const;
const OF_REFUND = ['refundId', 'bookingIds', 'of', 'step'] as const;
const OF_ATTEMPT = ['uid', 'attemptId', 'bookingIds'] as const;
const OF_UNDO = ['uid', 'undo', 'stays', 'canceledAt', 'begunAt'] as const;

/**
 * The members of an event about a checkout of several owners that one of them may read, where they are no one else's:
 * what is not named here is left out. `type`: its type alone; `nothing`: it is not told of.
 */
export const SHOWN_OF_SHARED: {
  readonly [Type in SharedEvent['type']]:
    | readonly (string & keyof MembersOf<Type>)[]
    | 'type'
    | 'nothing';
} = {
  CheckoutOpened: ['uid', 'items', 'openedAt', 'validUntil'],
  CheckoutDiscarded: ['uid'],
  CheckoutHeld: ['uid', 'stays', 'amount', 'heldUntil', 'paymentMethod'],
  PaymentMethodChosen: ['uid', 'bookingIds', 'paymentMethod', 'choice'],
  ReservationAbandoned: ['uid', 'bookingId', 'roomId'],
  PaymentAttempted: [...OF_ATTEMPT, 'amount'],
  PaymentFailed: [...OF_ATTEMPT, 'failureCode'],
  CheckoutPaid: ['uid', 'stays', 'attemptId', 'chargeId', 'amount', 'paidAt'],
  PaymentCameLate: [...OF_ATTEMPT, 'chargeId', 'amount', 'paidAt', 'because'],
  LateSettlementBegun: [...OF_ATTEMPT, 'of', 'settlement', 'begunAt'],
  LatePaymentAccepted: ['uid', 'stays', 'attemptId', 'chargeId', 'amount', 'paidAt', 'settlement'],
  LatePaymentReturned: [...OF_ATTEMPT, 'chargeId', 'amount', 'retaken'],
  CheckoutExpired: ['uid', 'stays', 'endedAt'],
  CheckoutGivenUp: ['uid', 'stays', 'endedAt'],
  PaymentAwaited: ['uid', 'stays', 'amount'],
  TransferReported: ['uid', 'bookingIds', 'heldUntil', 'slipId', 'reportedAt'],
  TransferConfirmed: ['uid', 'stays', 'amount', 'paidAt', 'late', 'transferId', 'settlement'],
  CheckoutCanceled: ['uid', 'stays', 'endedAt', 'isFinal', 'undone', 'calledOff'],
  CancellationUndoBegun: OF_UNDO,
  CheckoutReinstated: [...OF_UNDO, 'heldUntil'],
  CancellationUndoRefused: OF_UNDO,
  ChargeRequested: [
    ...(['attemptId', 'checkoutUid', 'method', 'amount', 'currency'] as const),
    ...(['requestedAt', 'expiresAt'] as const),
  ],
  ChargePending: ['chargeId', 'attemptId', 'checkoutUid'],
  ChargePaid: ['chargeId', 'attemptId', 'checkoutUid', 'amount', 'paidAt', 'refundable'],
  ChargeFailed: ['chargeId', 'attemptId', 'checkoutUid', 'failureCode'],
  ChargeExpired: ['chargeId', 'attemptId', 'checkoutUid'],
  ChargeMismatched: 'type',
  RefundStarted: [...OF_REFUND, 'checkoutUid', 'chargeId', 'amount', 'startedAt'],
  RefundAttempted: ['refundId', 'attempt', 'attemptId', 'madeAt', 'landsUntil'],
  RefundAwaited: ['refundId', 'landsUntil'],
  RefundPaid: [...OF_REFUND, 'amount', 'paidAt', 'providerRefundId'],
  RefundFailed: [...OF_REFUND, 'amount', 'failureCode', 'failedAt', 'attemptId'],
  RefundLeftToHotel: [...OF_REFUND, 'amount', 'leftAt'],
  RefundRetried: [...OF_REFUND, 'amount', 'by', 'retriedAt'],
  RefundTransferred: [...OF_REFUND, 'amount', 'by', 'paidAt', 'method'],
  RefundReduced: [...OF_REFUND, 'amount', 'reducedAt'],
  CaseOpened: [...OF_CASE, 'openedAt', 'step'],
  CaseSettled: [...OF_CASE, 'action', 'settledAt', 'by'],
  CaseResolved: [...OF_CASE, 'because', 'resolvedAt'],
  CaseListed: 'nothing',
};
const SHOWN: ReadonlyMap<string, readonly string[] | 'type' | 'nothing'> = new Map(
  Object.entries(SHOWN_OF_SHARED),
);
/** Of each stay, and of each thing in a cart. */
const SHOWN_OF_STAY = new Set([
  ...['bookingId', 'roomId', 'hotelId', 'checkIn', 'checkOut', 'price'],
  ...['guests', 'children', 'pets', 'breakfast', 'totalPrice', 'priceChanged'],
  ...['nightPrices', 'cancellationPolicy'],
]);

/** `withheld` names events that only their type is told of. */
export type Shown = Readonly<{ events: readonly HistoryEvent[]; withheld: ReadonlySet<string> }>;
type Reading = Readonly<{ db: ReadDb; log: EventLog }>;

/** Events as the staff of a scope may read them. */
export const shownIn = async (
  scope: Scope,
  reading: Reading,
  events: readonly HistoryEvent[],
): Promise<Shown> =>
  typeof scope === 'object'
    ? ownShareOf(reading, events, scope.ownerId)
    : { events, withheld: new Set() };

/**
 * Events as one owner may read them. Of a checkout with stays of others, too: the own stays, and of a sum what they
 * cost, where it is what all stays that it is for cost together; the type alone of any other sum. What nobody knows is
 * not one's own.
 */
async function ownShareOf(
  reading: Reading,
  events: readonly HistoryEvent[],
  ownerId: string,
): Promise<Shown> {
  const withheld = new Set<string>();
  const money = events.filter(({ type }) => SHOWN.has(type));
  const facts = await factsOf(reading, money, ownerId);
  const shown = events.flatMap((event): readonly HistoryEvent[] => {
    if (ownersIn(event).some((id) => id !== ownerId)) {
      withheld.add(event.id);
      return [event];
    }
    const members = SHOWN.get(event.type);
    if (members === undefined || facts.isOwn(event)) return [event];
    const bookings = bookingsIn(event);
    if (members === 'nothing' || facts.isOthers(event)) return [];
    if (members === 'type') {
      withheld.add(event.id);
      return [event];
    }
    const data = membersShown(event.data, members, facts);
    if ('amount' in event.data && (bookings.length === 0 || !bookings.every(facts.isOwnBooking))) {
      const paidFor = facts
        .staysAt(event)
        .filter(({ bookingId }) => bookings.length === 0 || bookings.includes(bookingId));
      const isSplit =
        paidFor.length > 0 && addUp(paidFor.map(({ price }) => price)) === event.data.amount;
      if (isSplit) data.amount = addUp(paidFor.filter(facts.isOwnItem).map(({ price }) => price));
      else withheld.add(event.id);
    }
    return [{ ...event, data }];
  });
  return { events: shown, withheld };
}

const ownersIn = (event: HistoryEvent) => idsIn(event, 'owner');
const bookingsIn = (event: HistoryEvent) => idsIn(event, 'booking');
const idsIn = (event: HistoryEvent, of: 'owner' | 'booking'): readonly string[] =>
  subjectsOf(event).flatMap(({ kind, id }) => (kind === of ? [id] : []));
const checkoutIn = (event: HistoryEvent): string | undefined =>
  subjectsOf(event).find(({ kind }) => kind === 'checkout')?.id;

/** Whose the things are that events about money name. */
type Facts = Readonly<{
  /** Of nobody else at all: it is told as it was recorded. */
  isOwn: (event: HistoryEvent) => boolean;
  /** Names things, and none that is one's own. */
  isOthers: (event: HistoryEvent) => boolean;
  isOwnBooking: (bookingId: unknown) => boolean;
  isOwnItem: (item: unknown) => boolean;
  /** The stays that were to be paid together when it happened. */
  staysAt: (event: HistoryEvent) => readonly HeldStay[];
}>;

async function factsOf(
  { db, log }: Reading,
  events: readonly HistoryEvent[],
  ownerId: string,
): Promise<Facts> {
  const bookings = await db
    .selectFrom('bookings')
    .select(['booking_id as id', 'owner_id as ownerId', 'checkout_uid as uid'])
    .where('booking_id', '=', anyOf([...new Set(events.flatMap(bookingsIn))]))
    .execute();
  const uidOf = new Map(bookings.map(({ id, uid }) => [id, uid]));
  const checkoutOf = (event: HistoryEvent) =>
    checkoutIn(event) ?? uidOf.get(bookingsIn(event)[0] ?? '');
  const checkouts = await checkoutsOf(log, [...new Set(events.map(checkoutOf))]);
  const ofCheckout = (event: HistoryEvent) => checkouts.get(checkoutOf(event) ?? '') ?? [];
  const all = [...checkouts.values()].flat();
  const [hotels, rooms] = await ownPlaces(db, all, ownerId);
  const own = new Set([
    ...bookings.flatMap((booking) => (booking.ownerId === ownerId ? [booking.id] : [])),
    ...all.flatMap(staysIn).flatMap((stay) => (hotels.has(stay.hotelId) ? [stay.bookingId] : [])),
  ]);
  const isOwnBooking = (id: unknown) => typeof id === 'string' && own.has(id);
  const isOwnItem = (item: unknown) =>
    isRecord(item) &&
    (typeof item.hotelId === 'string' ? hotels.has(item.hotelId) : isOwnBooking(item.bookingId));
  /** Its stays, or what is in the cart while there are none. */
  const isOwnCheckout = (event: HistoryEvent) => {
    const held = ofCheckout(event);
    const stays = held.flatMap(staysIn);
    const things = stays.length > 0 ? stays : held.flatMap(itemsIn);
    return things.length > 0 && things.every(isOwnItem);
  };
  return {
    isOwnBooking,
    isOwnItem,
    isOwn(event) {
      if (event.type === 'CheckoutOpened') return itemsIn(event).every(isOwnItem);
      if (event.type === 'ReservationAbandoned') return rooms.has(event.data.roomId);
      if (checkoutOf(event) === undefined && bookingsIn(event).length === 0)
        return ownersIn(event).length > 0; // a case about no checkout; of another owner it is told by its type
      return bookingsIn(event).every(isOwnBooking) && isOwnCheckout(event);
    },
    isOthers(event) {
      if (event.type === 'CheckoutOpened') return !itemsIn(event).some(isOwnItem);
      if (event.type === 'ReservationAbandoned') return !rooms.has(event.data.roomId);
      return bookingsIn(event).length > 0 && !bookingsIn(event).some(isOwnBooking);
    },
    staysAt(event) {
      if ('stays' in event.data) return event.data.stays;
      const before = ofCheckout(event).filter(
        (held) => comparePositions(held.position, event.position) <= 0,
      );
      return before.map(staysIn).findLast((stays) => stays.length > 0) ?? [];
    },
  };
}

type CheckoutEnvelope = EventEnvelope<CheckoutEvent>;

/** From the log, whatever of it is in a page: the same event is told in the same way on each. */
async function checkoutsOf({ store, codec }: EventLog, uids: readonly (string | undefined)[]) {
  const checkouts = new Map<string, readonly CheckoutEnvelope[]>();
  for (const uid of uids) {
    if (uid === undefined) continue;
    const { events } = await decodeEach<CheckoutEvent>(
      codec,
      await store.readStream(checkoutStream(uid)),
    );
    checkouts.set(uid, events);
  }
  return checkouts;
}

const staysIn = ({ data }: Pick<CheckoutEvent, 'data'>): readonly HeldStay[] =>
  'stays' in data ? data.stays : [];
const itemsIn = ({ data }: Pick<CheckoutEvent, 'data'>) => ('items' in data ? data.items : []);

/** The owner's hotels and rooms among those that checkouts name. */
async function ownPlaces(db: ReadDb, events: readonly CheckoutEvent[], ownerId: string) {
  const hotelIds = events.flatMap((event) =>
    [...staysIn(event), ...itemsIn(event)].map(({ hotelId }) => hotelId),
  );
  const roomIds = events.flatMap(({ data }) => ('roomId' in data ? [data.roomId] : []));
  const [hotels, rooms] = await Promise.all([
    db
      .selectFrom('hotels')
      .select('hotel_id as id')
      .where('hotel_id', '=', anyOf([...new Set(hotelIds)]))
      .where('owner_id', '=', ownerId)
      .execute(),
    db
      .selectFrom('rooms')
      .select('room_id as id')
      .where('room_id', '=', anyOf([...new Set(roomIds)]))
      .where('owner_id', '=', ownerId)
      .execute(),
  ]);
  return [new Set(hotels.map(({ id }) => id)), new Set(rooms.map(({ id }) => id))] as const;
}

/** Of an event's data what may be read: of each list the own items, and no member of a kind that is not foreseen. */
function membersShown(
  data: HistoryEvent['data'],
  members: readonly string[],
  facts: Pick<Facts, 'isOwnItem' | 'isOwnBooking'>,
) {
  const ofStay = (item: unknown) =>
    Object.fromEntries(Object.entries(item ?? {}).filter(([name]) => SHOWN_OF_STAY.has(name)));
  const shown = (name: string, value: unknown): unknown => {
    if (name === 'bookingIds' && Array.isArray(value)) return value.filter(facts.isOwnBooking);
    if ((name === 'stays' || name === 'items') && Array.isArray(value))
      return value.filter(facts.isOwnItem).map(ofStay);
    if (name === 'retaken' && isRecord(value))
      return { settlement: value.settlement, stays: shown('stays', value.stays) };
    const isPlain = Array.isArray(value) ? !value.some(isRecord) : !isRecord(value);
    return isPlain ? value : undefined;
  };
  const entries = Object.entries(data).filter(([name]) => members.includes(name));
  return JSON.parse(
    JSON.stringify(Object.fromEntries(entries.map(([name, value]) => [name, shown(name, value)]))),
  );
}
