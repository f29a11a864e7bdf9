import { testDataProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { clientAsOf, dataProviderAsOf } from './as-of-client.ts';
import { type Client, openClient } from './client.ts';

const ID = '00000000-0000-4000-8000-000000000030';
const AT = '2026-11-20T03:00:00.000Z';
const WITH_AT = `at=${encodeURIComponent(AT)}`;
const WORDS = { noWrite: () => 'Nothing is written', noPast: () => 'There is no past of it' };

/** A client that tells what it was asked for. */
function asking(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const client: Client = {
    ...openClient({ apiKey: 'key', language: 'en', offline: 'offline' }),
    get: async <Body>(path: string): Promise<Body> => {
      asked.push(path);
      return JSON.parse(JSON.stringify(answers));
    },
    post: async <Body>(path: string): Promise<Body> => {
      asked.push(`POST ${path}`);
      return JSON.parse('{}');
    },
  };
  const then = clientAsOf(client, AT, WORDS);
  return { asked, then, provider: dataProviderAsOf(then, testDataProvider(), WORDS) };
}

describe('a client as of a moment', () => {
  it('asks with the moment what has a past, and keeps one that is named', async () => {
    const { asked, then } = asking();
    await then.get(`/bookings/${ID}`);
    await then.get(`/rooms/${ID}/prices?from=2026-12-01&to=2026-12-08`);
    await then.get('/reports/daily?at=position');
    expect(asked).toEqual([
      `/bookings/${ID}?${WITH_AT}`,
      `/rooms/${ID}/prices?from=2026-12-01&to=2026-12-08&${WITH_AT}`,
      '/reports/daily?at=position',
    ]);
  });

  it('reads histories that go on until now as they are', async () => {
    const { asked, then } = asking();
    await then.get(`/rooms/${ID}/history?perPage=50`);
    expect(asked).toEqual([`/rooms/${ID}/history?perPage=50`]);
  });

  it.each([
    ...['/bookings/timeline?from=2026-12-01', '/bookings/desk-money', '/admin-api/bookings'],
    ...[`/bookings/${ID}/slip`, '/users', '/preferences/views', `/outreach/bookings/rooms/${ID}`],
  ])('shows nothing of now: %s is not asked for', async (path) => {
    const { asked, then } = asking();
    await expect(then.get(path)).rejects.toThrow('There is no past of it');
    await expect(then.download(path)).rejects.toThrow('There is no past of it');
    expect(asked).toEqual([]);
  });

  it('writes nothing, but lets who looks sign in again', async () => {
    const { asked, then, provider } = asking();
    const refused = 'Nothing is written';
    await expect(then.put(`/bookings/${ID}`, {})).rejects.toThrow(refused);
    await expect(then.post('/bookings', {})).rejects.toThrow(refused);
    await expect(then.upload('/site/banner', new FormData(), () => {})).rejects.toThrow(refused);
    await expect(then.json('/x', { method: 'DELETE' })).rejects.toThrow(refused);
    await expect(provider.delete('bookings', { id: ID })).rejects.toThrow(refused);
    await expect(provider.create('bookings', { data: {} })).rejects.toThrow(refused);
    await then.post('/auth/token', {});
    expect(asked).toEqual(['POST /auth/token']);
  });
});

describe('records as of a moment', () => {
  it('are those of the owner whose list it is, by what has a past', async () => {
    const { asked, provider } = asking({ rooms: [{ _id: ID }], total: 1 });
    const found = await provider.getList('owner/o1/room-manage', {
      filter: { hotelId: 'h1', status: 'Booked' },
      pagination: { page: 2, perPage: 25 },
    });
    expect(found).toEqual({ data: [{ _id: ID, id: ID }], total: 1 });
    expect(asked).toEqual([`/rooms?page=2&perPage=25&ownerId=o1&hotelId=h1&${WITH_AT}`]);
  });

  it('are found by a part of their name in either language, among all of then', async () => {
    const rooms = [
      { _id: ID, title: { th: 'ห้องทะเล', en: 'Sea room' } },
      { _id: 'other', title: { th: 'ห้องสวน', en: 'Garden room' } },
    ];
    const { asked, provider } = asking({ rooms, total: 2 });
    const found = (q: string) =>
      provider.getList('owner/o1/room-manage', {
        filter: { q },
        pagination: { page: 1, perPage: 50 },
      });
    const sea = { data: [{ ...rooms[0], id: ID }], total: 1 };
    expect(await found('SEA')).toEqual(sea);
    expect(await found('ทะเล')).toEqual(sea);
    expect((await found('attic')).total).toBe(0);
    expect(asked[0]).toBe(`/rooms?page=1&perPage=100&ownerId=o1&${WITH_AT}`);
  });

  it('are none of what has no past', async () => {
    const { asked, provider } = asking();
    const list = { filter: {}, pagination: { page: 1, perPage: 25 } };
    await expect(provider.getList('admin/refunds', list)).rejects.toThrow('There is no past of it');
    await expect(provider.getOne('reviews', { id: ID })).rejects.toThrow('There is no past of it');
    expect(asked).toEqual([]);
  });
});
