import type { ChargeMethod } from './charge-method.ts';
import type { DeskMethod } from './desk-payment.ts';
import type { Satang } from './money.ts';
import type { PaymentMethod } from './payment-method.ts';

/** What a card's owner knows it by; none of it pays. */
export type CardMarks = Readonly<{ brand: string; lastDigits: string }>;

/** How the charge was paid that paid for a checkout, as the provider said at that time. */
export type ChargedBy = Readonly<{
  method: ChargeMethod;
  card: CardMarks | null;
  /** Whether the provider can give the money back itself; null in payments from before this was kept. */
  refundable: boolean | null;
}>;

/** The way that was used; `transfer` goes to the hotel's account, `cash` and `card-terminal` to its desk. */
export type PaidBy = Readonly<{
  method: ChargeMethod | DeskMethod;
  brand?: string;
  lastDigits?: string;
}>;

/** How money comes back when a stay is called off; `none`: nothing does. */
export type RefundWay = 'provider' | DeskMethod | 'none';

/** What is known of a stay's payment. */
export type WaysPaid = Readonly<{
  /** Whether its checkout was paid; what the desk took is another side. */
  throughCheckout: boolean;
  paymentMethod: PaymentMethod;
  chargedBy: ChargedBy | null;
  /** How the desk was paid last; null where it never was. */
  desk: DeskMethod | null;
}>;

/** Null where nothing was paid, or nobody knows how. */
export function paidBy({
  throughCheckout,
  paymentMethod,
  chargedBy,
  desk,
}: WaysPaid): PaidBy | null {
  if (!throughCheckout) return desk === null ? null : { method: desk };
  if (paymentMethod === 'direct') return { method: 'transfer' };
  return chargedBy && { method: chargedBy.method, ...chargedBy.card };
}

/** How this amount would come back; what the provider does not say of a charge of an earlier version follows from its method. */
export function wayBack(
  { throughCheckout, paymentMethod, chargedBy, desk }: WaysPaid,
  amount: Satang,
): RefundWay {
  if (amount <= 0) return 'none';
  if (!throughCheckout) return desk ?? 'none';
  if (paymentMethod === 'direct') return 'transfer';
  const { method = 'card', refundable = null } = chargedBy ?? {};
  return (refundable ?? method === 'card') ? 'provider' : 'transfer';
}

/** A transfer needs to know where to. */
export const needsAccount = (way: RefundWay): boolean => way === 'transfer';
