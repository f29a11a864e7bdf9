import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

type Item = { code: string; label: { th: string; en: string } };

let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
});
afterAll(() => api.close());

describe('GET /lists/{name}', () => {
  it.each([
    ['facilities', 8, 'wifi'],
    ['side-views', 24, 'sea'],
    ['countries', 21, 'TH'],
    ['airports', 53, 'BKK'],
    ['provinces', 77, 'TH-10'],
    ['banks', 16, 'KBANK'],
  ])('gives the %s to anybody', async (name, length, code) => {
    const { status, body } = await api.get<{ items: Item[] }>(`/lists/${name}`);
    expect(status).toBe(200);
    expect(body.items).toHaveLength(length);
    const item = body.items.find((one) => one.code === code);
    expect(item).toEqual({ code, label: { th: expect.any(String), en: expect.any(String) } });
  });

  it('knows no other', async () =>
    expect(await api.get('/lists/colours')).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    }));
});
