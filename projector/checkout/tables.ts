import type {
  CheckoutItem,
  GuestNotes,
  HeldStay,
} from '@baanpak/domain/checkout/checkout-messages.ts';
import type { ReadModel } from '../schema/read-model.ts';

export type CheckoutStatus =
  | 'open'
  | 'discarded'
  | 'held'
  | 'awaited'
  | 'paid'
  | 'expired'
  | 'given-up'
  | 'canceled';

export type CheckoutRow = {
  uid: string;
  status: CheckoutStatus;
  items: readonly CheckoutItem[];
  notes: GuestNotes;
  stays: readonly HeldStay[];
};

export type CheckoutTables = {
  checkouts: CheckoutRow;
};

export const checkoutModel = {
  group: 'bookings',
  version: 1,
  keys: {
    checkouts: ['uid'],
  },
  sql: `
    CREATE TABLE checkouts (
      uid uuid PRIMARY KEY, status text NOT NULL, items jsonb NOT NULL, notes jsonb, stays jsonb NOT NULL);`,
} as const satisfies ReadModel;
