import type { Message } from '../values/decider/message.ts';
import type { DeskPayment, Extra } from '../values/money/desk-payment.ts';
import type { Satang } from '../values/money/money.ts';
import type { Instant } from '../values/time/instant.ts';

/** `expectedVersion`: what it was decided on; null: whatever it is. */
type OfStaff = { bookingId: string; expectedVersion: number | null };

/** Staff took money for a stay, all of what is due or a part. */
export type RecordDeskPayment = Message<
  'RecordDeskPayment',
  OfStaff & DeskPayment & { paymentId: string }
>;
export type AddExtra = Message<'AddExtra', OfStaff & Extra & { extraId: string }>;
export type RemoveExtra = Message<
  'RemoveExtra',
  OfStaff & { extraId: string; by: string; at: Instant }
>;
export type DeskMoneyCommand = RecordDeskPayment | AddExtra | RemoveExtra;

/** `coversStay`: with it the price of the nights is paid. */
export type DeskPaymentRecorded = Message<
  'DeskPaymentRecorded',
  DeskPayment & { bookingId: string; paymentId: string; coversStay: boolean }
>;
export type ExtraAdded = Message<'ExtraAdded', Extra & { bookingId: string; extraId: string }>;
export type ExtraRemoved = Message<'ExtraRemoved', Omit<RemoveExtra['data'], 'expectedVersion'>>;
/** More was taken at the desk than the stay costs, or it was called off: the hotel gives it back. */
export type DeskMoneyOwedBack = Message<
  'DeskMoneyOwedBack',
  { bookingId: string; refundId: string; checkoutUid: string; amount: Satang }
>;
/**
 * A refund of the desk's money is of another amount than it was: less, because the bill grew while it was open, or again
 * what it was, because it was paid out before that was known. 0: nothing is given back by it.
 */
export type DeskMoneyOwedChanged = Message<
  'DeskMoneyOwedChanged',
  { bookingId: string; refundId: string; amount: Satang; previousAmount: Satang }
>;
export type DeskMoneyEvent =
  | DeskPaymentRecorded
  | ExtraAdded
  | ExtraRemoved
  | DeskMoneyOwedBack
  | DeskMoneyOwedChanged;

/** What was taken and added at the desk, each by its id, and what is owed back of it, by refund. */
export type DeskMoney = Readonly<{
  payments: ReadonlyMap<string, DeskPayment>;
  /** Null: removed again. */
  extras: ReadonlyMap<string, Extra | null>;
  owedBack: ReadonlyMap<string, Satang>;
  /** The price of the nights was paid with it. */
  coversStay: boolean;
}>;

export const NO_DESK_MONEY: DeskMoney = {
  payments: new Map(),
  extras: new Map(),
  owedBack: new Map(),
  coversStay: false,
};
