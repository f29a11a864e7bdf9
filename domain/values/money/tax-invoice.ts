import type { I18nText, Language } from '../text/i18n-text.ts';
import type { Instant } from '../time/instant.ts';
import { type Satang, satang, share } from './money.ts';

/** Whom a tax invoice is made out to; `branch` of five digits, null for a person. Personal. */
export type TaxInvoiceBuyer = Readonly<{
  name: string;
  taxId: string;
  branch: string | null;
  address: string;
  /** What they read; left out where it is what the guest reads, and in events of an earlier version. */
  lang?: Language;
}>;

/** The hotel as it was when the invoice was issued; branch `00000` is a head office. */
export type TaxInvoiceSeller = Readonly<{
  name: I18nText;
  address: I18nText;
  taxId: string;
  branch: string;
}>;

/** What was issued, for good: `amount` with the VAT inside. */
export type TaxInvoice = Readonly<{
  number: string;
  seller: TaxInvoiceSeller;
  amount: Satang;
  /** By id, the extras in it; left out where it is of the nights alone. */
  extras?: readonly string[];
  issuedAt: Instant;
}>;

/** Why a seller takes some of a tax invoice back: the stay was called off, or its price became less. */
export type CreditNoteReason = 'canceled' | 'reduced';

/** What takes some of a tax invoice back, for good; its buyer is the invoice's. Sums with the VAT inside. */
export type CreditNote = Readonly<{
  number: string;
  /** The paid refund that it is of. */
  refundId: string;
  seller: TaxInvoiceSeller;
  invoice: Pick<TaxInvoice, 'number' | 'amount' | 'issuedAt'>;
  /** What earlier credit notes left of the invoice's amount. */
  before: Satang;
  /** By how much this one makes it less. */
  amount: Satang;
  reason: CreditNoteReason;
  issuedAt: Instant;
}>;

/** Of a price with VAT inside. */
const VAT_SHARE = 7 / 107;

/** The VAT inside a sum, worked out once a document: half up to the satang. */
export const vatInside = (amount: Satang): Satang => share(amount, VAT_SHARE);

/** The VAT that a credit note takes back: those of an invoice that is taken back whole add up to the invoice's. */
export const vatTakenBack = ({ before, amount }: Pick<CreditNote, 'before' | 'amount'>): Satang =>
  satang(vatInside(before) - vatInside(satang(before - amount)));

/**
 * Thirteen digits of which the last is the checksum, as persons and companies have them in Thailand:
 * weights 13 down to 2, modulo 11 (Revenue Department, Notification on tax ids).
 */
export function isThaiTaxId(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text.slice(0, 12)].reduce((all, digit, n) => all + Number(digit) * (13 - n), 0);
  return (11 - (sum % 11)) % 10 === Number(text.at(12));
}
