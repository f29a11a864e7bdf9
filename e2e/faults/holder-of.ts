import { askDatabase } from '../testing/event-log.ts';
import type { Link } from './link.ts';
import { processAtPort } from './process-at-port.ts';

type Where = Readonly<{ dataDir: string; link: Pick<Link, 'portOf'> }>;

/** The process that holds a lock whose name begins so; undefined where nobody does at the moment. */
export async function holderOf({ dataDir, link }: Where, lock: string) {
  const holders = await askDatabase<{ pid: number }>(
    dataDir,
    `SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND application_name LIKE 'lock ${lock}%' ORDER BY pid`,
  );
  for (const { pid } of holders) {
    const port = link.portOf(pid);
    if (port === undefined) continue;
    const holder = await processAtPort(port);
    if (holder !== undefined) return holder;
  }
  return undefined;
}
