import type { DeskPayment, Extra } from '../values/money/desk-payment.ts';
import { addUp, type Satang, satang } from '../values/money/money.ts';
import type { RefundProgress } from '../values/money/refund.ts';
import type { Instant } from '../values/time/instant.ts';
import type { Booking, DeskMoney, Paid, PlacedBooking, RefundsOfBooking } from './booking-state.ts';

// Sums of a booking: what is due, what was received through its checkout and at the desk, what is too much, and what goes
// back. All parts of a booking read them here. Nothing is decided here.

/** What a booking costs and what was paid for it. */
export type Bill = Readonly<{
  status: string;
  /** Of its nights. */
  price: Satang;
  extras: Iterable<Extra | null>;
  /** Through its checkout, less what was given back of it. */
  received: Satang;
  deskPayments: Iterable<DeskPayment>;
  refunds: Iterable<RefundProgress>;
}>;

/**
 * Price and extras less what was received, as long as the stay is to be paid for; below 0 while the hotel
 * has yet to give something back.
 */
export function amountDue(bill: Bill): Satang {
  if (!CHARGED.includes(bill.status)) return satang(0);
  const extras = addUp(amounts(bill.extras));
  return satang(bill.price + extras - bill.received - deskReceived(bill));
}

const CHARGED: readonly string[] = ['Reserved', 'Booked', 'Completed'];

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

/** Of what is there; null was taken away again. */
export const amounts = (lines: Iterable<Readonly<{ amount: Satang }> | null>): Satang[] =>
  [...lines].flatMap((line) => line?.amount ?? []);

/** Somebody stays, or stayed, and it is charged. */
export const isCertain = ({ status }: PlacedBooking): boolean =>
  status === 'Booked' || status === 'Completed';

/** Whether its checkout was paid; what the desk took is another side (docs/adr/0048-money-at-the-desk.md). */
export const isPaid = (state: PlacedBooking): state is Extract<Booking, Paid> => 'paid' in state;

/** What is still there of what was paid for the booking itself through its checkout. */
export function leftOf(
  state: PlacedBooking,
  moved: Iterable<RefundProgress> = state.refunds.moved.values(),
): Satang {
  let left: number = isPaid(state) ? state.paid : 0;
  for (const { of, status, amount } of moved)
    if (of === 'booking' && status === 'paid') left -= amount;
  return satang(left);
}

/** What was taken at the desk, less what was given back of it. */
export const deskReceived = ({
  deskPayments,
  refunds,
}: Pick<Bill, 'deskPayments' | 'refunds'>): Satang => {
  const returned = [...refunds].filter(({ of, status }) => of === 'desk' && status === 'paid');
  return satang(addUp(amounts(deskPayments)) - addUp(amounts(returned)));
};

/** Of what was taken at the desk, what no refund speaks of. */
export const retainedAtDesk = ({ payments, owedBack }: DeskMoney): Satang =>
  satang(addUp(amounts(payments.values())) - addUp(owedBack.values()));

/** When money at the desk alone had paid the nights; null while it has not. */
export function paidAtDesk(price: Satang, deskPayments: Iterable<DeskPayment>): Instant | null {
  let left: number = price;
  for (const { amount, at } of [...deskPayments].toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    left -= amount;
    if (left <= 0) return at;
  }
  return null;
}

/** What canceling the stay may give back: of its checkout's money, or of the desk's where that is all. */
export const refundable = (state: PlacedBooking): Satang =>
  isPaid(state) ? satang(state.paid - approvedSum(state.refunds)) : retainedAtDesk(state.desk);

/** What the checkout received above price and extras, less what goes back already; nothing of a stay that was canceled. */
export function overpaid(state: PlacedBooking, price: Satang = state.terms.price): Satang {
  if (!isPaid(state) || !isCertain(state)) return satang(0);
  const costs = price + addUp(amounts(state.desk.extras.values()));
  return satang(Math.max(0, state.paid - approvedSum(state.refunds) - costs));
}

/** Of what is overpaid at a price, what waits for no decision and is no credit. */
export function undecided(state: PlacedBooking, price: Satang): Satang {
  const { refunds } = state;
  const decided = (waitingDifference(refunds)?.amount ?? 0) + refunds.credit;
  return satang(Math.max(0, overpaid(state, price) - decided));
}

type Refunds = Pick<RefundsOfBooking, 'asked' | 'last' | 'moved'>;

/** What was promised of the booking's own money so far. */
export const approvedSum = ({ asked }: Pick<Refunds, 'asked'>): Satang =>
  satang([...asked.values()].reduce((sum, { decision }) => sum + (decision?.amount ?? 0), 0));

/** The refund by which a stay is to be canceled and that waits for a decision; null where none does. */
export function waitingRefund({ asked, last }: Refunds): string | null {
  return last !== null && asked.get(last)?.decision === null ? last : null;
}

/** What a lower price made too much and waits for a decision; null where nothing does. */
export function waitingDifference({
  asked,
}: Pick<Refunds, 'asked'>): Readonly<{ refundId: string; amount: Satang }> | null {
  for (const [refundId, { request, decision }] of asked)
    if (request?.difference !== undefined && decision === null)
      return { refundId, amount: request.difference };
  return null;
}

/** The ids of refunds that are not over: requested, on their way, or failed. */
export function openRefunds(refunds: Refunds): readonly string[] {
  const waiting = [waitingRefund(refunds), waitingDifference(refunds)?.refundId ?? null];
  const moving = [...refunds.moved].flatMap(([id, { status }]) => (status === 'paid' ? [] : [id]));
  return [...waiting.filter((id) => id !== null), ...begun(refunds), ...moving];
}

/** Whether money of the booking itself is on its way back. */
export const isGoingBack = (refunds: Refunds): boolean =>
  begun(refunds).length > 0 ||
  [...refunds.moved.values()].some(({ of, status }) => of === 'booking' && status !== 'paid');

/** Approved, and its own stream has not reported yet. */
const begun = ({ asked, moved }: Refunds): string[] =>
  [...asked].flatMap(([id, { decision }]) => (decision?.amount && !moved.has(id) ? [id] : []));
