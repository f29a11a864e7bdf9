import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import { findEvent } from '@baanpak/infrastructure/event-store/of-this-log.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';
import { readCheckpoints, readLastEvents } from '../schema/checkpoints.ts';
import { GROUPS, type Group } from '../schema/groups.ts';
import { moveBack } from '../schema/raw-queries.ts';

/**
 * For a log that was restored: groups of read models that met nothing but what it holds are put behind the last
 * event that both have, and go on there; answers which. Places behind that event were looked at in the log
 * of before: others may stand there now. Who calls it has the locks of all projectors.
 */
export async function resumeAfterLastCommonEvent(
  pool: Pool,
  store: Pick<EventStore, 'storeId' | 'readStream'>,
): Promise<readonly Group[]> {
  const storeId = await store.storeId();
  const schemas = GROUPS.map(({ schema }) => schema);
  const checkpoints = await readCheckpoints(pool, schemas);
  const lastEvents = await readLastEvents(pool, schemas);
  const going: Group[] = [];
  for (const group of GROUPS) {
    const last = lastEvents.get(group.schema);
    if (checkpoints.get(group.schema)?.storeId !== storeId || !last) continue;
    const found = await findEvent(store, last);
    if (!found) continue;
    const { commit, prepare } = found.position;
    await runRaw(pool, moveBack([group.schema, String(commit), String(prepare)], undefined));
    going.push(group);
  }
  return going;
}
