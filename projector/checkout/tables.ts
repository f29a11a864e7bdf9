import type {
  CheckoutItem,
  GuestNotes,
  HeldStay,
} from '@baanpak/domain/checkout/checkout-state.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ReadModel } from '../schema/read-model.ts';

type CheckoutStatus =
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
  /** Until when what it shows is promised; null where nobody chose it from a cart. */
  valid_until: Instant | null;
  /** What one charge takes for all its stays; null before they are held. */
  amount: Satang | null;
};

export type CheckoutTables = {
  checkouts: CheckoutRow;
};

export const checkoutModel = {
  group: 'bookings',
  version: 2,
  keys: {
    checkouts: ['uid'],
  },
  sql: `
    CREATE TABLE checkouts (
      uid uuid PRIMARY KEY, status text NOT NULL, items jsonb NOT NULL, notes jsonb, stays jsonb NOT NULL,
      valid_until timestamptz, amount bigint);`,
} as const satisfies ReadModel;
