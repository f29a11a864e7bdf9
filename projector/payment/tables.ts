import type { ChargeMethod } from '@baanpak/domain/values/money/charge-method.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { CardMarks } from '@baanpak/domain/values/money/paid-by.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ReadModel } from '../schema/read-model.ts';

export type ChargeStatus = 'requested' | 'pending' | 'paid' | 'failed' | 'expired' | 'mismatched';

export type PaymentRow = {
  attempt_id: string;
  charge_id: string | null;
  checkout_uid: string;
  method: ChargeMethod;
  amount: Satang;
  status: ChargeStatus;
  failure_code: string | null;
  requested_at: Instant;
  /** Came when nothing was to be paid any more; somebody must look at it. */
  late: boolean;
  /** Until when the provider takes it: the hold's end. */
  expires_at: Instant;
  /** Where the guest pays it. */
  authorize_uri: string | null;
  qr_uri: string | null;
  /** What it was paid by, and whether the provider can give it back; null until it is, and where nobody said. */
  card: CardMarks | null;
  refundable: boolean | null;
};

export type PaymentTables = {
  payments: PaymentRow;
};

export const paymentModel = {
  group: 'bookings',
  version: 3,
  keys: {
    payments: ['attempt_id'],
  },
  sql: `
    CREATE TABLE payments (
      attempt_id uuid PRIMARY KEY, charge_id text, checkout_uid uuid NOT NULL, method text NOT NULL,
      amount bigint NOT NULL, status text NOT NULL, failure_code text, requested_at timestamptz NOT NULL,
      late boolean NOT NULL, expires_at timestamptz NOT NULL, authorize_uri text, qr_uri text, card jsonb,
      refundable boolean);
    CREATE INDEX ON payments (checkout_uid);
    CREATE INDEX ON payments (charge_id);
    CREATE INDEX ON payments ((md5(attempt_id::text)::uuid));
    CREATE INDEX ON payments (requested_at, attempt_id);`,
} as const satisfies ReadModel;
