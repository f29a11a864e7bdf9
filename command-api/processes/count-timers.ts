import { after, type Instant, SECOND } from '@baanpak/domain/values/time/instant.ts';
import type { Pool } from 'pg';

/** Due for longer, a timer is not on its way: somebody lets it wait. */
const ON_ITS_WAY = 3 * SECOND;

/** How many timers of each queue failed when they were last tried. */
export async function countFailing(pool: Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ queue: string; failing: number }>(
    `SELECT queue, count(*) AS failing FROM command.process_timers
      WHERE failures > 0 GROUP BY queue`,
  );
  return Object.fromEntries(rows.map(({ queue, failing }) => [queue, failing]));
}

/** How many timers wait for the provider: it has not answered for a while, or failed when last asked. */
export async function countWaitingForProvider(pool: Pool, now: Instant): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `SELECT count(*) AS waiting FROM command.process_timers
      WHERE queue = 'provider' AND (failures > 0 OR due < $1)`,
    [after(now, -ON_ITS_WAY)],
  );
  return rows[0]?.waiting ?? 0;
}
