import type { DeskPayment, Extra } from '../values/money/desk-payment.ts';
import { addUp, type Satang, satang } from '../values/money/money.ts';
import type { RefundProgress } from '../values/money/refund.ts';
import type { Instant } from '../values/time/instant.ts';

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
  if (!isCharged(bill.status)) return satang(0);
  const extras = addUp(amounts(bill.extras));
  return satang(bill.price + extras - bill.received - deskReceived(bill));
}

/** What was taken at the desk, less what was given back of it. */
export const deskReceived = ({
  deskPayments,
  refunds,
}: Pick<Bill, 'deskPayments' | 'refunds'>): Satang => {
  const returned = [...refunds].filter(({ of, status }) => of === 'desk' && status === 'paid');
  return satang(addUp(amounts(deskPayments)) - addUp(amounts(returned)));
};

/** When money at the desk alone had paid the nights; null while it has not. */
export function paidAtDesk(price: Satang, deskPayments: Iterable<DeskPayment>): Instant | null {
  let left: number = price;
  for (const { amount, at } of [...deskPayments].toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    left -= amount;
    if (left <= 0) return at;
  }
  return null;
}

const CHARGED: readonly string[] = ['Reserved', 'Booked', 'Completed'];
const isCharged = (status: string) => CHARGED.includes(status);

/** Of what is there; null was taken away again. */
export const amounts = (lines: Iterable<Readonly<{ amount: Satang }> | null>): Satang[] =>
  [...lines].flatMap((line) => line?.amount ?? []);
