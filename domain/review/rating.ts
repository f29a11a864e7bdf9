/** Reviews that count, and the sum of their scores. */
export type Rating = Readonly<{ count: number; sum: number }>;

export const NO_RATING: Rating = { count: 0, sum: 0 };

/** The average of 1 to 10 with one decimal, as guests read it; null where nobody reviewed. */
export const averageOf = ({ count, sum }: Rating): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10;

/** The same as 0.5 to 5 stars, in halves. */
export function starsOf(rating: Rating): number | null {
  const average = averageOf(rating);
  return average === null ? null : Math.round(average) / 2;
}
