import { lineOf } from './line.ts';

const OTHER_DIGITS = /[\u0e50-\u0e59\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** A text with its Thai, Arabic and fullwidth digits as ASCII ones: ๐๘๑ is 081. The rest stays. */
export const withAsciiDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));

const BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\uff0d]/g;

/** What was typed or pasted where digits belong, with ASCII digits and with plain spaces and hyphens. */
export const plainNumber = (text: string): string =>
  withAsciiDigits(lineOf(text)).replace(BLANKS, ' ').replace(DASHES, '-');
