/** @module-tag long */
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiAnswer } from './testing/api.ts';
import { readLog } from './testing/event-log.ts';
import {
  book,
  bookCheckout,
  findRooms,
  freeDay,
  openCheckout,
  type Room,
  type RoomStay,
  roomWith,
} from './testing/guest.ts';
import { foldCalendars, readOversold, readTakenNights } from './testing/nights.ts';
import { endProducts, type Product, startProduct } from './testing/product.ts';

const GUESTS = 300;
const STAYS = 600;
const AT_ONCE = 60;
const ROOMS_OF_EACH_SIZE = 2;

let product: Product;
let rooms: readonly Room[];

beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'off' });
  rooms = await findRooms(product.api);
});
afterAll(endProducts);

describe('when many want the same', () => {
  it.each([1, 3])(
    '%i of 300 guests get a room of as many units, the rest are told it is booked',
    async (units) => {
      const { roomId } = roomWith(units, rooms);
      const stay = { roomId, checkIn: freeDay(1), checkOut: freeDay(4) };

      const answers = await Promise.all(
        Array.from({ length: GUESTS }, () => book(product.api, stay)),
      );

      expect(tally(answers)).toEqual({ '201': units, '409 room-already-booked': GUESTS - units });
      await expectNothingOversold();
    },
  );

  it('no night is sold twice by stays and carts that overlap in every way', async () => {
    const seed = Number(process.env.SEED);
    console.info(`seed ${seed}`);
    const orders = await openAll(randomOrders(seed));

    const answers: ApiAnswer<unknown>[] = [];
    await atMost(AT_ONCE, orders, async (order) => void answers.push(await order()));

    const { 201: booked = 0, '409 room-already-booked': refused = 0, ...others } = tally(answers);
    expect(others).toEqual({});
    expect(Math.min(booked, refused)).toBeGreaterThan(0);
    await expectNothingOversold();
  });
});

/** By the log at every moment of it, and by what searches are answered from. */
async function expectNothingOversold(): Promise<void> {
  const { taken, oversold } = foldCalendars(await readLog(product.dataDir));
  expect(oversold).toEqual([]);
  await expect.poll(() => readTakenNights(product.dataDir), { timeout: 90_000 }).toEqual(taken);
  expect(await readOversold(product.dataDir)).toEqual([]);
}

/** Stays of up to five nights within twelve days, half of them as carts of two rooms. */
function randomOrders(seed: number): readonly (readonly RoomStay[])[] {
  const wanted = [1, 2, 3].flatMap((units) =>
    rooms.filter((room) => room.units === units).slice(0, ROOMS_OF_EACH_SIZE),
  );
  const stay = fc
    .record({
      room: fc.constantFrom(...wanted),
      first: fc.integer({ min: 0, max: 11 }),
      nights: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ room: { roomId }, first, nights }): RoomStay => {
      const checkIn = freeDay(20 + first);
      return { roomId, checkIn, checkOut: addDays(checkIn, nights) };
    });
  const cart = fc.uniqueArray(stay, {
    minLength: 2,
    maxLength: 2,
    selector: ({ roomId }) => roomId,
  });
  const single = stay.map((one) => [one]);
  return fc.sample(fc.tuple(single, cart), { seed, numRuns: STAYS / 2 }).flat();
}

/** Carts are opened while everything is free, so that only booking them decides. */
async function openAll(orders: readonly (readonly RoomStay[])[]) {
  const { api } = product;
  const ready: (() => Promise<ApiAnswer<unknown>>)[] = [];
  await atMost(AT_ONCE, orders, async (stays) => {
    const [first] = stays;
    if (first && stays.length === 1) return void ready.push(() => book(api, first));
    const { status, body } = await openCheckout(api, stays);
    expect(status).toBe(201);
    ready.push(() => bookCheckout(api, body.data.uid));
  });
  return ready;
}

/** Does `work` on all items, so many at a time. */
async function atMost<Item>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

/** How often each status, with its code if it is a problem, was answered. */
function tally(answers: readonly ApiAnswer<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const key = [status, body.code].filter(Boolean).join(' ');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
