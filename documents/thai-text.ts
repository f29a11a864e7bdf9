const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
const LONGEST_WORD = 30;

/**
 * A text in pieces between which a line may end: Thai writes no spaces, and what has none and is too
 * long for a line is cut. An empty piece is where the printer may begin a new line. Sara am goes as
 * its two signs, or the glyph it shares with sara aa would be read back as nothing.
 */
export function printed(text: string): string[] {
  const pieces = [...WORDS.segment(withoutSaraAm(text))];
  return pieces.flatMap(({ segment, isWordLike }, n) => {
    const follows = isWordLike && pieces[n - 1]?.isWordLike;
    return follows ? ['', ...cut(segment)] : cut(segment);
  });
}

const withoutSaraAm = (text: string) => text.replace(/([\u0E48-\u0E4B]?)\u0E33/g, '\u0E4D$1\u0E32');

const cut = (word: string): string[] =>
  word.length <= LONGEST_WORD
    ? [word]
    : [word.slice(0, LONGEST_WORD), '', ...cut(word.slice(LONGEST_WORD))];
