import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

type Item = { code: string; label: { th: string; en: string }; iata?: string | null };

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
    expect(item).toMatchObject({ code, label: { th: expect.any(String), en: expect.any(String) } });
  });

  it('says the IATA code of an airport, and of one without that it has none', async () => {
    const { body } = await api.get<{ items: Item[] }>('/lists/airports');
    const iata = Object.fromEntries(body.items.map((item) => [item.label.en, item.iata]));
    expect(iata).toMatchObject({
      'Phuket International Airport': 'HKT',
      'Takhli Airport': 'TKH',
      'Mae Sariang Airport': null,
    });
    for (const code of Object.values(iata)) expect(code ?? 'XXX').toMatch(/^[A-Z]{3}$/);
  });

  it('says it of nothing else', async () => {
    const { body } = await api.get<{ items: Item[] }>('/lists/banks');
    expect(body.items.filter((item) => 'iata' in item)).toEqual([]);
  });

  it('knows no other', async () =>
    expect(await api.get('/lists/colours')).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    }));
});
