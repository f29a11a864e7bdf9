import { beforeAll, describe, type ExpectStatic, it } from 'vitest';
import { catchUp } from '../faults/catch-up.ts';
import { crashing, FAILPOINTS } from '../testing/crashing.ts';
import type { Book } from '../testing/guest.ts';
import { startProgram } from '../testing/program.ts';

/** `npm run faults` gives one, which decides at which batch the projector dies; by itself it is the first few. */
const SEED = Number(process.env.SEED);
const MOST_BATCHES = 6;

const { start, running, twoRooms, read } = crashing();
const booked: Book[] = [];

/** Books until the product is gone: what was answered is kept. */
async function bookUntilItDies(expect: ExpectStatic): Promise<void> {
  for (;;) {
    const books = await twoRooms().catch(() => undefined);
    if (books === undefined) break;
    booked.push(...books);
  }
  expect(await running().gone()).toBeNull();
}

/** Of the read models as they were and as the log makes them. The product has ended. */
async function checksums(crashAt?: string) {
  const { dataDir } = running();
  await catchUp(dataDir);
  const rebuild = startProgram('dist/rebuild.js', { DATA_DIR: dataDir, CRASH_AT: crashAt });
  const { code, stdout } = await rebuild.ended;
  const [were, are] = stdout.match(/\b[0-9a-f]{64}\b/g) ?? [];
  return { code, were, are };
}

const CRASHES = FAILPOINTS.projections.map((point, n) => ({
  point,
  batch: 1 + ((SEED * 7 + n * 5) % MOST_BATCHES),
}));

export function projectionCrashes(): void {
  beforeAll(() => start());

  describe.sequential('read models that a crash broke off are what the log comes to, at the point', () => {
    it.for(CRASHES)('$point:$batch', async ({ point, batch }, { expect }) => {
      await running().term();
      // it may die before it listens, of what the one before wrote last
      await start(`${point}:${batch}`).then(
        () => bookUntilItDies(expect),
        () => {},
      );
      await start();
      for (const { status } of await read(booked)) expect(status).toBe('Reserved');
    });

    it('none, made again after all of them', async ({ expect }) => {
      await running().term();
      const { code, were, are } = await checksums();
      expect(code).toBe(0);
      expect(were).toBeDefined();
      expect(are).toBe(were);
    });
  });

  describe.sequential('read models whose making crashed are the ones before or the new ones, at the point', () => {
    it.for(FAILPOINTS.rebuilds)('%s', async (point, { expect }) => {
      expect((await checksums(point)).code).toBeNull();
      await start();
      for (const { status } of await read(booked)) expect(status).toBe('Reserved');
      await running().term();
      const after = await checksums();
      expect(after.code).toBe(0);
      expect(after.are).toBe(after.were);
    });
  });
}
