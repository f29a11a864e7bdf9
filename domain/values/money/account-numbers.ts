import { isThaiTaxId } from './tax-invoice.ts';

const MOST_CHARACTERS = 30;

/** Digits with spaces or hyphens between: Thai bank accounts have 10 to 15, by bank and age. */
export function isAccountNumber(text: string): boolean {
  const number = text.trim();
  return (
    number.length <= MOST_CHARACTERS &&
    /^\d[\d -]*\d$/.test(number) &&
    /^\d{10,15}$/.test(digitsOf(number))
  );
}

/**
 * Whom PromptPay pays, by the digits of an id: a phone of ten digits, also where it was written with 0066, a
 * national or tax id of 13 with its check digit, or an e-wallet of 15. Undefined for others.
 */
export function promptPayReceiver(text: string): string | undefined {
  const digits = digitsOf(text);
  if (/^0066\d{9}$/.test(digits)) return `0${digits.slice(4)}`;
  if (/^(0\d{9}|\d{15})$/.test(digits)) return digits;
  return isThaiTaxId(digits) ? digits : undefined;
}

export const isPromptPayId = (text: string): boolean => promptPayReceiver(text) !== undefined;

/** Of a company, as the Revenue Department numbers them: five digits; 00000 is the head office. */
export const isBranch = (text: string): boolean => /^\d{5}$/.test(text);

const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, '');
