import { type EventStore, START } from '@baanpak/infrastructure/event-store/port.ts';
import type { Adoption } from '@baanpak/infrastructure/event-store/postgres/restored-log.ts';
import type { Pool } from 'pg';

/** Forgets requests whose events are lost with the log's end: sent again, they are carried out again. */
export async function dropLostRequests(
  pool: Pool,
  store: Pick<EventStore, 'head'>,
): Promise<number> {
  const { commit, prepare } = await store.head();
  const { rowCount } = await pool.query(
    'DELETE FROM command.kept_requests WHERE (commit, prepare) > ($1::numeric, $2::numeric)',
    [String(commit), String(prepare)],
  );
  return rowCount ?? 0;
}

/**
 * Takes requests along into a log that is adopted, but for those whose events are not in it. They stand
 * at its end: where their own events are now matters to nobody.
 */
export async function adoptRequests({ client, end, translated }: Adoption): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('command.kept_requests') IS NOT NULL AS "isThere"`,
  );
  if (!rows[0]?.isThere) return;
  await client.query(
    `DELETE FROM command.kept_requests
     WHERE NOT done OR (commit, prepare) > ($1::numeric, $2::numeric)`,
    [String(end.commit), String(end.prepare)],
  );
  const { commit, prepare } = (await translated(end)) ?? START;
  await client.query('UPDATE command.kept_requests SET commit = $1, prepare = $2', [
    String(commit),
    String(prepare),
  ]);
}
