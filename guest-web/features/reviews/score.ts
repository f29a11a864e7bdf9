/** A score as people read it, in either language: 8.7, 8.0, and 10 as it is. */
export function scoreText(score: number): string {
  const text = (Math.round(score * 10) / 10).toFixed(1);
  return text === '10.0' ? '10' : text;
}

/** The text that says what a score means; below 6 the number speaks for itself. */
export function wordOf(score: number) {
  if (score >= 9) return 'word.superb';
  if (score >= 8) return 'word.veryGood';
  if (score >= 7) return 'word.good';
  return score >= 6 ? 'word.pleasant' : 'word.plain';
}
