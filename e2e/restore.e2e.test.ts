import { attachEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/attach.ts';
import { afterAll, expect, it } from 'vitest';
import { databaseDirectory } from './testing/data-directory.ts';
import { askDatabase } from './testing/event-log.ts';
import { type Books, differentStays, findRooms, newGuest, roomWith } from './testing/guest.ts';
import { endProducts, PRODUCT, type Product, startProduct } from './testing/product.ts';
import { startProgram } from './testing/program.ts';

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

it.each(Object.entries(DAMAGES))(
  'a product whose log %s ends with a sentence, and books again once it is restored',
  async (_, damage) => {
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
    const rowsOf = (said: string) => /events, (\S+)/.exec(said)?.[1];
    expect(rowsOf(second.stdout)).toBe(rowsOf(first.stdout));

    const again = await startProduct({ DATA_DIR: dataDir });
    const { status, body } = await book(again);
    expect(status).toBe(201);
    const path = `/outreach/bookings/${body.book._id}`;
    await expect
      .poll(async () => (await again.api<Books>(path)).status, { timeout: 10_000 })
      .toBe(200);
    await expect
      .poll(async () => (await again.api<{ ok: boolean }>('/readyz')).status, { timeout: 30_000 })
      .toBe(200);
  },
);
