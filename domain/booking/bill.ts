import { Refusal } from '../values/decider/refusal.ts';
import { addUp, type Satang, satang } from '../values/money/money.ts';
import { amounts, dueOf, isCertain, isPaid, leftOf, retainedAtDesk } from './booking-money.ts';
import {
  type AddExtra,
  assertVersion,
  type Booking,
  type DeskMoney,
  type DeskMoneyCommand,
  type DeskMoneyEvent,
  type DeskMoneyOwedBack,
  type DeskMoneyOwedChanged,
  type DeskPaymentRecorded,
  type ExtraAdded,
  type ExtraRemoved,
  NO_DESK_MONEY,
  type PlacedBooking,
  type RecordDeskPayment,
  type RemoveExtra,
} from './booking-state.ts';

// The bill: money that staff took at the desk, extras, and what the desk owes back. It is a side of its own: the provider
// and the checkout know nothing of it (docs/adr/0048-money-at-the-desk.md).

/** How many extras, and how many payments, a bill has at most. */
export const BILL_LINES = 200;

export function decideBill(
  state: Booking,
  command: DeskMoneyCommand,
): (DeskPaymentRecorded | ExtraAdded | ExtraRemoved)[] {
  switch (command.type) {
    case 'RecordDeskPayment':
      return recordDeskPayment(state, command);
    case 'AddExtra':
      return addExtra(state, command);
    case 'RemoveExtra':
      return removeExtra(state, command);
  }
}

/**
 * Money that staff took, up to what is due. Refuses `not-payable` where nothing is, `amount-out-of-range`
 * above it, and `bill-full`.
 */
function recordDeskPayment(
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
function addExtra(state: Booking, { data: { expectedVersion, ...data } }: AddExtra): ExtraAdded[] {
  if (deskOf(state).extras.has(data.extraId)) return []; // sent twice
  const known = assertVersion(state, expectedVersion);
  if (!isCertain(known)) throw new Refusal('wrong-status', 'Nobody stays here');
  assertFits(known.desk.extras);
  return [{ type: 'ExtraAdded', data }];
}

/** Refuses `not-found` for what was never on the bill. */
function removeExtra(
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

const deskOf = (state: Booking): DeskMoney =>
  state.status === 'unknown' ? NO_DESK_MONEY : state.desk;

function assertFits(lines: ReadonlyMap<string, unknown>): void {
  if (lines.size >= BILL_LINES) throw new Refusal('bill-full', 'This bill takes no more');
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
    const moved = refunds.moved.get(refundId);
    if (moved?.status !== 'paid' || moved.amount === previousAmount) return [];
    return [owedChanged({ bookingId, refundId, amount: moved.amount, previousAmount })];
  });

/** What was agreed to go back of the desk's money when a request canceled the stay; the rest is kept. */
function approvedOfDesk(
  state: PlacedBooking,
): Readonly<{ refundId: string; amount: Satang }> | null {
  const { asked, last: refundId } = state.refunds;
  if (isPaid(state) || state.status !== 'Canceled' || refundId === null) return null;
  const decision = asked.get(refundId)?.decision;
  return decision?.verdict === 'approved'
    ? { refundId, amount: decision.amount ?? satang(0) }
    : null;
}

/** What of the stay's costs the checkout did not receive; nothing once it was canceled. */
function neededAtDesk(state: PlacedBooking): Satang {
  const costs = isCertain(state)
    ? state.terms.price + addUp(amounts(state.desk.extras.values()))
    : 0;
  return satang(Math.max(0, costs - leftOf(state)));
}

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

/** Money that covers the stay is paid again: what became of earlier money says nothing about it. */
export function evolveBill(state: PlacedBooking, event: DeskMoneyEvent): PlacedBooking {
  const desk = evolveDeskMoney(state.desk, event);
  const isPaidNow = event.type === 'DeskPaymentRecorded' && event.data.coversStay;
  const refunds = isPaidNow ? { ...state.refunds, paymentStatus: null } : state.refunds;
  return { ...state, desk, refunds };
}

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
