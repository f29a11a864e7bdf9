/** A score as people read it, in either language: 8.7, and 10 as it is. */
export const scoreText = (score: number): string => String(Math.round(score * 10) / 10);
