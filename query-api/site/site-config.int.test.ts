import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONFIG,
  openQueryApiForTest,
  type QueryApiForTest,
} from '../testing/query-api-for-tests.ts';

let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
});
afterAll(() => api.close());

describe('every read', () => {
  it('needs a known API key, but GET /config.json, with which web apps start', async () => {
    const stranger = { 'x-api-key': 'nobody' };
    expect((await api.get('/search/unique-province', stranger)).status).toBe(401);
    expect(await api.get('/config.json', stranger)).toMatchObject({ status: 200, body: CONFIG });
  });

  it('is asked for again, and not sent again unchanged', async () => {
    const first = await api.get('/search/unique-province');
    expect(first.headers['cache-control']).toBe('no-cache');
    const tag = String(first.headers.etag);
    expect((await api.get('/config.json', { 'if-none-match': tag })).status).toBe(200);
    const headers = { 'if-none-match': tag, 'accept-language': 'en' };
    expect(await api.status('/search/unique-province', headers)).toBe(304);
  });

  it('does not mind a slash at the end', async () =>
    expect((await api.get('/rooms/select-room/')).status).toBe(200));
});
