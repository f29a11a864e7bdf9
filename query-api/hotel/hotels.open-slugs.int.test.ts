import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { hotelRegistered } from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
  for (const slug of ['open-c', 'open-a', 'open-b', 'open-closed']) {
    const hotel = hotelRegistered({}, { slug });
    const { hotelId } = hotel.data;
    await api.given(hotelStream(hotelId), hotel);
    if (slug === 'open-closed')
      await api.given(hotelStream(hotelId), { type: 'HotelDisabled', data: { hotelId } });
  }
});
afterAll(() => api.close());

const slugs = async (query: string) =>
  (await api.get<{ slugs: string[] }>(`/outreach/hotel-slugs${query}`)).body.slugs;

describe('GET /outreach/hotel-slugs', () => {
  it('are those of open hotels, also without a free room, in their order', async () =>
    expect(await slugs('')).toEqual(['open-a', 'open-b', 'open-c']));

  it('go on behind the last one that was answered', async () => {
    expect(await slugs('?limit=2')).toEqual(['open-a', 'open-b']);
    expect(await slugs('?limit=2&after=open-b')).toEqual(['open-c']);
    expect(await slugs('?after=open-c')).toEqual([]);
  });

  it.each(['?limit=0', '?limit=5001', '?limit=x'])('are refused for "%s"', async (query) =>
    expect((await api.get(`/outreach/hotel-slugs${query}`)).status).toBe(400),
  );
});
