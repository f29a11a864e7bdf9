import { wordsOf } from '@baanpak/domain/values/text/searched-names.ts';
import { onOtherKeyboard } from '@baanpak/domain/values/text/thai-keyboard.ts';

/** A name as somebody typed it, folded like `hotels.names`. */
export type NameAsked = Readonly<{
  /** Without spaces: guests write huahin as readily as Hua Hin. Empty where no letter was typed. */
  key: string;
  /** Its words; a name with all of them is meant in whatever order they stand. */
  words: readonly string[];
  /** What the same keys write with the keyboard in the other language, for what finds nothing. */
  onOtherKeyboard?: NameAsked;
}>;

const SHORTEST_WORD = 3;
/** Fewer letters of another keyboard are in too many names by chance. */
const SHORTEST_ON_OTHER_KEYBOARD = 3;

/** Thai is cut into words like the names are, unless bits remain, as they do of mistyped words. */
export function nameAsked(text: string): NameAsked {
  const other = onOtherKeyboard(text);
  const otherName = other === undefined ? undefined : asTyped(other);
  const isMeant = otherName !== undefined && otherName.key.length >= SHORTEST_ON_OTHER_KEYBOARD;
  return { ...asTyped(text), ...(isMeant && { onOtherKeyboard: otherName }) };
}

/** Whether a name has no letter to look for. */
export const isNoName = ({ key, onOtherKeyboard: other }: NameAsked): boolean =>
  key === '' && other === undefined;

function asTyped(text: string): NameAsked {
  const cut = wordsOf(text);
  const typed = text.split(/\s+/).map((part) => wordsOf(part).join(''));
  const isWhole = cut.every((word) => word.length >= SHORTEST_WORD);
  return { key: cut.join(''), words: (isWhole ? cut : typed).filter((word) => word !== '') };
}

/** Whether names, as hotels has them, are near to what was typed: alike from where a word begins. */
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

/** How many slips of the finger a text of so many letters may hold and still be meant. */
export const slipsIn = (letters: number): number => (letters < 5 ? 0 : letters < 9 ? 1 : 2);

/**
 * How many slips it takes from the first letters of a text to each beginning of what is wanted, the
 * empty one first: a letter too many, too few or another one, or two that changed places.
 */
type Slips = readonly number[];

/** How a text was looked at: the slips of its letters so far, and of all but the last of them. */
export type Looked = Readonly<{ slips: Slips; before: Slips; last: string }>;

/** Before the first letter of any text. */
export const atStart = (wanted: readonly string[]): Looked => ({
  slips: Array.from({ length: wanted.length + 1 }, (_, n) => n),
  before: [],
  last: '',
});

/** With one letter more of the text. */
export function withLetter(looked: Looked, letter: string, wanted: readonly string[]): Looked {
  const { slips: above, before, last } = looked;
  const slips = [at(above, 0) + 1];
  for (let n = 1; n <= wanted.length; n += 1) {
    const same = wanted[n - 1] === letter ? 0 : 1;
    let least = Math.min(at(above, n - 1) + same, at(above, n) + 1, at(slips, n - 1) + 1);
    if (n > 1 && wanted[n - 1] === last && wanted[n - 2] === letter)
      least = Math.min(least, at(before, n - 2) + 1);
    slips.push(least);
  }
  return { slips, before: above, last: letter };
}

/** Whether all that is wanted is there within so many slips. */
export const isThere = ({ slips }: Looked, most: number): boolean =>
  at(slips, slips.length - 1) <= most;

/** Whether it may still come. */
export const mayCome = ({ slips }: Looked, most: number): boolean =>
  slips.some((slip) => slip <= most);

/** Whether `text` begins with `wanted`, give or take so many slips. */
export function beginsLike(
  text: readonly string[],
  wanted: readonly string[],
  most: number,
): boolean {
  let looked = atStart(wanted);
  for (const letter of text) {
    if (isThere(looked, most)) return true;
    if (!mayCome(looked, most)) return false;
    looked = withLetter(looked, letter, wanted);
  }
  return isThere(looked, most);
}

const at = (slips: Slips, n: number): number => slips[n] ?? Number.POSITIVE_INFINITY;
