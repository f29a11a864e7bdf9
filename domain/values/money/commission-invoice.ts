import type { I18nText } from '../text/i18n-text.ts';
import type { Instant } from '../time/instant.ts';
import type { Satang } from './money.ts';
import type { TaxInvoiceSeller } from './tax-invoice.ts';

/** An owner as the marketplace invoices it; without a tax id where it has none that it may be named by. */
export type CommissionBuyer = Readonly<{
  name: I18nText;
  address: I18nText;
  taxId: string | null;
  branch: string | null;
}>;

/** Of a month, `YYYY-MM`; `commission` without VAT, `withholding` what the owner keeps for the Revenue Department. */
export type CommissionAmounts = Readonly<{
  month: string;
  commission: Satang;
  vat: Satang;
  withholding: Satang;
}>;

/** The invoice that a credit note takes some of back. */
export type CreditedInvoice = Readonly<{ number: string; month: string; issuedAt: Instant }>;

/**
 * What was issued, for good: the tax invoice of a month's commission, or, of a month in which more commission was
 * given back than earned, the credit note of it. Amounts are above 0 in both.
 */
export type CommissionInvoice = CommissionAmounts &
  Readonly<{
    kind: 'invoice' | 'credit-note';
    number: string;
    seller: TaxInvoiceSeller;
    buyer: CommissionBuyer;
    /** Of a credit note, null where none was issued before. */
    credits: CreditedInvoice | null;
    issuedAt: Instant;
  }>;
