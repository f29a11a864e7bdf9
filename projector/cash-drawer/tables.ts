import type { DeskMethod } from '@baanpak/domain/values/money/desk-payment.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadModel } from '../schema/read-model.ts';

/** Money that a person took at the desk, or gave back by hand. */
type DeskMovementRow = {
  /** Of a payment its id, of a refund the refund's. */
  movement_id: string;
  booking_id: string;
  kind: 'payment' | 'refund';
  method: DeskMethod;
  amount: Satang;
  moved_by: string;
  at: Instant;
  /** The same in Bangkok. */
  day: LocalDate;
};

/** How somebody counted the cash of a day. */
type ShiftCountRow = {
  count_id: string;
  hotel_id: string;
  owner_id: string;
  counted_by: string;
  day: LocalDate;
  counted: Satang;
  expected: Satang;
  difference: Satang;
  note: string | null;
  at: Instant;
};

export type CashDrawerTables = {
  desk_movements: DeskMovementRow;
  shift_counts: ShiftCountRow;
};

export const cashDrawerModel = {
  group: 'bookings',
  version: 1,
  keys: {
    desk_movements: ['movement_id'],
    shift_counts: ['count_id'],
  },
  sql: `
    CREATE TABLE desk_movements (
      movement_id text PRIMARY KEY, booking_id uuid NOT NULL, kind text NOT NULL, method text NOT NULL,
      amount bigint NOT NULL, moved_by text NOT NULL, at timestamptz NOT NULL, day date NOT NULL);
    CREATE INDEX ON desk_movements (day, at, movement_id);
    CREATE TABLE shift_counts (
      count_id uuid PRIMARY KEY, hotel_id uuid NOT NULL, owner_id uuid NOT NULL, counted_by text NOT NULL,
      day date NOT NULL, counted bigint NOT NULL, expected bigint NOT NULL, difference bigint NOT NULL,
      note text, at timestamptz NOT NULL);
    CREATE INDEX ON shift_counts (day, owner_id);`,
} as const satisfies ReadModel;
