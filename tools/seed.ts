const MOST = 2 ** 31;

/**
 * All that tests make at random is made from the environment's `SEED`, so a run can be repeated. Without one a seed is
 * drawn here; the test processes inherit it.
 */
export function chooseSeed(): void {
  process.env.SEED ??= String(Math.floor(Math.random() * MOST));
  console.info(`Tests are random by SEED=${process.env.SEED}`);
}
