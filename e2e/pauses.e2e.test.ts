import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from './testing/api.ts';
import { pausePostgres } from './testing/data-directory.ts';
import { book, differentStays, findRooms, readBooking } from './testing/guest.ts';
import { endProducts, type Product, startProduct } from './testing/product.ts';

const PAUSE = 20_000;
const READ_WITHIN = 5_000;
const WELL_WITHIN = 15_000;

let product: Product;
let api: Api;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'off' });
  api = product.api;
});
afterAll(endProducts);

type Readiness = { ok: boolean; checks: Record<string, { ok: boolean; detail?: string }> };
const readiness = () => api<Readiness>('/readyz');
const timed = async <Answered>(ask: () => Promise<Answered>) => {
  const started = performance.now();
  return { answered: await ask(), took: performance.now() - started };
};

describe('a database that hangs', () => {
  it('is told of by /readyz and by reads in time, and is well again by itself', async () => {
    const [room] = await findRooms(api);
    if (!room) throw new Error('The demo has no room');
    const nextStay = differentStays();
    const isReady = async () => (await readiness()).status;
    await expect.poll(isReady, { timeout: WELL_WITHIN }).toBe(200);

    const goOn = await pausePostgres(product.dataDir);
    const pausedAt = performance.now();
    const written = book(api, { roomId: room.roomId, ...nextStay() });
    try {
      while (performance.now() - pausedAt < PAUSE) {
        const [ready, read] = await Promise.all([
          timed(readiness),
          timed(() => api('/search/hotels')),
        ]);
        expect([ready.answered.status, ready.took < READ_WITHIN]).toEqual([503, true]);
        expect([read.answered.status, read.took < READ_WITHIN]).toEqual([503, true]);
        await sleep(500);
      }
    } finally {
      goOn();
    }
    expect([201, 503]).toContain((await written).status);
    await expect.poll(isReady, { timeout: WELL_WITHIN }).toBe(200);
    const after = await book(api, { roomId: room.roomId, ...nextStay() });
    expect(after.status).toBe(201);
    const read = await readBooking(api, after.body.book._id, after.headers);
    expect(read.status).toBe('Reserved');
    expect((await api('/search/hotels')).status).toBe(200);
  }, 120_000);
});
