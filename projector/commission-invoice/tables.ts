import type { CommissionInvoice } from '@baanpak/domain/values/money/commission-invoice.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadModel } from '../schema/read-model.ts';

/** A tax invoice of the commission of an owner's month, or a credit note, whose amounts are below 0. */
type CommissionInvoiceRow = {
  number: string;
  owner_id: string;
  /** `YYYY-MM` */
  month: string;
  kind: CommissionInvoice['kind'];
  /** Without VAT. */
  commission: Satang;
  vat: Satang;
  withholding: Satang;
  /** The Bangkok day it was issued on. */
  date: LocalDate;
  at: Instant;
  /** As it was issued. */
  invoice: CommissionInvoice;
  commit_position: number;
  prepare_position: number;
};

export type CommissionInvoiceTables = { commission_invoices: CommissionInvoiceRow };

export const commissionInvoiceModel = {
  group: 'reports',
  version: 1,
  keys: { commission_invoices: ['number'] },
  sql: `
    CREATE TABLE commission_invoices (
      number text PRIMARY KEY, owner_id uuid NOT NULL, month text NOT NULL, kind text NOT NULL,
      commission bigint NOT NULL, vat bigint NOT NULL, withholding bigint NOT NULL, date date NOT NULL,
      at timestamptz NOT NULL, invoice jsonb NOT NULL, commit_position bigint NOT NULL,
      prepare_position bigint NOT NULL);
    CREATE INDEX ON commission_invoices (owner_id, month);
    CREATE INDEX ON commission_invoices (date, number);`,
} as const satisfies ReadModel;
