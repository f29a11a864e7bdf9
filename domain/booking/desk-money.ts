import { Refusal } from '../values/decider/refusal.ts';
import { addUp, type Satang, satang } from '../values/money/money.ts';
import { amountDue, amounts } from './amount-due.ts';
import type { Booking, PlacedBooking } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';
import type {
  AddExtra,
  DeskMoney,
  DeskMoneyEvent,
  DeskMoneyOwedBack,
  DeskMoneyOwedChanged,
  DeskPaymentRecorded,
  ExtraAdded,
  ExtraRemoved,
  RecordDeskPayment,
  RemoveExtra,
} from './desk-money-messages.ts';
import { leftOf } from './received.ts';

// Money at the desk is a side of its own: the provider and the checkout know nothing of it
// (docs/adr/0048-money-at-the-desk.md).

/** How many extras, and how many payments, a bill has at most. */
export const BILL_LINES = 200;

/**
 * Money that staff took, up to what is due. Refuses `not-payable` where nothing is, `amount-out-of-range`
 * above it, and `bill-full`.
 */
export function recordDeskPayment(
  state: Booking,
  { data: { expectedVersion, ...data } }: RecordDeskPayment,
): DeskPaymentRecorded[] {
  if (deskOf(state).payments.has(data.paymentId)) return []; // sent twice
  const known = assertVersion(state, expectedVersion);
  const due = isCertain(known) ? dueOf(known) : satang(0);
  if (due <= 0) throw new Refusal('not-payable', 'There is nothing to be paid');
  if (data.amount > due) throw new Refusal('amount-out-of-range', 'More than is due');
  assertFits(known.desk.payments);
  const received = data.amount + retainedAtDesk(known.desk) + leftOf(known);
  const coversStay = received >= known.terms.price;
  return [{ type: 'DeskPaymentRecorded', data: { ...data, coversStay } }];
}

/** What a stay that is certain costs beside its nights. Refuses `wrong-status` and `bill-full`. */
export function addExtra(
  state: Booking,
  { data: { expectedVersion, ...data } }: AddExtra,
): ExtraAdded[] {
  if (deskOf(state).extras.has(data.extraId)) return []; // sent twice
  const known = assertVersion(state, expectedVersion);
  if (!isCertain(known)) throw new Refusal('wrong-status', 'Nobody stays here');
  assertFits(known.desk.extras);
  return [{ type: 'ExtraAdded', data }];
}

/** Refuses `not-found` for what was never on the bill. */
export function removeExtra(
  state: Booking,
  { data: { expectedVersion, ...data } }: RemoveExtra,
): ExtraRemoved[] {
  const known = assertVersion(state, expectedVersion);
  const extra = known.desk.extras.get(data.extraId);
  if (extra === null) return []; // sent twice
  if (!extra) throw new Refusal('not-found', 'No such extra');
  if (!isCertain(known)) throw new Refusal('wrong-status', 'Nobody stays here');
  return [{ type: 'ExtraRemoved', data }];
}

/**
 * What a booking gives back of what was taken at the desk, once its events are as `state` says: more is owed where too
 * much was taken, and less by refunds that are open where the bill grew since. What was paid stays paid.
 */
export function deskMoneyOwedBack(state: Booking): (DeskMoneyOwedBack | DeskMoneyOwedChanged)[] {
  if (state.status === 'unknown' || state.desk.payments.size === 0) return [];
  const paid = paidBefore(state);
  const desk = paid.reduce(evolveDeskMoney, state.desk);
  const approved = approvedOfDesk(state);
  const amount = satang(
    approved
      ? approved.amount - (desk.owedBack.get(approved.refundId) ?? 0)
      : retainedAtDesk(desk) - neededAtDesk(state),
  );
  if (amount < 0 && isCertain(state)) return [...paid, ...reduced(state, desk, -amount)];
  if (amount <= 0) return paid;
  const { bookingId } = state;
  const refundId = approved?.refundId ?? `${bookingId}-desk-${desk.owedBack.size + 1}`;
  const { checkoutUid } = state.terms;
  return [
    ...paid,
    { type: 'DeskMoneyOwedBack', data: { bookingId, refundId, checkoutUid, amount } },
  ];
}

/** What was paid out in the same moment as it was reduced: it is as much as was paid. */
const paidBefore = ({ bookingId, desk, refunds }: PlacedBooking): DeskMoneyOwedChanged[] =>
  [...desk.owedBack].flatMap(([refundId, previousAmount]) => {
    const told = refunds.moved.get(refundId);
    if (told?.status !== 'paid' || told.amount === previousAmount) return [];
    return [owedChanged({ bookingId, refundId, amount: told.amount, previousAmount })];
  });

