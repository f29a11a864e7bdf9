import { amountDue, amounts, deskReceived } from '@baanpak/domain/booking/booking-money.ts';
import type { DeskMethod, DeskPayment, Extra } from '@baanpak/domain/values/money/desk-payment.ts';
import { addUp, type Satang, satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { RefundProgress } from '@baanpak/domain/values/money/refund.ts';
import type { RefundFacts } from '../refund/to-refund.ts';
import type { KnownBooking, ReturnReason, StaffBookingJson } from './booking.ts';

/** What is known of a stay's money; `received` is what came through its checkout and is still there. */
export type BillFacts = Readonly<{
  status: string;
  terms: Readonly<{ price: Satang }>;
  received: Satang;
  /** By id; null: removed again. */
  extras: Readonly<Record<string, Extra | null>>;
  deskPayments: Readonly<Record<string, DeskPayment>>;
  movedRefunds: readonly RefundProgress[];
}>;

/** The bill as staff read it, what came first before the rest. */
export const toBill = (
  facts: BillFacts,
): Pick<StaffBookingJson, 'charges' | 'payments' | 'amountDue'> => ({
  charges: inOrder(facts.extras).map(({ id, text, amount, at, by }) => ({
    ...{ id, text, amount: toBaht(amount), at, by },
  })),
  payments: inOrder(facts.deskPayments).map(({ id, method, amount, reference, at, by }) => ({
    ...{ id, method, amount: toBaht(amount), reference, at, by },
  })),
  amountDue: toBaht(amountStillDue(facts)),
});

/** What is still to be paid of the bill; below 0 while the hotel has yet to give something back. */
export const amountStillDue = (facts: BillFacts): Satang => amountDue(billOf(facts));

/** All that was received for a stay and is still there, at the desk and through its checkout. */
export const totalReceived = (facts: BillFacts): Satang =>
  satang(facts.received + deskReceived(billOf(facts)));

/**
 * All that came through the checkout for a stay, and what was given back of that and of the desk's money, the first
 * first. Money that came late, or that staff looked into, is not the stay's.
 */
export function toMoney(
  facts: BillFacts & Pick<RefundFacts, 'askedRefunds'>,
): Omit<KnownBooking['money'], 'nights'> {
  const { received, movedRefunds } = facts;
  const returned = movedRefunds.filter(
    ({ of, status }) => status === 'paid' && (of === 'booking' || of === 'desk'),
  );
  const ofCheckout = returned.filter(({ of }) => of === 'booking').map(amountOf);
  return {
    throughCheckout: toBaht(satang(received + addUp(ofCheckout))),
    returned: returned
      .toSorted((a, b) => (`${a.at} ${a.refundId}` < `${b.at} ${b.refundId}` ? -1 : 1))
      .map((refund) => ({
        refundId: refund.refundId,
        amount: toBaht(refund.amount),
        at: refund.at,
        because: reasonOf(facts, refund),
      })),
  };
}

function reasonOf(
  { status, askedRefunds }: Pick<BillFacts, 'status'> & Pick<RefundFacts, 'askedRefunds'>,
  { refundId, of }: RefundProgress,
): ReturnReason {
  const [lastApproved] = Object.entries(askedRefunds)
    .flatMap(([id, { request, decision }]) =>
      decision?.verdict === 'approved' && request?.difference === undefined
        ? [{ id, at: decision.at }]
        : [],
    )
    .toSorted((a, b) => (a.at > b.at ? -1 : 1));
  // nothing but a difference is decided after what called the stay off
  if (status === 'Canceled' && lastApproved?.id === refundId) return 'canceled';
  return of === 'desk' ? 'overpaid' : 'changed';
}

/**
 * What calling the stay off may give back: of the checkout's money, less what was promised before and is not paid yet,
 * or of the desk's where that is all.
 */
export function refundableOf({
  received,
  deskPayments,
  movedRefunds,
  askedRefunds,
}: BillFacts & Pick<RefundFacts, 'askedRefunds'>): Satang {
  const of = (side: RefundProgress['of']) => movedRefunds.filter((each) => each.of === side);
  const sumOf = (refunds: readonly RefundProgress[]) => addUp(refunds.map(amountOf));
  if (received + sumOf(of('booking')) <= 0)
    return satang(addUp(amounts(Object.values(deskPayments))) - sumOf(of('desk')));
  const paid = received + sumOf(of('booking').filter(({ status }) => status === 'paid'));
  const promised = Object.values(askedRefunds).map(({ decision }) => decision?.amount ?? satang(0));
  return satang(Math.min(received, paid - addUp(promised)));
}

const amountOf = ({ amount }: RefundProgress): Satang => amount;

const billOf = (facts: BillFacts) => ({
  status: facts.status,
  price: facts.terms.price,
  received: facts.received,
  extras: Object.values(facts.extras),
  deskPayments: Object.values(facts.deskPayments),
  refunds: facts.movedRefunds,
});

/** How was paid at the desk the last time; null where nothing was. */
export const lastDeskMethod = (payments: BillFacts['deskPayments']): DeskMethod | null =>
  inOrder(payments).at(-1)?.method ?? null;

const inOrder = <Line extends Readonly<{ at: string }>>(
  lines: Readonly<Record<string, Line | null>>,
) =>
  Object.entries(lines)
    .flatMap(([id, line]) => (line ? [{ id, ...line }] : []))
    .toSorted((a, b) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? -1 : 1));
