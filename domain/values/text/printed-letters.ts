import { LETTERS_OF_FONTS } from './letters-of-fonts.ts';

/** A font that papers are printed in. */
export type PaperFont = (typeof LETTERS_OF_FONTS)[number]['name'];

type Range = Readonly<{ from: number; to: number }>;

const rangeOf = (range: string): Range => {
  const [from = '', to = from] = range.split('-');
  return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
};

const FONTS = LETTERS_OF_FONTS.map(({ name, letters }) => ({
  name,
  ranges: letters.split(',').map(rangeOf),
}));

/** Signs that change how others look, or where they stand, and have no look of their own. */
export const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** Hebrew, Arabic and what else is written from right to left. */
export const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

function has({ ranges }: (typeof FONTS)[number], letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(({ from, to }) => from <= code && code <= to);
}

/** The first font that has all letters of a text; null where none has. */
export function fontOf(text: string): PaperFont | null {
  const signs = [...text].filter((sign) => !UNSEEN.test(sign));
  return FONTS.find((font) => signs.every((sign) => has(font, sign)))?.name ?? null;
}

/**
 * The letters of a text that papers print as empty boxes, each once. A text of several lines has those among them
 * that are written from right to left: only one line of them is put in order (docs/adr/0117-names-in-every-script.md).
 */
export function unprintableLetters(text: string, lines: 'one-line' | 'lines'): readonly string[] {
  const isPrinted = (sign: string) =>
    UNSEEN.test(sign) ||
    (fontOf(sign) !== null && (lines === 'one-line' || !RIGHT_TO_LEFT.test(sign)));
  return [...new Set(text.normalize('NFC'))].filter((sign) => !isPrinted(sign));
}