/** Refunds that are not paid yet give back less, the last first. */
function reduced(
  { bookingId, refunds }: PlacedBooking,
  { owedBack }: DeskMoney,
  missing: number,
): DeskMoneyOwedChanged[] {
  let left = missing;
  return [...owedBack].reverse().flatMap(([refundId, previousAmount]) => {
    const less = Math.min(left, previousAmount);
    if (less === 0 || refunds.moved.get(refundId)?.status === 'paid') return [];
    left -= less;
    const amount = satang(previousAmount - less);
    return [owedChanged({ bookingId, refundId, amount, previousAmount })];
  });
}

const owedChanged = (data: DeskMoneyOwedChanged['data']): DeskMoneyOwedChanged => ({
  type: 'DeskMoneyOwedChanged',
  data,
});

export function evolveDeskMoney(desk: DeskMoney, { type, data }: DeskMoneyEvent): DeskMoney {
  switch (type) {
    case 'DeskPaymentRecorded': {
      const { paymentId, bookingId: _, coversStay, ...payment } = data;
      const payments = new Map(desk.payments).set(paymentId, payment);
      return { ...desk, payments, coversStay: desk.coversStay || coversStay };
    }
    case 'ExtraAdded': {
      const { extraId, bookingId: _, ...extra } = data;
      return { ...desk, extras: new Map(desk.extras).set(extraId, extra) };
    }
    case 'ExtraRemoved':
      return { ...desk, extras: new Map(desk.extras).set(data.extraId, null) };
    case 'DeskMoneyOwedBack':
    case 'DeskMoneyOwedChanged':
      return { ...desk, owedBack: new Map(desk.owedBack).set(data.refundId, data.amount) };
  }
}

/** Price and extras less what was received, of a booking as it stands. */
export const dueOf = (state: PlacedBooking): Satang =>
  amountDue({
    status: state.status,
    price: state.terms.price,
    extras: state.desk.extras.values(),
    received: leftOf(state),
    deskPayments: state.desk.payments.values(),
    refunds: state.refunds.moved.values(),
  });

/**
 * What a tax invoice is of: the nights, where they were paid through the checkout; nights and extras, by
 * their ids, once all of it was received and some of it at the desk. Null before.
 */
export function invoicedOf(
  state: PlacedBooking,
): Readonly<{ amount: Satang; extras?: readonly string[] }> | null {
  const { price } = state.terms;
  if ('paid' in state) return { amount: price };
  const { extras, payments } = state.desk;
  if (!isCertain(state) || payments.size === 0 || dueOf(state) > 0) return null;
  const ids = [...extras].flatMap(([id, extra]) => (extra ? [id] : []));
  return { amount: satang(price + addUp(amounts(extras.values()))), extras: ids };
}

/** Of what was taken at the desk, what no refund speaks of. */
export const retainedAtDesk = ({ payments, owedBack }: DeskMoney): Satang =>
  satang(addUp(amounts(payments.values())) - addUp(owedBack.values()));

/** What of the stay's costs the checkout did not receive; nothing once it was called off. */
function neededAtDesk(state: PlacedBooking): Satang {
  const costs = isCertain(state)
    ? state.terms.price + addUp(amounts(state.desk.extras.values()))
    : 0;
  return satang(Math.max(0, costs - leftOf(state)));
}

/** What was agreed to go back of the desk's money when a request called the stay off; the rest is kept. */
function approvedOfDesk(
  state: PlacedBooking,
): Readonly<{ refundId: string; amount: Satang }> | null {
  const { asked, last: refundId } = state.refunds;
  if ('paid' in state || state.status !== 'Canceled' || refundId === null) return null;
  const decision = asked.get(refundId)?.decision;
  return decision?.verdict === 'approved'
    ? { refundId, amount: decision.amount ?? satang(0) }
    : null;
}

const isCertain = ({ status }: PlacedBooking) => status === 'Booked' || status === 'Completed';

const deskOf = (state: Booking): Pick<DeskMoney, 'payments' | 'extras'> =>
  state.status === 'unknown' ? NOTHING : state.desk;
const NOTHING = { payments: new Map(), extras: new Map() };

function assertFits(lines: ReadonlyMap<string, unknown>): void {
  if (lines.size >= BILL_LINES) throw new Refusal('bill-full', 'This bill takes no more');
}
