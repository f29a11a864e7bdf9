import type { OwnHotel } from '@baanpak/command-api/testing/own-hotel.ts';
import { API_KEY } from '@baanpak/command-api/testing/requests.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAdminData } from './testing/admin-web-provider.js';
import { BY_ID, FIRST_TWO, openBackOffice, stayAt } from './testing/back-office.ts';

let shop: Shop;
let own: OwnHotel;
/** Whether the next answer gets lost on its way. */
let loses = false;
const { fetch } = globalThis;

beforeAll(async () => {
  ({ shop, own } = await openBackOffice());
});
beforeEach(() => {
  const [, token] = own.owner.headers.authorization?.split(' ') ?? [];
  const user = { role: 'owner' };
  const session = JSON.stringify({ token, endsAt: Date.now() + 600_000, user });
  const getItem = (key: string) => (key === 'staff-session' ? session : null);
  vi.stubGlobal('window', { localStorage: { getItem } });
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const answer = await fetch(new URL(url, shop.app.listeningOrigin), options);
    if (!loses) return answer;
    loses = false;
    await answer.arrayBuffer();
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  loses = false;
  vi.unstubAllGlobals();
});
afterAll(() => shop.close());

const backOffice = () => openAdminData({ apiKey: API_KEY, language: 'en', offline: 'Offline' });
const resource = (list: string) => `owner/${own.owner.userId}/${list}`;

describe('a form of the back office that is saved again after its answer was lost', () => {
  it('takes one booking', async () => {
    const data = backOffice();
    const bookings = resource('book-manage');
    const stay = await stayAt(own, 'Once');
    loses = true;
    await expect(data.create(bookings, { data: stay })).rejects.toThrow('Offline');
    const { data: taken } = await data.create(bookings, { data: stay });
    expect(taken).toMatchObject({ reservedBy: 'Once', status: 'Booked' });
    const list = await data.getList(bookings, {
      ...FIRST_TWO,
      ...BY_ID,
      filter: { q: 'Once' },
    });
    expect(list).toMatchObject({ total: 1, data: [{ id: taken.id }] });
  });

  it('changes a hotel once, and does not conflict with itself', async () => {
    const data = backOffice();
    const hotels = resource('hotel-manage');
    const { data: read } = await data.getOne(hotels, { id: own.hotel.hotelId });
    const save = (contactPhone: string) =>
      data.update(hotels, {
        ...{ id: read.id, data: { ...read, contactPhone }, previousData: read },
      });
    loses = true;
    await expect(save('053 111 112')).rejects.toThrow('Offline');
    const { data: saved } = await save('053 111 112');
    expect(saved).toEqual({ ...read, contactPhone: '053 111 112', version: read.version + 1 });
    expect((await data.getOne(hotels, { id: read.id })).data).toEqual(saved);
    // what another request changes meanwhile is still told
    await expect(save('053 111 113')).rejects.toMatchObject({ body: { code: 'stale-version' } });
  });
});
