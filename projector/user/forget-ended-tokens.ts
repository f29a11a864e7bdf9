import { kyselyOn } from '@baanpak/infrastructure/database/kysely.ts';
import type { PoolClient } from 'pg';
import type { RowChanges } from '../run/merge-changes.ts';
import type { UserTables } from './tables.ts';

/**
 * Forgets tokens that would be over by themselves when the last one was ended, so that their table holds those
 * of a day. It does not matter how events fell into batches.
 */
export async function forgetEndedTokens(
  client: PoolClient,
  schema: string,
  changes: RowChanges,
): Promise<void> {
  if (!changes.has('ended_tokens')) return;
  await kyselyOn<UserTables>(client)
    .withSchema(schema)
    .deleteFrom('ended_tokens')
    .where('ends_at', '<=', (eb) =>
      eb.selectFrom('ended_tokens').select(({ fn }) => fn.max('ended_at').as('newest')),
    )
    .execute();
}
