import { CASE_KINDS } from '@baanpak/domain/money-case/money-case.ts';
import { sql } from 'kysely';
import type { ReadDb } from '../deps.ts';

/** How many cases of each kind wait for somebody. */
export async function countOpenCases(db: ReadDb): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ kind: string; cases: number }>`
    SELECT kind, count(*) AS cases FROM money_cases
    WHERE status = 'open' GROUP BY kind`.execute(db);
  const none = CASE_KINDS.map((kind) => [kind, 0] as const);
  return Object.fromEntries([...none, ...rows.map(({ kind, cases }) => [kind, cases] as const)]);
}
