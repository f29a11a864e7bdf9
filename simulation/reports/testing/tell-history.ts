import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ReportsForTest } from '@baanpak/query-api/reports/testing/given-facts.ts';
import type { History } from '@baanpak/simulation/reports/testing/generated-history.ts';
import fc from 'fast-check';

/** Tells reports what happened from one place up to another; it is `now` then. */
export async function tell(
  reports: ReportsForTest,
  { tables }: History,
  [from, to]: readonly [number, number],
  now: Instant,
): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) {
    const news = rows.filter(({ commit_position: at }) => Number(at) > from && Number(at) <= to);
    await reports.write(table, news);
  }
  await reports.madeUpTo(to);
  reports.waitUntil(now);
}

/** Fails with the story of a counterexample; says what was generated. */
export function sayHistories<T>(result: fc.RunDetails<T>, also: string): void {
  console.info(`seed ${result.seed}: ${result.numRuns} histories, ${also}`);
  if (result.failed)
    throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
}
