import { assertOfLog } from '@baanpak/infrastructure/event-store/of-this-log.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';
import { readCheckpoints, readLastEvents } from '../schema/checkpoints.ts';
import { createRegistry } from '../schema/create.ts';
import { GROUPS, type Group } from '../schema/groups.ts';

type Options = Readonly<{
  pool: Pool;
  store: EventStore;
  /** Default: those of this version of the code. */
  groups?: readonly Group[];
}>;

/** Makes sure that what there is can be gone on with; throws `LogLostItsEnd` where it tells of more than the log does. */
export async function prepareReadModels({ pool, store, groups = GROUPS }: Options): Promise<void> {
  await createRegistry(pool);
  const storeId = await store.storeId();
  const schemas = groups.map(({ schema }) => schema);
  const lastEvents = await readLastEvents(pool, schemas);
  for (const [schema, { storeId: ofLog, position }] of await readCheckpoints(pool, schemas))
    if (ofLog === storeId) await assertOfLog({ position, last: lastEvents.get(schema) }, store);
}
