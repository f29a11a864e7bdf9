import type { Pool, PoolClient } from 'pg';
import { projectionsOf } from '../projections.ts';
import type { RowChanges } from './merge-changes.ts';
import type { LogPosition } from './place.ts';

/** When what is made of rows is brought up to them. */
export type Settles = 'each-batch' | 'at-the-end';

/** Brings up what is made of rows that a batch has just written; what waits for the end does not. */
export async function settle(
  client: PoolClient,
  { group, schema }: LogPosition,
  changes: RowChanges,
  settles: Settles = 'each-batch',
): Promise<void> {
  const now = projectionsOf(group).filter(
    ({ settleAll }) => settles === 'each-batch' || !settleAll,
  );
  await Promise.all(now.map((each) => each.settle?.(client, schema, changes)));
}

/** Makes all that waited for the end of a rebuild's rows (docs/adr/0107-rebuilds-side-by-side.md). */
export async function settleAll(pool: Pool, { group, schema }: LogPosition): Promise<void> {
  for (const each of projectionsOf(group)) await each.settleAll?.(pool, schema);
}
