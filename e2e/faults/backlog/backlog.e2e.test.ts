/** @module-tag long */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import {
  type PostgresForTest,
  startPostgresForTest,
} from '@baanpak/infrastructure/testing/own-postgres.ts';
import { GROUPS } from '@baanpak/projector/read-models.ts';
import { prepareReadModels } from '@baanpak/projector/run/resume.ts';
import { startProjector } from '@baanpak/projector/start.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withStores } from '../../bench/log.ts';
import { endPrograms, startProgram } from '../../testing/program.ts';
import { appendBacklog, NIGHTS_OF_A_BOOKING } from './append-backlog.ts';
import { gateAt } from './gate.ts';
import { behind, keepers, type ProjectorName, startProjectors } from './projectors.ts';

/** `npm run faults` gives 100,000. */
const EVENTS = Number(process.env.FAULTS_BACKLOG ?? 10_000);
const SOON = { timeout: 120_000, interval: 100 };
const SECRET = 'a secret of more than 32 characters';

describe(`a projector ${EVENTS.toLocaleString('en')} events behind`, () => {
  let postgres: PostgresForTest;
  let dataDir: string;
  let bookings: number;

  const environment = () => ({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    ...{ MEDIA_URL: `file://${dataDir}/media`, ERASED_LIST: `${dataDir}/erased.jsonl` },
    ...{ JWT_SECRET: SECRET, ID_SECRET: SECRET, API_KEYS: 'key', PAYMENTS: 'sandbox' },
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  const withLog = async <Result>(work: Parameters<typeof withStores<Result>>[1]) =>
    withStores({ url: postgres.url, config: await loadConfig(environment()) }, work);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'baanpak-backlog-'));
    postgres = await startPostgresForTest();
    await withLog(async (stores, pool) => {
      await prepareReadModels({ ...stores, pool, groups: GROUPS });
      const projector = startProjector({ ...stores, pool, url: postgres.url, log: console });
      await projector.made(SOON.timeout);
      await projector.stop();
      bookings = await appendBacklog(stores, EVENTS);
    });
  });
  afterAll(async () => {
    await endPrograms();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('catches up while another stands by, which goes on where that one is killed half way', () =>
    withLog(async ({ pool, store }) => {
      const concerned = await behind(pool, store);
      expect(concerned).not.toEqual([]);
      const gate = await gateAt(pool, Number((await store.head()).prepare) / 2);
      const programs = await startProjectors(pool, environment());
      let other: ProjectorName;
      try {
        await expect.poll(gate.waiting, SOON).toBe(GROUPS.length);
        expect(await behind(pool, store)).toEqual(concerned);
        const killed = mostlyIn(await keepers(pool));
        other = killed === 'first' ? 'second' : 'first';
        programs[killed].kill('SIGKILL');
        await expect
          .poll(async () => [...(await keepers(pool)).values()], SOON)
          .toEqual(GROUPS.map(() => other));
      } finally {
        gate.open();
      }

      await expect.poll(() => behind(pool, store), SOON).toEqual([]);
      programs[other].kill('SIGTERM');
      expect((await programs[other].ended).code).toBe(0);
    }));

  it('counts nothing twice', () =>
    withLog(async ({ pool }) => {
      const nights = bookings * NIGHTS_OF_A_BOOKING;
      expect(await sumsIn(pool)).toEqual({
        bookings,
        taken: nights,
        booked: bookings,
        sold: nights,
      });
    }));

  it('leaves read models as the log makes them again', async () => {
    const rebuild = startProgram('dist/rebuild.js', environment());
    const { code, stdout } = await rebuild.ended;
    expect(code).toBe(0);
    const [were, are] = stdout.match(/\b[0-9a-f]{64}\b/g) ?? [];
    expect(are).toBeDefined();
    expect(are).toBe(were);
  });
});

/** Of the two, who keeps more groups than the other. */
const mostlyIn = (kept: ReadonlyMap<string, string>): ProjectorName =>
  [...kept.values()].filter((keeper) => keeper === 'first').length * 2 > kept.size
    ? 'first'
    : 'second';

async function sumsIn(pool: Pool) {
  const schemaOf = (name: string) => GROUPS.find((group) => group.name === name)?.schema;
  const facts = `${schemaOf('reports')}.facts`;
  const { rows } = await pool.query(`
    SELECT (SELECT count(*) FROM ${schemaOf('bookings')}.bookings)::int AS bookings,
      (SELECT sum(taken) FROM ${schemaOf('search')}.room_nights)::int AS taken,
      (SELECT sum(units) FROM ${facts} WHERE kind = 'booking')::int AS booked,
      (SELECT sum(units) FROM ${facts} WHERE kind = 'sold')::int AS sold`);
  return rows[0];
}
