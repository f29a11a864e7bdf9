/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUp } from './faults/catch-up.ts';
import type { Api } from './testing/api.ts';
import { killPostgres } from './testing/data-directory.ts';
import { brokenChains, ownIdsIn, readLog } from './testing/event-log.ts';
import {
  type Book,
  book,
  bookCheckout,
  differentStays,
  findRooms,
  openCheckout,
  type RoomStay,
  readBooking,
} from './testing/guest.ts';
import { foldCalendars } from './testing/nights.ts';
import { endProducts, type Product, startProduct } from './testing/product.ts';
import { startProgram } from './testing/program.ts';
import { unfinishedBookings } from './testing/unfinished.ts';

const AT_ONCE = 16;
const ACKNOWLEDGED = 80;
const TIDY_WITHIN = 90_000;
const LOAD_TEST = { RATE_LIMITS: 'off' };

let product: Product;
let nextOrder: () => readonly RoomStay[];

beforeAll(async () => {
  product = await startProduct(LOAD_TEST);
  nextOrder = ordersWithoutConflict((await findRooms(product.api)).map(({ roomId }) => roomId));
});
afterAll(endProducts);

describe('killed amidst reservations', () => {
  it.each([
    ['the product', () => product.kill9()],
    [
      'the product and its database',
      () => Promise.all([killPostgres(product.dataDir), product.kill9()]),
    ],
  ] as const)('%s keeps all it acknowledged and leaves nothing half-made', async (_, kill) => {
    // the demo's past has bookings that began otherwise
    const before = new Set(unfinishedBookings(await readLog(product.dataDir)));
    const acknowledged = await bookUntil(product.api, ACKNOWLEDGED, kill);

    product = await startProduct({ ...LOAD_TEST, DATA_DIR: product.dataDir });

    const { dataDir } = product;
    await expectAllThere(acknowledged);
    const halfMade = async () =>
      unfinishedBookings(await readLog(dataDir)).filter((booking) => !before.has(booking));
    console.info(`left half-made: ${(await halfMade()).length}`);
    await expect.poll(halfMade, { timeout: TIDY_WITHIN }).toEqual([]);
    await expectAllThere(acknowledged);
    expect(foldCalendars(await readLog(dataDir)).oversold).toEqual([]);
    expect(await brokenChains(dataDir)).toEqual([]);
  });

  it('its read models are what the log comes to when read again', async () => {
    expect(await product.term()).toBe(0);
    await catchUp(product.dataDir);
    const rebuild = startProgram('dist/rebuild.js', { DATA_DIR: product.dataDir });

    const { code, stdout } = await rebuild.ended;

    expect(code).toBe(0);
    const [before, after] = stdout.match(/\b[0-9a-f]{64}\b/g) ?? [];
    expect(after).toBeDefined();
    expect(after).toBe(before);
    product = await startProduct({ ...LOAD_TEST, DATA_DIR: product.dataDir });
  });
});

/** Books on and on, ends it all after so many bookings, and answers those that were acknowledged. */
async function bookUntil(api: Api, many: number, kill: () => Promise<unknown>): Promise<Book[]> {
  const acknowledged: Book[] = [];
  let killed: Promise<unknown> | undefined;
  const worker = async () => {
    while (killed === undefined) {
      const books = await order(api, nextOrder()).catch(() => {
        if (killed === undefined) throw new Error('The product went by itself');
        return [];
      });
      acknowledged.push(...books);
      if (acknowledged.length >= many) killed ??= kill();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await killed;
  return acknowledged;
}

async function order(api: Api, stays: readonly RoomStay[]): Promise<readonly Book[]> {
  const [first] = stays;
  const { status, body } =
    first && stays.length === 1
      ? await book(api, first)
      : await bookCheckout(api, (await openCheckout(api, stays)).body.data.uid);
  expect(status).toBe(201);
  return body.books;
}

/** Now one room, now a cart of two, and never a night somebody else asked for. */
function ordersWithoutConflict(rooms: readonly string[]): () => readonly RoomStay[] {
  const nextStay = differentStays();
  let free: RoomStay[] = [];
  let orders = 0;
  return () => {
    orders += 1;
    const wanted = 1 + (orders % 2);
    if (free.length < wanted) {
      const stay = nextStay();
      free = rooms.map((roomId) => ({ roomId, ...stay }));
    }
    return free.splice(0, wanted);
  };
}

/** Each with its nights in the log, and as its guest reads it. */
async function expectAllThere(books: readonly Book[]): Promise<void> {
  const log = await readLog(product.dataDir);
  const { stays } = foldCalendars(log);
  const ownIds = ownIdsIn(log);
  for (const { _id, bookingId, roomId, checkInDate, checkOutDate } of books) {
    expect(stays.get(ownIds.get(bookingId) ?? '')).toEqual({
      roomId,
      checkIn: checkInDate,
      checkOut: checkOutDate,
    });
    expect(await readBooking(product.api, _id)).toMatchObject({
      status: 'Reserved',
      roomId,
      checkInDate,
      checkOutDate,
    });
  }
}
