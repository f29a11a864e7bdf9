import { after, type Instant, SECOND } from '@baanpak/domain/values/time/instant.ts';
import type { Pool } from 'pg';
import { commandDb } from '../schema/tables.ts';

/** Due for longer, a timer is not on its way: somebody lets it wait. */
const ON_ITS_WAY = 3 * SECOND;

/** How many timers of each queue failed when they were last tried. */
export async function countFailing(pool: Pool): Promise<Record<string, number>> {
  const found = await commandDb(pool)
    .selectFrom('command.process_timers')
    .select(({ fn }) => ['queue', fn.countAll<number>().as('failing')])
    .where('failures', '>', 0)
    .groupBy('queue')
    .execute();
  return Object.fromEntries(found.map(({ queue, failing }) => [queue, failing]));
}

/** How many timers wait for the provider: it has not answered for a while, or failed when last asked. */
export async function countWaitingForProvider(pool: Pool, now: Instant): Promise<number> {
  const { waiting } = await commandDb(pool)
    .selectFrom('command.process_timers')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('queue', '=', 'provider')
    .where((eb) => eb.or([eb('failures', '>', 0), eb('due', '<', after(now, -ON_ITS_WAY))]))
    .executeTakeFirstOrThrow();
  return waiting;
}
