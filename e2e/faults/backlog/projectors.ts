import { minute } from '@baanpak/domain/testing/samples.ts';
import { lagOf } from '@baanpak/infrastructure/event-store/lag.ts';
import { type EventStore, START } from '@baanpak/infrastructure/event-store/port.ts';
import { freePort } from '@baanpak/infrastructure/process/free-port.ts';
import { PROJECTED_GROUPS } from '@baanpak/projector/projections.ts';
import { streamsOf } from '@baanpak/projector/run/projection.ts';
import { readCheckpoints } from '@baanpak/projector/schema/checkpoints.ts';
import type { Pool } from 'pg';
import { type Environment, type Program, startProgram } from '../../testing/program.ts';

/** The users of PostgreSQL as which two projectors connect: so the database tells who of them does what. */
export type ProjectorName = 'first' | 'second';

/** Both at once, as users of their own; they need not have begun with anything yet. */
export async function startProjectors(
  pool: Pool,
  environment: Environment & Readonly<{ DATABASE_URL: string }>,
): Promise<Readonly<Record<ProjectorName, Program>>> {
  const start = async (name: ProjectorName) => {
    await pool.query(`CREATE ROLE ${name} SUPERUSER LOGIN`);
    const url = new URL(environment.DATABASE_URL);
    url.username = name;
    const PORT = String(await freePort());
    return () =>
      startProgram('dist/projector.js', { ...environment, PORT, DATABASE_URL: url.href });
  };
  const [first, second] = [await start('first'), await start('second')];
  return { first: first(), second: second() };
}

/** Who keeps each group up with the log, by the group's schema; a group that nobody keeps is left out. */
export async function keepers(pool: Pool): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ schema: string; keeper: string }>(
    `SELECT substr(application_name, length('lock baanpak-projector ') + 1) AS schema, usename AS keeper
     FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND application_name LIKE 'lock baanpak-projector %'`,
  );
  return new Map(rows.map(({ schema, keeper }) => [schema, keeper]));
}

/** The schemas for which events of the log wait to be read. */
export async function behind(pool: Pool, store: EventStore): Promise<readonly string[]> {
  const schemas = PROJECTED_GROUPS.map(({ schema }) => schema);
  const checkpoints = await readCheckpoints(pool, schemas);
  const lags = PROJECTED_GROUPS.map(async (group) => {
    const position = checkpoints.get(group.schema)?.position ?? START;
    return lagOf(store, { position, filter: streamsOf([group]) }, minute(0));
  });
  const events = (await Promise.all(lags)).map((lag) => lag.events);
  return schemas.filter((_, n) => events[n] !== 0);
}
