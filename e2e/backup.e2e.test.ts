/** @module-tag long */
import { appendFile, copyFile, cp, readdir, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/start.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseDirectory, makeDataDirectory } from './testing/data-directory.ts';
import { askDatabase, brokenChains } from './testing/event-log.ts';
import { type Books, differentStays, findRooms, newGuest, roomWith } from './testing/guest.ts';
import { endProducts, type Product, startProduct } from './testing/product.ts';
import { startProgram } from './testing/program.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'off' });
});
afterAll(endProducts);

const nextStay = differentStays();

async function book({ api }: Product) {
  const { roomId } = roomWith(1, await findRooms(api));
  const { checkIn, checkOut } = nextStay();
  const stay = { roomId, checkInDate: checkIn, checkOutDate: checkOut };
  return api<Books>('/outreach/bookings', { body: { ...newGuest(), ...stay } });
}

const run = (program: string, dataDir: string, words: readonly string[] = []) =>
  startProgram(`dist/${program}.js`, { PORT: '0', DATA_DIR: dataDir }, words).ended;

/** A backup of the product taken while guests book; `booked` were answered before it began. */
async function backUpUnderLoad(options: readonly string[] = []) {
  const into = await makeDataDirectory();
  const booked = (await book(product)).body.book._id;
  let taken = false;
  let meanwhile = 0;
  const guests = (async () => {
    while (!taken) meanwhile += (await book(product)).status === 201 ? 1 : 0;
  })();
  const { code, stderr } = await run('backup', product.dataDir, [into, ...options]);
  taken = true;
  await guests;
  expect([code, stderr]).toEqual([0, '']);
  expect(meanwhile).toBeGreaterThan(0);
  const [name = '', ...others] = await readdir(into);
  expect(others).toEqual([]);
  return { backup: join(into, name), booked };
}

/** A DATA_DIR with nothing in it but the product's secrets. */
async function emptyDataDir(): Promise<string> {
  const dataDir = await makeDataDirectory();
  await copyFile(join(product.dataDir, 'secrets.json'), join(dataDir, 'secrets.json'));
  return dataDir;
}

type Row = Readonly<{ place: string; sum: string }>;
const LOG = `SELECT stream || '/' || revision AS place,
  md5(concat_ws('|', id, type, data, metadata)) AS sum FROM events.events ORDER BY 1`;

// at once, each into a DATA_DIR of its own: programs are mostly waited for
it.concurrent.each([
  ['logical', []],
  ['physical', ['--physical']],
])('a %s backup taken under load is the product again elsewhere', async (_, options) => {
  const { backup, booked } = await backUpUnderLoad(options);
  const dataDir = await emptyDataDir();
  const restored = await run('restore', dataDir, [backup]);
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  expect(restored.stdout).toContain('go on where they were');
  // with an event whose key is missing it would go no further than that
  expect(restored.stdout).not.toMatch(/^ +up to /m);
  const [, rows] = /events, ([0-9a-f]{64})/.exec(restored.stdout) ?? [];

  const rebuilt = await run('rebuild', dataDir);
  expect(rebuilt.stdout).toContain(`before  ${rows}\n`);
  expect(rebuilt.stdout).toContain(`after   ${rows}\n`);

  const source = new Map(
    (await askDatabase<Row>(product.dataDir, LOG)).map(({ place, sum }) => [place, sum]),
  );
  const server = await startEmbeddedPostgres({ directory: databaseDirectory(dataDir) });
  try {
    const copied = await askDatabase<Row>(dataDir, LOG);
    expect(copied.length).toBeGreaterThan(100);
    expect(copied.filter(({ place, sum }) => source.get(place) !== sum)).toEqual([]);
    expect(await brokenChains(dataDir)).toEqual([]);
  } finally {
    await server.stop();
  }

  const again = await startProduct({ DATA_DIR: dataDir });
  expect((await again.api(`/outreach/bookings/${booked}`)).status).toBe(200);
  expect((await book(again)).status).toBe(201);
  await again.term();
});

it.concurrent('a backup that is not as it was made, or has no place, is refused with a sentence', async () => {
  const { backup } = await backUpUnderLoad();
  const log = 'tables/events.events.copy.gz';
  const [picture = ''] = await readdir(join(backup, 'media'));
  const damages: Record<string, [RegExp, (copy: string) => Promise<void>]> = {
    truncated: [/events\.events\.copy\.gz is not/, (copy) => truncate(join(copy, log), 1_000)],
    changed: [/manifest\.json is not/, (copy) => appendFile(join(copy, 'manifest.json'), ' ')],
    'without a picture': [/is missing/, (copy) => rm(join(copy, 'media', picture))],
    'without its list': [/has no SHA256SUMS/, (copy) => rm(join(copy, 'SHA256SUMS'))],
    'with a list that broke off': [
      /is not in SHA256SUMS/,
      (copy) => truncate(join(copy, 'SHA256SUMS'), 500),
    ],
    'with a file more': [/is not in SHA256SUMS/, (copy) => appendFile(join(copy, 'more'), 'x')],
  };
  const dataDir = await emptyDataDir();
  for (const [what, [why, damage]] of Object.entries(damages)) {
    const copy = join(await makeDataDirectory(), 'copy');
    await cp(backup, copy, { recursive: true });
    await damage(copy);
    const { code, stderr } = await run('restore', dataDir, [copy]);
    expect([what, code]).toEqual([what, 1]);
    expect(stderr).toMatch(/^The backup in [^\n]+ is damaged: [^\n]+\n$/);
    expect(stderr).toMatch(why);
    expect(await readdir(dataDir)).toEqual(['secrets.json']);
  }

  const filled = await run('restore', product.dataDir, [backup]);
  expect([filled.code, filled.stderr]).toEqual([
    1,
    expect.stringMatching(/into empty stores\.\n$/),
  ]);
  const bare = await makeDataDirectory();
  const without = await run('restore', bare, [backup]);
  expect([without.code, without.stderr]).toEqual([
    1,
    expect.stringMatching(/^[^\n]+secrets\.json is missing[^\n]+\n$/),
  ]);
  expect(await readdir(bare)).toEqual([]);
});
