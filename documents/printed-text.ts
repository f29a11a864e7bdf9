import {
  fontOf,
  type PaperFont,
  RIGHT_TO_LEFT,
  UNSEEN,
} from '@baanpak/domain/values/text/printed-letters.ts';
import bidiOf from 'bidi-js';

/** A piece of a text in which another font than Sarabun prints a part; these have one weight. */
export type Run = Readonly<{ text: string; font: PaperFont; bold: false }>;
/** A text in pieces, in the order in which they are printed. */
export type Printed = readonly (string | Run)[];

const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('th', { granularity: 'grapheme' });
const LONGEST_WORD = 30;
/** The letters of a word, the printer turns itself. */
const WRITTEN_FROM_RIGHT: readonly (PaperFont | null)[] = ['Noto Sans Arabic', 'Noto Sans Hebrew'];

/**
 * A text in pieces, each of one font. An empty piece is where the printer may begin a new line: Thai writes no
 * spaces, and what has none and is too long for a line is cut. A text with Arabic or Hebrew in it is in the order
 * of its one line (docs/adr/0117-names-in-every-script.md).
 */
export function printed(text: string): Printed {
  const written = withSaraAm(text.normalize('NFC'));
  return inOneWeight(RIGHT_TO_LEFT.test(written) ? inOneLine(written) : inWords(written));
}

/** Beside a font of one weight, Sarabun has no bold: half a name would stand out. */
function inOneWeight(pieces: Printed): Printed {
  if (pieces.every((piece) => typeof piece === 'string')) return pieces;
  return pieces.map((piece) =>
    typeof piece === 'string' && piece !== ''
      ? { text: piece, font: 'Sarabun', bold: false }
      : piece,
  );
}

function inWords(written: string): Printed {
  const words = [...WORDS.segment(written)];
  return words.flatMap(({ segment, isWordLike }, n) => {
    const follows = isWordLike && words[n - 1]?.isWordLike;
    return follows ? ['', ...cut(segment)] : cut(segment);
  });
}

function cut(word: string): Printed {
  if (word.length <= LONGEST_WORD) return inFonts(word);
  const letters = lettersOf(word);
  const first = letters.slice(0, LONGEST_WORD).join('');
  const rest = letters.slice(LONGEST_WORD).join('');
  return rest ? [...inFonts(first), '', ...cut(rest)] : inFonts(first);
}

/** A word in the one font that has all its letters, or else in runs. */
function inFonts(word: string): Printed {
  const whole = fontOf(word);
  if (whole) return [inFont(word, whole)];
  const runs: { text: string; font: PaperFont | null }[] = [];
  for (const text of lettersOf(word)) {
    const font = fontOf(text);
    const last = runs.at(-1);
    if (last?.font === font) last.text += text;
    else runs.push({ text, font });
  }
  return runs.map(({ text, font }) => inFont(text, font));
}

function inFont(text: string, font: PaperFont | null): string | Run {
  if (font === null || font === 'Sarabun') return withoutSaraAm(text.replace(ALL_UNSEEN, ''));
  return { text: text.replace(ALL_UNSEEN, keepJoiners), font, bold: false };
}

const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');
/** They say which shape of a letter its neighbour has, in Devanagari and Arabic. */
const keepJoiners = (sign: string) => (sign === '\u200C' || sign === '\u200D' ? sign : '');

const bidi = bidiOf();

/** Letters of a line that stand together and go the same way; `isTurned` where the printer turns them itself. */
type Piece = { letters: string[]; level: number; isTurned: boolean; isSpace: boolean };

/** By the Unicode bidirectional algorithm, its first letter saying where the line begins. */
function inOneLine(text: string): Printed {
  const { levels } = bidi.getEmbeddingLevels(text, 'auto');
  const pieces: Piece[] = [];
  for (const { segment, index } of LETTERS.segment(text)) {
    const level = levels[index] ?? 0;
    const isTurned = WRITTEN_FROM_RIGHT.includes(fontOf(segment));
    const piece = { level, isTurned, isSpace: segment === ' ' };
    const last = pieces.at(-1);
    if (last && isAlike(last, piece)) last.letters.push(segment);
    else pieces.push({ ...piece, letters: [segment] });
  }
  return inOrder(pieces).flatMap(inItsWay);
}

const isAlike = (a: Piece, b: Omit<Piece, 'letters'>) =>
  a.level === b.level && a.isTurned === b.isTurned && a.isSpace === b.isSpace;

/** From the highest level down to the first from right to left, what stands together turns round (rule L2). */
function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  const ordered = [...pieces];
  for (let level = Math.max(...pieces.map((piece) => piece.level)); level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = Math.max(from, to - 1);
    }
  return ordered;
}

function inItsWay({ letters, level, isTurned }: Piece): Printed {
  const isFromRight = level % 2 === 1;
  if (!isTurned)
    return inFonts((isFromRight ? letters.toReversed().map(mirrored) : letters).join(''));
  // figures of theirs go from left to right, and the printer would turn them as it does letters
  return isFromRight ? inFonts(letters.join('')) : letters.flatMap(inFonts);
}

const mirrored = (letter: string): string => bidi.getMirroredCharacter(letter) ?? letter;

const lettersOf = (text: string): string[] =>
  [...LETTERS.segment(text)].map(({ segment }) => segment);

/** Words are found in a text with sara am as one sign, whichever way it was typed. */
const withSaraAm = (text: string) =>
  text.replace(
    /\u0E4D([\u0E48-\u0E4B]?)\u0E32|([\u0E48-\u0E4B])\u0E4D\u0E32/g,
    (_, after = '', before = '') => `${after}${before}\u0E33`,
  );

/** As its two signs, or the glyph it shares with sara aa would be read back as nothing. */
const withoutSaraAm = (text: string) => text.replace(/([\u0E48-\u0E4B]?)\u0E33/g, '\u0E4D$1\u0E32');
