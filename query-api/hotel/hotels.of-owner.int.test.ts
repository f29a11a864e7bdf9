import { randomUUID } from 'node:crypto';
import type { PageJson } from '@baanpak/contract/answers/paging.ts';
import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { hotelRegistered } from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

type Answer = PageJson & { hotels: HotelJson[]; detail: string };

const ownerId = randomUUID();
let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
  for (const slug of ['of-owner-a', 'of-owner-b', 'of-owner-c', 'of-owner-closed']) {
    const hotel = hotelRegistered({}, { slug, ownerId });
    await api.given(hotelStream(hotel.data.hotelId), hotel);
    if (slug === 'of-owner-closed')
      await api.given(hotelStream(hotel.data.hotelId), {
        type: 'HotelDisabled',
        data: { hotelId: hotel.data.hotelId },
      });
  }
  const other = hotelRegistered({}, { slug: 'of-another' });
  await api.given(hotelStream(other.data.hotelId), other);
});
afterAll(() => api.close());

const ask = (query: string, language = 'en') =>
  api.get<Answer>(`/outreach/hotels?${query}`, { 'accept-language': language });
const slugs = ({ hotels }: Answer) => hotels.map(({ hotelNameSlug }) => hotelNameSlug);

describe('GET /outreach/hotels', () => {
  it('are those that are open, in the order of their slugs', async () => {
    const { status, body } = await ask(`ownerId=${ownerId}`);
    expect(status).toBe(200);
    expect(slugs(body)).toEqual(['of-owner-a', 'of-owner-b', 'of-owner-c']);
    expect(body).toMatchObject({ total: 3, page: 1, perPage: 20, detail: "This owner's hotels" });
  });

  it('come in pages, of which the one behind the last is empty', async () => {
    const second = await ask(`ownerId=${ownerId}&page=2&perPage=2`);
    expect(slugs(second.body)).toEqual(['of-owner-c']);
    expect(second.body).toMatchObject({ total: 3, page: 2, perPage: 2 });
    const third = await ask(`ownerId=${ownerId}&page=3&perPage=2`);
    expect(third.body).toMatchObject({ hotels: [], total: 3 });
  });

  it('come a hundred at most', async () =>
    expect((await ask(`ownerId=${ownerId}&perPage=5000`)).body.perPage).toBe(100));

  it('are none for an owner nobody knows', async () =>
    expect((await ask(`ownerId=${randomUUID()}`, 'th')).body).toMatchObject({
      hotels: [],
      total: 0,
      detail: 'โรงแรมของเจ้าของรายนี้',
    }));

  it.each(['', 'ownerId=somchai', `ownerId=${ownerId}&page=0`, `ownerId=${ownerId}&perPage=x`])(
    'are refused for "%s"',
    async (query) => expect((await ask(query)).status).toBe(400),
  );
});
