import { plainNumber, withAsciiDigits } from '../text/digits.ts';

const SIGNS = /^[0-9 +()-]+$/;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 20;

/** 6 to 20 digits, written with spaces, `+`, `-` and brackets as people do. */
export function isPhone(text: string): boolean {
  const { length: digits } = text.replace(/[^0-9]/g, '');
  return SIGNS.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

/** A number as it was typed or pasted into a form, in the signs that `isPhone` takes. */
export const typedPhone = (text: string): string => plainNumber(text).replace(/[./]/g, '-');

const WRITTEN_PART = /^[0-9 .+()/\u00a0-]*[0-9][0-9 .+()/\u00a0-]*$/;

/**
 * The digits of a part of a phone number, as somebody looks for it: those typed, and those of the number
 * as it is dialled in Thailand (`+6681` and `006681` are `081`). None of what is no part of a number.
 */
export function phonePart(typed: string): readonly string[] {
  const text = withAsciiDigits(typed).trim();
  if (!WRITTEN_PART.test(text)) return [];
  const digits = text.replace(/[^0-9]/g, '');
  return [...new Set([digits, digits.replace(/^(00)?660?/, '0').replace(/^00/, '')])];
}
