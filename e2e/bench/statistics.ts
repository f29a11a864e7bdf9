/** Each bench and the bare thing beside it take turns so often. */
export const ROUNDS = 5;

/** The value that `share` (0 to 1) of all values do not exceed, by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Runs both by turns, so that whatever else the machine does meets both; what each answered, by round. */
export async function byTurns<Ours, Bare>(
  ours: (round: number) => Promise<Ours>,
  bare: (round: number) => Promise<Bare>,
): Promise<{ ours: Ours[]; bare: Bare[] }> {
  const results = { ours: [] as Ours[], bare: [] as Bare[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    results.ours.push(await ours(round));
    results.bare.push(await bare(round));
  }
  return results;
}

/** The same without anything beside it. */
export async function rounds<Result>(run: (round: number) => Promise<Result>): Promise<Result[]> {
  return (await byTurns(run, async () => undefined)).ours;
}
