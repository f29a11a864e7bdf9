import type { I18nText } from '../text/i18n-text.ts';
import type { Instant } from '../time/instant.ts';
import type { Satang } from './money.ts';

/** Whom a tax invoice is made out to; `branch` of five digits, null for a person. Personal. */
export type TaxInvoiceBuyer = Readonly<{
  name: string;
  taxId: string;
  branch: string | null;
  address: string;
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

/**
 * Thirteen digits of which the last is the checksum, as persons and companies have them in Thailand:
 * weights 13 down to 2, modulo 11 (Revenue Department, Notification on tax ids).
 */
export function isThaiTaxId(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text.slice(0, 12)].reduce((all, digit, n) => all + Number(digit) * (13 - n), 0);
  return (11 - (sum % 11)) % 10 === Number(text.at(12));
}
