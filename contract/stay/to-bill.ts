import { amountDue, amounts, deskReceived } from '@baanpak/domain/stay/amount-due.ts';
import type { DeskPayment, Extra } from '@baanpak/domain/values/money/desk-payment.ts';
import { addUp, type Satang, satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { RefundProgress } from '@baanpak/domain/values/money/refund.ts';
import type { StaffBookingJson } from './booking.ts';

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
 * Of what was paid for the nights, what was given back: of the checkout's money where that paid them, else of
 * the desk's. An extra that was taken off a stay goes back, too, but is none of its nights.
 */
export function nightsRefunded({ status, terms, received, movedRefunds }: BillFacts): Satang {
  const paidBack = (side: RefundProgress['of']) =>
    addUp(movedRefunds.filter((each) => each.of === side && each.status === 'paid').map(amountOf));
  const throughCheckout = paidBack('booking');
  if (received + throughCheckout > 0 || status !== 'Canceled') return throughCheckout;
  return satang(Math.min(terms.price, paidBack('desk')));
}

/** What calling the stay off may give back: of the checkout's money, or of the desk's where that is all. */
export function refundableOf({ received, deskPayments, movedRefunds }: BillFacts): Satang {
  const sumOf = (side: RefundProgress['of']) =>
    addUp(movedRefunds.filter((each) => each.of === side).map(amountOf));
  if (received + sumOf('booking') > 0) return received;
  return satang(addUp(amounts(Object.values(deskPayments))) - sumOf('desk'));
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

const inOrder = <Line extends Readonly<{ at: string }>>(
  lines: Readonly<Record<string, Line | null>>,
) =>
  Object.entries(lines)
    .flatMap(([id, line]) => (line ? [{ id, ...line }] : []))
    .toSorted((a, b) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? -1 : 1));
