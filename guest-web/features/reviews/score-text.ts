/** A score as people read it, in either language: 8.7, 8.0, and 10 as it is. */
export function scoreText(score: number): string {
  const text = (Math.round(score * 10) / 10).toFixed(1);
  return text === '10.0' ? '10' : text;
}
