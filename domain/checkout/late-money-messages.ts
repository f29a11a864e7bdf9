import type { Message } from '../values/decider/message.ts';
import type { Satang } from '../values/money/money.ts';
import type { Instant } from '../values/time/instant.ts';
import type { CheckoutPaid, OfAttempt, Payment } from './checkout-messages.ts';

// Messages about money that came after the end (docs/adr/0014-refunds.md).

/** Through the provider, or to the hotel. */
export type LateMoney = 'payment' | 'transfer';
type OfLateSettlement = { uid: string; settlement: number };
/** Left out in events of an earlier version. */
export type SettledLate = { settlement?: number };
/** Nights that may have been taken for a late settlement. */
export type Retaken = Readonly<{
  settlement: number;
  stays: readonly Readonly<{ bookingId: string; roomId: string }>[];
}>;

/**
 * The nights of an expired checkout are to be taken once more, for money that came late: recorded before
 * any calendar is touched. `attemptId` names the money; a transfer to the hotel has an id as well.
 */
export type BeginLateSettlement = Message<
  'BeginLateSettlement',
  { uid: string; attemptId: string; of: LateMoney; now: Instant }
>;
/** They could all be obtained again. */
export type AcceptLateMoney = Message<'AcceptLateMoney', OfLateSettlement>;
/** They could not. */
export type ReturnLateMoney = Message<'ReturnLateMoney', OfLateSettlement>;
/** Nothing was to be paid any more, whatever is free. */
export type ReturnLatePayment = Message<'ReturnLatePayment', { uid: string; attemptId: string }>;
/**
 * A transfer came all the same to what is paid, or has ended. `transferId` names it: repeated it
 * is the same transfer. `reference` is what the bank calls it.
 */
export type RecordTransfer = Message<
  'RecordTransfer',
  {
    uid: string;
    transferId: string;
    bookingId: string;
    amount: Satang;
    reference: string | null;
  }
>;
export type LateMoneyCommand =
  | BeginLateSettlement
  | AcceptLateMoney
  | ReturnLateMoney
  | ReturnLatePayment
  | RecordTransfer;

export type PaymentCameLate = Message<
  'PaymentCameLate',
  OfAttempt & Payment & { because: 'expired' | 'given-up' | 'canceled' | 'paid-before' }
>;
/** The `settlement`-th of this checkout, counted from 1: whatever is taken for it bears that number. */
export type LateSettlementBegun = Message<
  'LateSettlementBegun',
  OfAttempt & { of: LateMoney; settlement: number; begunAt: Instant }
>;
/** It pays for the stays after all. */
export type LatePaymentAccepted = Message<
  'LatePaymentAccepted',
  CheckoutPaid['data'] & SettledLate
>;
/**
 * It goes back; `chargeId` is null for what the hotel got itself, `reference` what the bank calls
 * that. `retaken`: what was taken for it is let go of.
 */
export type LatePaymentReturned = Message<
  'LatePaymentReturned',
  OfAttempt & {
    chargeId: string | null;
    amount: Satang;
    retaken?: Retaken;
    reference?: string;
  }
>;
export type LateMoneyEvent =
  | PaymentCameLate
  | LateSettlementBegun
  | LatePaymentAccepted
  | LatePaymentReturned;

/** Whether an expired checkout can be obtained after all, for money that came late. */
export type LateSettlement = Readonly<{
  attemptId: string;
  of: LateMoney;
  begunAt: Instant;
  outcome: 'open' | 'accepted' | 'returned';
}>;
