/** The text that says what a score means; below 6 the number speaks for itself. */
export function wordOf(score: number) {
  if (score >= 9) return 'word.superb';
  if (score >= 8) return 'word.veryGood';
  if (score >= 7) return 'word.good';
  return score >= 6 ? 'word.pleasant' : 'word.plain';
}
