import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import { assertOfLog, findEvent } from '@baanpak/infrastructure/event-store/of-this-log.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';
import { readCheckpoints, readLastEvents } from '../schema/checkpoints.ts';
import { createRegistry } from '../schema/create.ts';
import { moveBack } from '../schema/raw-queries.ts';
import type { Group } from '../schema/read-model.ts';

type Prepared = Readonly<{
  pool: Pool;
  store: EventStore;
  groups: readonly Group[];
}>;

/** Makes sure that what there is can be gone on with; throws `LogLostItsEnd` where it tells of more than the log does. */
export async function prepareReadModels({ pool, store, groups }: Prepared): Promise<void> {
  await createRegistry(pool);
  const storeId = await store.storeId();
  const schemas = groups.map(({ schema }) => schema);
  const lastEvents = await readLastEvents(pool, schemas);
  for (const [schema, { storeId: ofLog, position }] of await readCheckpoints(pool, schemas))
    if (ofLog === storeId) await assertOfLog({ position, last: lastEvents.get(schema) }, store);
}

/**
 * For a log that was restored: groups of read models that met nothing but what it holds are put behind the last
 * event that both have, and go on there; answers which. Places behind that event were looked at in the log
 * of before: others may stand there now. Who calls it has the locks of all projectors.
 */
export async function resumeAfterLastCommonEvent<Of extends Group>(
  pool: Pool,
  store: Pick<EventStore, 'storeId' | 'readStream'>,
  groups: readonly Of[],
): Promise<readonly Of[]> {
  const storeId = await store.storeId();
  const schemas = groups.map(({ schema }) => schema);
  const checkpoints = await readCheckpoints(pool, schemas);
  const lastEvents = await readLastEvents(pool, schemas);
  const going: Of[] = [];
  for (const group of groups) {
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
