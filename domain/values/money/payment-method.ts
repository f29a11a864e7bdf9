import type { Satang } from './money.ts';

/** Online through the provider, or by transfer to the hotel itself. */
export type PaymentMethod = 'gateway' | 'direct';

/**
 * How money came, where its event says so: in words, or in those of an earlier version by the fee that only the
 * provider keeps. Null: as was agreed.
 */
export const methodPaidBy = ({ paymentMethod, feeCharge }: Received): PaymentMethod | null =>
  paymentMethod ?? (feeCharge > 0 ? 'gateway' : null);

type Received = Readonly<{ paymentMethod?: PaymentMethod; feeCharge: Satang }>;
