import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import type { CheckResult } from '@baanpak/infrastructure/http/health.ts';
import { GROUPS, type ReadSchema, SEARCH_PATH } from '@baanpak/projector/read-models.ts';
import { readCheckpoints } from '@baanpak/projector/schema/checkpoints.ts';
import { SAY_EVERY, sayUsed } from '@baanpak/projector/schema/versions.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { followAvailability } from '../availability/follow-availability.ts';
import type { ReadDb } from '../database/read-db.ts';
import { displayedTexts } from '../texts/displayed-texts.ts';

/** A database that says nothing for so long counts as away. */
const SILENCE_MS = 10_000;

/** Connections that find the read models of this version by the bare names of their tables. */
export const openReadPool = (url: string): Pool =>
  openPool(url, {
    name: 'baanpak-reads',
    max: 20,
    queryTimeout: SILENCE_MS,
    settings: { search_path: SEARCH_PATH },
  });

export type Reads = ReturnType<typeof openReads>;

/** What guests read most, from the read models of a database; the pool stays the caller's to end. */
export function openReads(pool: Pool) {
  const db = openKysely<ReadSchema>(pool);
  const availability = followAvailability(db);
  const texts = displayedTexts(db);
  return {
    db,
    availability,
    texts,
    /** Reads into memory what the first guests would wait for; nothing where no projector has made it yet. */
    readAhead: async (): Promise<void> => {
      if (await isMade(db)) await texts.readAhead(await availability());
    },
  };
}

async function isMade(db: ReadDb): Promise<boolean> {
  const table = sql<string | null>`to_regclass('room_moves')::text`;
  const { made } = await db.selectNoFrom(table.as('made')).executeTakeFirstOrThrow();
  return made !== null;
}

/** Says that this version's read models are in use, until the end that is given back. */
export function keepInUse(pool: Pool, log: { warn(details: object, message: string): void }) {
  const schemas = GROUPS.map(({ schema }) => schema);
  const say = () =>
    void sayUsed(pool, schemas).catch((error) =>
      log.warn({ err: error }, 'The read models may be dropped as unused'),
    );
  say();
  const saying = setInterval(say, SAY_EVERY).unref();
  return () => clearInterval(saying);
}

/** Whether there is something to read from. */
export const readModelsCheck = (pool: Pool) => async (): Promise<CheckResult> => {
  const made = await readCheckpoints(
    pool,
    GROUPS.map(({ schema }) => schema),
  );
  const missing = GROUPS.filter(({ schema }) => !made.has(schema)).map(({ name }) => name);
  return missing.length === 0
    ? { ok: true }
    : { ok: false, detail: `not made yet: ${missing.join(', ')}` };
};
