import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadModel } from '../schema/read-model.ts';

/** A tax invoice, or a credit note whose amounts are below 0. Its buyer stands in the booking alone. */
type TaxDocumentRow = {
  event_id: string;
  number: string;
  kind: 'invoice' | 'credit-note';
  owner_id: string;
  booking_id: string;
  /** With the VAT inside. */
  amount: Satang;
  vat: Satang;
  /** Of a credit note the invoice that it takes back. */
  of_invoice: string | null;
  /** The Bangkok day it was issued on. */
  date: LocalDate;
  at: Instant;
  commit_position: number;
  prepare_position: number;
};

export type TaxTables = { tax_documents: TaxDocumentRow };

export const taxModel = {
  group: 'reports',
  version: 1,
  keys: { tax_documents: ['event_id'] },
  sql: `
    CREATE TABLE tax_documents (
      event_id uuid PRIMARY KEY, number text NOT NULL, kind text NOT NULL, owner_id uuid NOT NULL,
      booking_id uuid NOT NULL, amount bigint NOT NULL, vat bigint NOT NULL, of_invoice text,
      date date NOT NULL, at timestamptz NOT NULL, commit_position bigint NOT NULL,
      prepare_position bigint NOT NULL);
    CREATE INDEX ON tax_documents (date, at, number);
    CREATE INDEX ON tax_documents (owner_id, date);`,
} as const satisfies ReadModel;
