import { isSame } from '../values/decider/differs.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { allocate, type Satang, satang } from '../values/money/money.ts';
import { nightsOf, type Stay } from '../values/time/local-date.ts';
import type { Booking, PlacedBooking } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';
import { changedByGuest } from './change-dates.ts';
import { undecided } from './difference.ts';
import type {
  AbandonMove,
  MoneyReturned,
  MoveAbandoned,
  MoveStay,
  PlannedMove,
  StayMoved,
  StayTerms,
} from './move-messages.ts';
import { waitingRefund } from './open-refunds.ts';

// Where and when a booking stays is decided here; whether the nights can be obtained, by the calendars before
// (docs/adr/0050-moving-stays.md).

/**
 * Refuses `wrong-status` for what is no certain stay, and for another first day once the guest is there;
 * `refund-in-progress` while a refund waits for its decision, `invoiced` for another price once a tax
 * invoice says one, and `stale-version` where it was planned on something else. A guest's own change is
 * refused as `changedByGuest` does, too.
 */
export function moveStay(state: Booking, { data }: MoveStay): StayMoved[] {
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

/** The event of a move of a booking that may be moved; none where nothing changes. */
export function moved(known: PlacedBooking, planned: PlannedMove): StayMoved[] {
  const { chargeId: _, policyOn: __, paysBack: ___, ...told } = planned;
  const from = stayTermsOf(known.terms);
  if (isSame(from, planned.to)) return [];
  if (planned.hadBy !== known.moves.last) throw movedMeanwhile();
  if (waitingRefund(known.refunds) !== null)
    throw new Refusal('refund-in-progress', 'A refund waits for its decision');
  if (known.taxInvoice && planned.to.price !== from.price)
    throw new Refusal('invoiced', 'Its tax invoice says another price');
  const { bookingId } = known;
  const returned = moneyReturned(known, planned.to.price, planned);
  return [{ type: 'StayMoved', data: { ...told, bookingId, from, returned } }];
}

const movedMeanwhile = () => new Refusal('stale-version', 'The stay was moved meanwhile');

/** Refuses nothing: what was made stands, and the caller looks. */
export function abandonMove(state: Booking, { data }: AbandonMove): MoveAbandoned[] {
  const known = assertVersion(state, null);
  return known.moves.known.has(data.moveId) ? [] : [{ type: 'MoveAbandoned', data }];
}

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

/** What changes by a move. */
export const stayTermsOf = ({
  roomId,
  checkIn,
  checkOut,
  nightPrices,
  price,
}: StayTerms): StayTerms => ({ roomId, checkIn, checkOut, nightPrices, price });

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

/**
 * What the checkout received above what the stay comes to cost, where a guest changes it or anyone who may decide over
 * money; else it waits (difference.ts). What the desk took too much says so itself.
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
