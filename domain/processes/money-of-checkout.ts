import type { Booking } from '../booking/booking-state.ts';
import type { Checkout, HeldCheckout } from '../checkout/checkout-state.ts';
import type { ChargeKept } from '../ledger/compare.ts';
import type { KnownCase, MoneyCase } from '../money-case/money-case.ts';
import type { PaymentAttempt } from '../payment/payment.ts';
import type { OutstandingRefund, Refund } from '../refund/refund.ts';
import { addUp, allocate, type Satang, satang } from '../values/money/money.ts';

/** Everything that says something of a checkout's money. */
export type MoneyStates = Readonly<{
  checkout: Checkout;
  /** Of every attempt of the checkout. */
  payments: readonly PaymentAttempt[];
  /** Of every stay of the checkout. */
  bookings: readonly Booking[];
  refunds: readonly Refund[];
  cases: readonly MoneyCase[];
}>;

/** What the money of each of its charges is for; charges that brought none are left out. */
export function moneyOf(states: MoneyStates): readonly ChargeKept[] {
  const { checkout } = states;
  if (!('stays' in checkout)) return [];
  return states.payments.flatMap((payment) => {
    if (payment.status === 'unknown' || payment.chargeId === null) return [];
    const { chargeId, attemptId } = payment;
    const refunds = owedOf(states.refunds, chargeId);
    const pays = checkout.status === 'paid' && checkout.payment?.attemptId === attemptId;
    const refunded = addUp(refunds.filter(({ of }) => of === 'booking').map((each) => each.amount));
    const stays = pays ? satang(takenBy(states, checkout) - refunded) : satang(0);
    const kept = refunds.filter(({ paidBy }) => paidBy !== 'provider');
    const asked = kept.filter(({ status, attempts }) => status === 'open' && attempts > 0);
    const cases = casesOf(states, checkout, attemptId);
    return [
      {
        ...{ chargeId, attemptId, stays, cases },
        refunds: addUp(kept.map(({ amount }) => amount)),
        underWay: addUp(asked.map(({ amount }) => amount)),
      },
    ];
  });
}

/** Every refund there may be: of its bookings, of money that came late, and of cases. */
export const refundIdsOf = ({ checkout, bookings, cases }: Omit<MoneyStates, 'refunds'>) =>
  'stays' in checkout
    ? new Set([
        ...checkout.attempts.keys(),
        ...bookings.flatMap((booking) =>
          booking.status === 'unknown'
            ? []
            : [booking.bookingId, ...booking.refunds.asked.keys(), ...booking.refunds.moved.keys()],
        ),
        ...cases.flatMap((each) => (each.status === 'unknown' ? [] : [each.caseId])),
      ])
    : new Set<string>();

const owedOf = (refunds: readonly Refund[], chargeId: string): OutstandingRefund[] =>
  refunds.flatMap((each) =>
    each.status !== 'unknown' && each.chargeId === chargeId ? [each] : [],
  );

/** What the stays have of the checkout's payment: those alone that know of it. */
function takenBy({ bookings }: MoneyStates, { stays, ...checkout }: HeldCheckout): Satang {
  if (checkout.status !== 'paid' || checkout.payment === null) return satang(0);
  const shares = sharesOf(checkout.payment.amount, stays);
  const paid = new Set(bookings.flatMap((each) => ('paid' in each ? [each.bookingId] : [])));
  return addUp(
    stays.flatMap(({ bookingId }, n) => (paid.has(bookingId) ? [shares[n] ?? satang(0)] : [])),
  );
}

/** What each stay gets of what was paid for all: its price, or its part of another sum. */
export function sharesOf(
  amount: Satang,
  stays: readonly Readonly<{ price: Satang }>[],
): readonly Satang[] {
  const prices = stays.map(({ price }) => price);
  return amount === addUp(prices) ? prices : allocate(amount, prices);
}

/** Money that is in a case: not what is about a refund, for the refund has it. */
function casesOf(
  { cases, refunds }: MoneyStates,
  checkout: HeldCheckout,
  attemptId: string,
): Satang {
  const returned = new Set(
    refunds.flatMap((each) => (each.status === 'unknown' ? [] : [each.refundId])),
  );
  const holds = (each: KnownCase): boolean => {
    if (each.kind !== 'mismatched-money' && each.kind !== 'refused-follow-up') return false;
    if (each.status === 'resolved' || returned.has(each.caseId)) return false;
    const isBooked = each.status === 'settled' && each.action === 'book';
    return !(isBooked && checkout.attempts.get(attemptId) !== 'failed');
  };
  return addUp(
    cases.flatMap((each) =>
      each.status !== 'unknown' && each.attemptId === attemptId && holds(each) ? [each.amount] : [],
    ),
  );
}
