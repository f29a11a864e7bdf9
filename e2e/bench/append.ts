import { randomUUID } from 'node:crypto';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import type { EventToAppend } from '@baanpak/infrastructure/event-store/port.ts';
import { openPostgresEventStore } from '@baanpak/infrastructure/event-store/postgres/postgres-event-store.ts';
import type { Pool } from 'pg';
import type { Bench } from './bench.ts';
import { withDatabase } from './database.ts';
import { byTurns, median } from './statistics.ts';
import { perSecond, times } from './table.ts';

const WRITERS = 32;
const ROUND_MS = 2_000;
const AIM = 0.8;
const TIMES_EMMETT = 2.5;

type Emmett = Readonly<{ append: Write; close(): Promise<void> }>;
export type OpenEmmett = (connectionString: string, writers: number) => Promise<Emmett>;

/** Emmett has an installation of its own: its packages are large, and nothing else needs them. */
async function installedEmmett(): Promise<OpenEmmett | undefined> {
  try {
    const path = new URL('./emmett/emmett-store.js', import.meta.url).href;
    const { openEmmett }: { openEmmett: OpenEmmett } = await import(path);
    return openEmmett;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'))
      throw error;
    console.log('Emmett is left out: npm ci --prefix e2e/bench/emmett installs it');
    return undefined;
  }
}

async function compareWith(emmett: Emmett, appendOne: Write) {
  const beside = await byTurns(
    () => rate(appendOne),
    () => rate(emmett.append),
  );
  await emmett.close();
  const [ours, emmetts] = [median(beside.ours), median(beside.bare)];
  return {
    what: 'the same (bare: emmett-postgresql)',
    ours: perSecond(ours),
    bare: perSecond(emmetts),
    ratio: times(ours / emmetts),
    aim: `>= ${TIMES_EMMETT} of emmett's`,
    met: ours / emmetts >= TIMES_EMMETT,
  };
}

/** Appends of one event with its expected revision, against what PostgreSQL does at best. */
export const append: Bench = {
  name: 'append',
  run: () =>
    withDatabase(async ({ url }) => {
      const pool = openPool(url, { max: WRITERS });
      const store = await openPostgresEventStore({ connectionString: url, wakeUp: 'in-process' });
      const insert = await bareInsert(pool);
      const appendOne: Write = async (stream, revision, event) => {
        const expected = revision === 0 ? 'no-stream' : revision - 1;
        const { outcome } = await store.append(stream, expected, [event]);
        if (outcome !== 'appended') throw new Error(`Nobody else writes to ${stream}`);
      };
      const rates = await byTurns(
        () => rate(appendOne),
        () => rate(insert),
      );
      const emmett = await installedEmmett();
      const besideEmmett = emmett && (await compareWith(await emmett(url, WRITERS), appendOne));
      await store.close();
      await pool.end();
      const [ours, bare] = [median(rates.ours), median(rates.bare)];
      const ratio = ours / bare;
      return [
        {
          what: `append, ${WRITERS} writers (bare: one INSERT)`,
          ours: perSecond(ours),
          bare: perSecond(bare),
          ratio: times(ratio),
          aim: `>= ${AIM} of bare`,
          met: ratio >= AIM,
        },
        ...(besideEmmett ? [besideEmmett] : []),
      ];
    }),
};

type Write = (stream: string, revision: number, event: EventToAppend) => Promise<void>;

/** One statement an event, into the same columns and indexes, on a connection for each writer. */
async function bareInsert(pool: Pool): Promise<Write> {
  await pool.query('CREATE TABLE bare_events (LIKE events.events INCLUDING ALL)');
  return async (stream, revision, { id, type, data, metadata }) => {
    await pool.query({
      name: 'bare-insert',
      text: `INSERT INTO bare_events (stream, revision, id, type, data, metadata)
             VALUES ($1, $2, $3, $4, $5, $6)`,
      values: [stream, revision, id, type, JSON.stringify(data), JSON.stringify(metadata)],
    });
  };
}

/** Events a second; each writer has a stream of its own and waits for one event before the next. */
async function rate(write: Write): Promise<number> {
  const start = performance.now();
  let written = 0;
  const writer = async () => {
    const stream = `stream-${randomUUID()}`;
    for (let revision = 0; performance.now() - start < ROUND_MS; revision += 1) {
      await write(stream, revision, event());
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return written / ((performance.now() - start) / 1000);
}

export const event = (): EventToAppend => ({
  id: randomUUID(),
  type: 'NightsHeld',
  data: {
    roomId: '5b3b0a52-6c8e-4c53-9d4f-2f6a3a4d9f10',
    bookingId: '0f9f2f0e-3b57-4a2b-8f0a-4f5a5a9d1c22',
    checkoutUid: '8f1f2f0e-3b57-4a2b-8f0a-4f5a5a9d1c23',
    checkIn: '2027-03-01',
    checkOut: '2027-03-03',
    heldUntil: '2027-01-01T03:30:00.000Z',
  },
  metadata: {
    actor: 'guest',
    correlationId: '1c1f2f0e-3b57-4a2b-8f0a-4f5a5a9d1c24',
    causationId: null,
    commandId: '2d1f2f0e-3b57-4a2b-8f0a-4f5a5a9d1c25',
    schemaVersion: 1,
    recordedAt: '2027-01-01T03:00:00.000Z',
    previousHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
});
