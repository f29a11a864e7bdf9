import { isSame } from '../values/decider/differs.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { type CancellationPolicy, policyOf } from '../values/money/cancellation-policy.ts';
import { addUp, allocate, type Satang, satang } from '../values/money/money.ts';
import { shareOf } from '../values/money/share-of.ts';
import type { I18nText } from '../values/text/i18n-text.ts';
import { type LocalDate, nightsBetween, nightsOf, type Stay } from '../values/time/local-date.ts';
import {
  amounts,
  approvedSum,
  isPaid,
  retainedAtDesk,
  undecided,
  waitingRefund,
} from './booking-money.ts';
import {
  type AbandonMove,
  assertVersion,
  type Booking,
  type MoneyReturned,
  type MoveAbandoned,
  type MoveCommand,
  type MoveEvent,
  type MoveStay,
  type Moves,
  type PlacedBooking,
  type PlannedMove,
  type RefundsOfBooking,
  type StayMoved,
  type StayTerms,
  type UndoableAction,
} from './booking-state.ts';

// Where and when a booking stays, and what that costs. Whether the nights can be obtained is decided before, by the
// calendars (docs/adr/0050-moving-stays.md).

export function decideMoves(state: Booking, command: MoveCommand): MoveEvent[] {
  switch (command.type) {
    case 'MoveStay':
      return moveStay(state, command);
    case 'AbandonMove':
      return abandonMove(state, command);
  }
}

/**
 * Refuses `wrong-status` for what is no certain stay, and for another first day once the guest is there;
 * `refund-in-progress` while a refund waits for its decision, `invoiced` for another price once a tax
 * invoice says one, and `stale-version` where it was planned on something else. A guest's own change is
 * refused as `changedByGuest` does, too.
 */
function moveStay(state: Booking, { data }: MoveStay): StayMoved[] {
  const { bookingId, expectedVersion, ...planned } = data;
  const before = state.status === 'unknown' ? undefined : state.moves.known.get(planned.moveId);
  if (before === 'made') return []; // sent twice
  if (before === 'abandoned') throw movedMeanwhile();
  const known = assertVersion(state, expectedVersion);
  if (known.status !== 'Booked') throw new Refusal('wrong-status', 'Only a certain stay is moved');
  if (known.arrival && planned.to.checkIn !== known.terms.checkIn)
    throw new Refusal('wrong-status', 'The guest is here since another day');
  const { policyOn, to } = planned;
  return moved(known, policyOn ? { ...planned, to: changedByGuest(known, to, policyOn) } : planned);
}

/** Refuses nothing: what was made stands, and the caller looks. */
function abandonMove(state: Booking, { data }: AbandonMove): MoveAbandoned[] {
  const known = assertVersion(state, null);
  return known.moves.known.has(data.moveId) ? [] : [{ type: 'MoveAbandoned', data }];
}

/**
 * The move of a departure before its day: the nights left are given back. They stay the guest's while a refund waits for
 * its decision, unless the price is to change.
 */
export function movedAtDeparture(known: PlacedBooking, early: PlannedMove): StayMoved[] {
  if (early.to.price === known.terms.price && waitingRefund(known.refunds) !== null) return [];
  return moved(known, early).map(({ type, data }) => ({
    type,
    data: { ...data, ofDeparture: true },
  }));
}

/** The move that takes a stay to where it was before an action; refused where that was planned on something else. */
export function movedBack(
  known: PlacedBooking,
  { kind, move }: UndoableAction,
  back: PlannedMove | undefined,
): StayMoved[] {
  if (!move) return [];
  if (!back || !isSame(back.to, move.from)) throw movedMeanwhile();
  return moved(known, back).map(({ type, data }) => ({
    type,
    data: {
      ...data,
      undoes: move.moveId,
      ...(kind === 'departure' && { ofDeparture: true as const }),
    },
  }));
}

/** The event of a move of a booking that may be moved; none where nothing changes. */
function moved(known: PlacedBooking, planned: PlannedMove): StayMoved[] {
  const { moveId, hadBy, to, reprice, reason, by, at } = planned;
  const from = stayTermsOf(known.terms);
  if (isSame(from, planned.to)) return [];
  if (planned.hadBy !== known.moves.last) throw movedMeanwhile();
  if (waitingRefund(known.refunds) !== null)
    throw new Refusal('refund-in-progress', 'A refund waits for its decision');
  if (known.taxInvoice && planned.to.price !== from.price)
    throw new Refusal('invoiced', 'Its tax invoice says another price');
  const { bookingId } = known;
  const returned = moneyReturned(known, planned.to.price, planned);
  const stated = { moveId, hadBy, to, ...(reprice !== undefined && { reprice }), reason, by, at };
  return [{ type: 'StayMoved', data: { ...stated, bookingId, from, returned } }];
}

