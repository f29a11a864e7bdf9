import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import type { PoolClient } from 'pg';
import type { RowChanges } from '../run/merge-changes.ts';
import { dropCovered, type PeriodTable } from './raw-queries.ts';

/**
 * Takes from earlier periods of prices and rules the weekdays that those of this batch say again, and
 * drops what says nothing any more: a room that is painted every day does not grow. It does not matter
 * how events fell into batches.
 */
export async function dropCoveredPeriods(
  client: PoolClient,
  schema: string,
  changes: RowChanges,
): Promise<void> {
  const drop = (table: PeriodTable) => {
    const keys = (changes.get(table) ?? []).map(({ key }) => key);
    if (keys.length === 0) return undefined;
    return runRaw(client, dropCovered([JSON.stringify(keys)], { schema, table }));
  };
  await Promise.all([drop('price_periods'), drop('stay_rules')]);
}
