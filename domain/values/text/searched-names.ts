import { type I18nText, LANGUAGES } from './i18n-text.ts';

const words = new Intl.Segmenter('th', { granularity: 'word' }); // knows Latin words, too

/**
 * A name as it is searched: a line a language, its words folded and set apart by single spaces, also
 * where Thai writes none.
 */
export function searchedNames(name: I18nText): string {
  const lines = LANGUAGES.map((language) => wordsOf(name[language]).join(' '));
  return [...new Set(lines)].join('\n');
}

/** The words of a text, folded. Typed twice, เ looks like แ: mended first, it would cut words in two. */
export function wordsOf(text: string): string[] {
  const mended = text.normalize('NFC').replaceAll('เเ', 'แ');
  return [...words.segment(mended)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => folded(segment))
    .filter((word) => word !== '');
}

const ACCENTS = /[\u0300-\u036f]/g;
/** Tone marks, the mark of silent letters and the short vowel's sign, which are often left out. */
const THAI_MARKS = /[\u0e47-\u0e4c\u0e4e]/g;

/** Without case, width, accents and tone marks. */
const folded = (word: string): string =>
  word.normalize('NFKD').toLowerCase().replace(ACCENTS, '').replace(THAI_MARKS, '');

/** Each pair of letters that stand side by side in a line of names, spaces left out; sorted. */
export const gramsOf = (names: string): string[] =>
  [...new Set(names.replaceAll(' ', '').split('\n').flatMap(pairsOf))].sort();

/** The pairs of letters of a text without spaces. */
export const pairsOf = (text: string): string[] => {
  const letters = [...text];
  return letters.slice(1).map((letter, n) => `${letters[n]}${letter}`);
};
