import { CASE_KINDS } from '@baanpak/domain/money-case/money-case.ts';
import type { ReadDb } from '../deps.ts';

/** How many cases of each kind wait for somebody. */
export async function countOpenCases(db: ReadDb): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom('money_cases')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('cases')])
    .where('status', '=', 'open')
    .groupBy('kind')
    .execute();
  const none = CASE_KINDS.map((kind) => [kind, 0] as const);
  return Object.fromEntries([...none, ...rows.map(({ kind, cases }) => [kind, cases] as const)]);
}
