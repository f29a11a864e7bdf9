import { randomUUID } from 'node:crypto';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { READ_MODELS_MOVED } from '@baanpak/projector/schema/topics.ts';
import { hotelRegistered } from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';
import { watchCheckpoint } from './read-your-writes.ts';

let api: QueryApiForTest;
let storeId: string;
beforeAll(async () => {
  api = await openQueryApiForTest();
  storeId = await api.store.storeId();
});
afterAll(() => api.close());

const page = (slug: string, after: string) =>
  api.get<{ code?: string }>(`/outreach/hotels/${slug}`, { 'x-after-position': after });

/** Written, but not in the read models yet. */
async function written(slug: string) {
  const hotel = hotelRegistered({}, { slug });
  const position = await api.append(hotelStream(hotel.data.hotelId), hotel);
  return { position, token: positionToken({ storeId, position }) };
}

describe('a read after a write', () => {
  it('shows at once what is there already', async () => {
    const { position, token } = await written('there-already');
    await api.project(position);
    const answer = await page('there-already', token);
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('x-stale');
  });

  it('waits for what is not, woken by the bus', async () => {
    const { position, token } = await written('on-its-way');
    const reading = page('on-its-way', token);
    await api.project(position);
    api.bus.publish(READ_MODELS_MOVED, null);
    const { status, headers } = await reading;
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('x-stale');
  });

  it('finds out by itself when the bus says nothing, for many readers at once', async () => {
    const { position, token } = await written('silent-bus');
    const reading = Promise.all(Array.from({ length: 30 }, () => page('silent-bus', token)));
    await api.project(position);
    for (const { status } of await reading) expect(status).toBe(200);
  });

  it('answers what there is after two seconds, and says that it is old', async () => {
    const { position, token } = await written('too-slow');
    const started = performance.now();
    const answer = await page('too-slow', token);
    expect(performance.now() - started).toBeGreaterThan(1900);
    expect(answer).toMatchObject({ status: 404 });
    expect((await api.get('/config.json', { 'x-after-position': token })).headers).toMatchObject({
      'x-stale': 'true',
    });
    await api.project(position);
  });

  it('waits for what the route reads alone', async () => {
    const { position, token } = await written('search-alone');
    await api.project(position);
    const put = (commit: bigint, prepare: bigint) =>
      api.pool.query(
        `UPDATE read_models.schemas SET commit = $1, prepare = $2 WHERE "group" = 'users'`,
        [String(commit), String(prepare)],
      );
    await put(0n, 0n);
    const hotel = await page('search-alone', token);
    const site = await api.get('/site', { 'x-after-position': token });
    await put(position.commit, position.prepare);
    expect(hotel.status).toBe(200);
    expect(hotel.headers).not.toHaveProperty('x-stale');
    expect(site.headers).toMatchObject({ 'x-stale': 'true' });
  });

  it('does not wait for another store', async () => {
    const token = { storeId: randomUUID(), position: { commit: 1n, prepare: 1n } };
    const watch = watchCheckpoint(api.pool, api.bus);
    expect(await watch.passed(token, ['search'], 3_600_000)).toBe(false);
    watch.close();
    const after = { 'x-after-position': positionToken(token) };
    const answer = await api.get('/search/unique-province', after);
    expect(answer).toMatchObject({ status: 200, headers: { 'x-stale': 'true' } });
  });

  it('refuses a token that was never given', async () =>
    expect(await page('any', 'tomorrow')).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', errors: [{ path: 'x-after-position' }] },
    }));
});
