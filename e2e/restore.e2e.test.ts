/** @module-tag long */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { attachEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/postmaster.ts';
import { erasedListIn } from '@baanpak/infrastructure/personal-keys/erased-list.ts';
import { afterAll, it } from 'vitest';
import { apiAt } from './testing/api.ts';
import { databaseDirectory } from './testing/data-directory.ts';
import { askDatabase } from './testing/event-log.ts';
import { type Books, differentStays, findRooms, newGuest, roomWith } from './testing/guest.ts';
import { besides, endProducts, PRODUCT, type Product, startProduct } from './testing/product.ts';
import { startProgram } from './testing/program.ts';
import { signIn, staffIdOf } from './testing/staff.ts';

afterAll(endProducts);

const nextStay = differentStays();

async function book({ api }: Product) {
  const { roomId } = roomWith(1, await findRooms(api));
  const { checkIn, checkOut } = nextStay();
  const stay = { roomId, checkInDate: checkIn, checkOutDate: checkOut };
  return api<Books>('/outreach/bookings', { body: { ...newGuest(), ...stay } });
}

const run = (program: string, dataDir: string) =>
  startProgram(program, { PORT: '0', DATA_DIR: dataDir }).ended;

const restore = (dataDir: string) => run('dist/restore.js', dataDir);

const DAMAGES = {
  'lost its end': `DELETE FROM events.events WHERE position > (
    SELECT max(position) - 12 FROM events.events)`,
  'was restored from another server': `UPDATE events.events SET
    transaction_id = (transaction_id::text::bigint + 1e12)::text::xid8;
    UPDATE command.process_checkpoints SET commit = commit + 1e12`,
};

// at once, each with a product of its own: programs are mostly waited for
it.concurrent.for(Object.entries(DAMAGES))(
  'a product whose log %s ends with a sentence, and books again once it is restored',
  async ([, damage], { expect }) => {
    const product = await startProduct();
    expect((await book(product)).status).toBe(201);
    const { dataDir } = product;
    expect((await restore(dataDir)).stderr).toMatch(
      /^The product is running on these stores\b.*\n$/,
    );
    expect((await book(product)).status).toBe(201);
    await product.kill9(); // its database server runs on
    expect(await attachEmbeddedPostgres(databaseDirectory(dataDir))).not.toBeNull();
    await askDatabase(dataDir, damage);

    const refused = await run(PRODUCT, dataDir);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^[^\n]*npm run restore[^\n]*\n$/);

    const first = await restore(dataDir);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(/read models +made of \d+ events/);
    const second = await restore(dataDir);
    expect(second.stdout).toContain('processes     go on where they were');
    const rowsOf = (detail: string) => /events, (\S+)/.exec(detail)?.[1];
    expect(rowsOf(second.stdout)).toBe(rowsOf(first.stdout));

    const again = await startProduct({ DATA_DIR: dataDir });
    const { status, body } = await book(again);
    expect(status).toBe(201);
    const path = `/outreach/bookings/${body.book._id}`;
    await expect
      .poll(async () => (await again.api<Books>(path)).status, { timeout: 90_000 })
      .toBe(200);
    await expect
      .poll(async () => (await again.api<{ ok: boolean }>('/readyz')).status, { timeout: 90_000 })
      .toBe(200);
  },
);

it.concurrent('who was erased since the backup is erased again, and stays so', async ({
  expect,
}) => {
  const product = await startProduct();
  const { dataDir } = product;
  const { bookingId: code, email } = (await book(product)).body.book;
  const staffId = await staffIdOf(await signIn(product.api), code);
  expect(email).toMatch(/@example.com$/);
  await product.kill9();
  expect(await attachEmbeddedPostgres(databaseDirectory(dataDir))).not.toBeNull();
  await erasedListIn(join(dataDir, 'erased-subjects.jsonl')).add(staffId);
  await askDatabase(dataDir, DAMAGES['was restored from another server']);

  expect((await restore(dataDir)).stdout).toMatch(/^erased +1 destroyed again$/m);
  expect((await restore(dataDir)).stdout).toMatch(/^erased +0 destroyed again$/m);

  const again = await startProduct({ DATA_DIR: dataDir });
  const staff = await signIn(again.api);
  const { status, body } = await staff<Pick<Books, 'book'>>(`/bookings/${staffId}`);
  expect([status, body.book.bookingId, body.book.email]).toEqual([200, code, null]);
  const keys = `SELECT wrapped_key AS key FROM command.personal_keys WHERE subject = '${staffId}'`;
  expect(await askDatabase(dataDir, keys)).toEqual([{ key: null }]);
});

it.concurrent('a process of its own ends with a sentence where the log lost its end, and reads go on', async ({
  expect,
}) => {
  const product = await startProduct();
  await book(product);
  await product.kill9();
  const environment = { ...(await besides(product)), PUBLIC_URL: 'http://127.0.0.1:1' };
  await askDatabase(product.dataDir, DAMAGES['lost its end']);
  const start = (name: string, port: number) =>
    startProgram('standalone/start.js', { ...environment, PORT: String(port) }, [name]);

  for (const name of ['command-api', 'projector']) {
    const { code, stderr } = await start(name, 0).ended;
    expect([name, code]).toEqual([name, 1]);
    expect(stderr).toMatch(/^[^\n]*npm run restore[^\n]*\n$/);
  }
  const port = await freePort();
  const reader = start('query-api', port);
  const api = apiAt(`http://127.0.0.1:${port}`, product.apiKey);
  const reads = async () => (await api('/search/hotels')).status;
  await expect.poll(() => reads().catch(() => 0), { timeout: 90_000 }).toBe(200);
  reader.kill('SIGTERM');
  expect((await reader.ended).code).toBe(0);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
