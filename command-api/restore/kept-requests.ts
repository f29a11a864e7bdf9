import { kyselyOn } from '@baanpak/infrastructure/database/kysely.ts';
import { tableExists } from '@baanpak/infrastructure/database/raw-queries.ts';
import { type EventStore, type Position, START } from '@baanpak/infrastructure/event-store/port.ts';
import type { Adoption } from '@baanpak/infrastructure/event-store/postgres/restored-log.ts';
import { expressionBuilder } from 'kysely';
import type { Pool } from 'pg';
import { type CommandSchema, commandDb } from '../schema/tables.ts';

/** Forgets requests whose events are lost with the log's end: sent again, they are carried out again. */
export async function dropLostRequests(
  pool: Pool,
  store: Pick<EventStore, 'head'>,
): Promise<number> {
  const { numDeletedRows } = await commandDb(pool)
    .deleteFrom('command.kept_requests')
    .where(isBehind(await store.head()))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Takes requests along into a log that is adopted, but for those whose events are not in it. They stand
 * at its end: where their own events are now matters to nobody.
 */
export async function adoptRequests({ client, end, translated }: Adoption): Promise<void> {
  if (!(await tableExists(client, 'command.kept_requests'))) return;
  const db = kyselyOn<CommandSchema>(client);
  await db
    .deleteFrom('command.kept_requests')
    .where((row) => row.or([row.not('done'), isBehind(end)]))
    .execute();
  const { commit, prepare } = (await translated(end)) ?? START;
  await db
    .updateTable('command.kept_requests')
    .set({ commit: String(commit), prepare: String(prepare) })
    .execute();
}

const eb = expressionBuilder<CommandSchema, 'command.kept_requests'>();

/** Whether its position is behind the end of a log. */
const isBehind = ({ commit, prepare }: Position) =>
  eb(
    eb.refTuple('commit', 'prepare'),
    '>',
    eb.tuple(
      eb.cast<string>(eb.val(String(commit)), 'numeric'),
      eb.cast<string>(eb.val(String(prepare)), 'numeric'),
    ),
  );
