import { wordsOf } from '@baanpak/domain/values/text/searched-names.ts';
import { onOtherKeyboard } from '@baanpak/domain/values/text/thai-keyboard.ts';
import { beginsLike, slipsIn } from './near-text.ts';

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