const movedMeanwhile = () => new Refusal('stale-version', 'The stay was moved meanwhile');

/**
 * What the checkout received above what the stay comes to cost, where a guest changes it or anyone who may decide over
 * money; else it waits as a difference (refunds.ts). The bill states itself what the desk took too much.
 */
function moneyReturned(
  known: PlacedBooking,
  price: Satang,
  { moveId, chargeId, policyOn, paysBack = policyOn !== undefined }: PlannedMove,
): MoneyReturned | null {
  const amount = paysBack && price < known.terms.price ? undecided(known, price) : satang(0);
  if (amount === 0) return null;
  const { checkoutUid } = known.terms;
  return { refundId: `${moveId}-moved`, checkoutUid, chargeId, amount };
}

/** What changes by a move. */
export const stayTermsOf = ({
  roomId,
  checkIn,
  checkOut,
  nightPrices,
  price,
}: StayTerms): StayTerms => ({ roomId, checkIn, checkOut, nightPrices, price });

/**
 * Whether staff move a stay at the prices of now: as they say; else where a `reprice` lowered the price before and it
 * goes to another room or has other nights. To keep such a price takes a reason.
 */
export function isRepriced(
  { terms, moves }: PlacedBooking,
  to: Pick<StayTerms, 'roomId' | 'checkIn' | 'checkOut'>,
  { reprice, reason }: Readonly<{ reprice: boolean | undefined; reason: string | null }>,
): boolean {
  if (reprice) return true;
  const isElsewhere =
    to.roomId !== terms.roomId || to.checkIn !== terms.checkIn || to.checkOut !== terms.checkOut;
  return moves.lowered && isElsewhere && (reprice === undefined || reason === null);
}

/** The same price for other nights: night by night where there are as many, else in equal parts. */
export function keepsPrice(
  { nightPrices, price }: Pick<StayTerms, 'nightPrices' | 'price'>,
  stay: Stay,
): Pick<StayTerms, 'nightPrices' | 'price'> {
  const nights = nightsOf(stay);
  const asBefore = nightPrices.map((night) => night.price);
  const equal = allocate(
    price,
    nights.map(() => 1),
  );
  const prices = nights.length === asBefore.length ? asBefore : equal;
  return {
    nightPrices: nights.map((date, n) => ({ date, price: prices[n] ?? satang(0) })),
    price,
  };
}

/** Nights that a stay had cost what they did, and others the prices of now. */
export function pricedWithNew(
  had: StayTerms['nightPrices'],
  now: StayTerms['nightPrices'],
): Pick<StayTerms, 'nightPrices' | 'price'> {
  const before = new Map(had.map(({ date, price }) => [date, price]));
  const nightPrices = now.map(({ date, price }) => ({ date, price: before.get(date) ?? price }));
  return { nightPrices, price: addUp(nightPrices.map(({ price }) => price)) };
}

/** How often a stay is moved, by guest or staff, before its guest asks the hotel for the next. */
export const MOST_CHANGES = 30;

/**
 * Where a guest's own change of dates leads to, at `quoted` prices, on a day in Bangkok. The policy treats nights that are
 * given up as it treats a cancellation: its share of what is too much goes back, and the rest stays in the price
 * (docs/adr/0055-guests-change-dates.md). Refuses `wrong-status` once the stay has begun, and `stay-rule` against the
 * policy.
 */
export function changedByGuest(
  known: PlacedBooking,
  quoted: StayTerms,
  today: LocalDate,
): StayTerms {
  if (known.arrival || today > known.terms.checkIn)
    throw new Refusal('wrong-status', 'The stay has begun');
  if (known.moves.known.size >= MOST_CHANGES)
    throw new Refusal('stay-rule', 'Moved too often', undefined, TOO_OFTEN);
  assertPolicyAllows(known, quoted, today);
  return withKept(quoted, keptByPolicy(known, quoted.price, today));
}

const TOO_OFTEN: I18nText = {
  th: 'การจองนี้เปลี่ยนวันมาหลายครั้งแล้ว กรุณาติดต่อโรงแรม',
  en: 'The dates of this booking were changed many times. Please ask the hotel',
};

