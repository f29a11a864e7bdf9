import { pairsOf, wordsOf } from '@baanpak/domain/values/text/searched-names.ts';
import { beginsLike, slipsIn } from './near-text.ts';

/** A name as somebody typed it, folded like `read.hotels.names`. */
export type NameAsked = Readonly<{
  /** Without spaces: guests write huahin as readily as Hua Hin. Empty where no letter was typed. */
  key: string;
  /** Its words; a name with all of them is meant in whatever order they stand. */
  words: readonly string[];
}>;

const SHORTEST_WORD = 3;

/** Thai is cut into words like the names are, unless bits remain, as they do of mistyped words. */
export function nameAsked(text: string): NameAsked {
  const cut = wordsOf(text);
  const typed = text.split(/\s+/).map((part) => wordsOf(part).join(''));
  const isWhole = cut.every((word) => word.length >= SHORTEST_WORD);
  return { key: cut.join(''), words: (isWhole ? cut : typed).filter((word) => word !== '') };
}

/** Whether names, as read.hotels has them, are near to what was typed: alike from where a word begins. */
export const isNear = ({ key, words }: NameAsked, names: string): boolean =>
  names.split('\n').some((line) => {
    const starts = startsOf(line);
    const holds = (word: string) => {
      const letters = [...word];
      const slips = slipsIn(letters.length);
      return starts.some((start) => beginsLike(start, letters, slips));
    };
    return holds(key) || (words.length > 1 && words.every((word) => holds(word)));
  });

/** What follows from each beginning of a word on. */
function startsOf(line: string): string[][] {
  const words = line.split(' ');
  return words.map((_, n) => [...words.slice(n).join('')]);
}

/**
 * Sets of pairs of letters of which a name that is near to `text` holds one whole set: with so many
 * slips one of so many pieces and one more is still intact, or two letters changed places where two
 * pieces meet.
 */
export function tellingPairs(text: string): string[][] {
  const letters = [...text];
  const pieces = slipsIn(letters.length) + 1;
  const cuts = Array.from({ length: pieces + 1 }, (_, n) =>
    Math.round((n * letters.length) / pieces),
  );
  const pairs = (from: number, to?: number) => pairsOf(letters.slice(from, to).join(''));
  return [
    ...cuts.slice(1).map((cut, n) => pairs(cuts[n] ?? 0, cut)),
    ...cuts.slice(1, -1).map((cut) => [...pairs(0, cut - 1), ...pairs(cut + 1)]),
  ];
}
