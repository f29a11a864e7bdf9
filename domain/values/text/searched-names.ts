import { withAsciiDigits } from './digits.ts';
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
  const mended = withAsciiDigits(text.normalize('NFC').replaceAll('เเ', 'แ'));
  return [...words.segment(mended)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => folded(segment))
    .filter((word) => word !== '');
}

const ACCENTS = /[\u0300-\u036f]/g;
/** Tone marks, the mark of silent letters and the short vowel's sign, which are often left out. */
const THAI_MARKS = /[\u0e47-\u0e4c\u0e4e]/g;

/** Within words: of initials (A.B.C.) and of names (O'Brien), which people write or leave out. */
const DOTS_AND_APOSTROPHES = /[.'‘’ʼ`]/g;

/** Without case, width, accents, tone marks, dots and apostrophes. */
const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(THAI_MARKS, '')
    .replace(DOTS_AND_APOSTROPHES, '');