/** Nights are not given up once nothing is given back, nor exchanged for a stay that is canceled for more. */
function assertPolicyAllows({ terms }: PlacedBooking, to: StayTerms, today: LocalDate): void {
  const policy = policyOf(terms);
  const now = shareOn(policy, terms, today);
  if (shareOn(policy, to, today) > now)
    throw new Refusal('stay-rule', 'It would be canceled for more', undefined, BETTER_TERMS);
  const nights = new Set(nightsOf(to));
  if (now === 0 && nightsOf(terms).some((night) => !nights.has(night)))
    throw new Refusal('stay-rule', 'Nothing is given back any more', undefined, TOO_LATE);
}

const BETTER_TERMS: I18nText = {
  th: 'ตามเงื่อนไขการยกเลิก ตอนนี้เลื่อนวันเข้าพักออกไปไม่ได้แล้ว กรุณาติดต่อโรงแรม',
  en: 'By the cancellation policy it is too late to put the stay off. Please ask the hotel',
};
const TOO_LATE: I18nText = {
  th: 'ตามเงื่อนไขการยกเลิก ตอนนี้ยกเลิกคืนที่จองไว้ไม่ได้แล้ว แต่ยังเพิ่มคืนได้',
  en: 'By the cancellation policy it is too late to give up nights; you can still add some',
};

const shareOn = (policy: CancellationPolicy, { checkIn }: StayTerms, today: LocalDate): number =>
  shareOf(policy, satang(0), nightsBetween(today, checkIn)).share;

/** What the hotel keeps of the nights given up; what was paid too much before goes back whole. */
function keptByPolicy(known: PlacedBooking, price: Satang, today: LocalDate): Satang {
  const { terms } = known;
  const before = paidTooMuch(known, terms.price);
  const over = satang(paidTooMuch(known, price) - before);
  if (price >= terms.price || over <= 0) return satang(0);
  const days = nightsBetween(today, terms.checkIn);
  return satang(over - shareOf(policyOf(terms), over, days).amount);
}

/** At a price; by the checkout and at the desk, less what goes back already. */
function paidTooMuch(known: PlacedBooking, price: Satang): Satang {
  const online = isPaid(known) ? known.paid - approvedSum(known.refunds) : 0;
  const extras = addUp(amounts(known.desk.extras.values()));
  return satang(Math.max(0, online + retainedAtDesk(known.desk) - price - extras));
}

/** The nights bear what is kept, each by its share. */
function withKept(quoted: StayTerms, kept: Satang): StayTerms {
  if (kept === 0) return quoted;
  const price = satang(quoted.price + kept);
  const prices = allocate(
    price,
    quoted.nightPrices.map((night) => night.price),
  );
  const nightPrices = quoted.nightPrices.map(({ date }, n) => ({
    date,
    price: prices[n] ?? satang(0),
  }));
  return { ...quoted, nightPrices, price };
}

/** A booking after a move, or after one that was abandoned. */
export function evolveMoves(state: PlacedBooking, event: MoveEvent): PlacedBooking {
  if (event.type === 'MoveAbandoned')
    return { ...state, moves: { ...state.moves, known: known(state.moves, event, 'abandoned') } };
  const { to, moveId } = event.data;
  const lowered = isLowered(state.moves, event);
  const moves = { known: known(state.moves, event, 'made'), last: moveId, lowered };
  const refunds = withReturned(state.refunds, event);
  return { ...state, terms: { ...state.terms, ...to }, moves, refunds };
}

const known = (
  moves: Moves,
  { data: { moveId } }: MoveEvent,
  as: 'made' | 'abandoned',
): Moves['known'] => new Map(moves.known).set(moveId, as);

/**
 * Of staff a price changes by `reprice` alone, which events of an earlier version do not say; what a guest changes is another matter.
 * A lowered price that is priced again at the same is as low as before.
 */
function isLowered({ lowered }: Moves, { data: { from, to, by } }: StayMoved): boolean {
  if (by === 'guest' || to.price === from.price) return lowered;
  return to.price < from.price;
}

/** Decided with the move; `last` stays what guest and staff last spoke of. */
function withReturned(refunds: RefundsOfBooking, event: StayMoved): RefundsOfBooking {
  const { returned } = event.data;
  if (returned === null) return refunds;
  const asked = new Map(refunds.asked).set(returned.refundId, {
    request: null,
    decision: decisionOfMove(event),
  });
  return { ...refunds, asked };
}

/** What a move decided of the money that goes back by it. */
export const decisionOfMove = ({ data: { returned, reason, at, by } }: StayMoved) =>
  ({ verdict: 'approved', amount: returned?.amount ?? null, reason, at, by }) as const;
