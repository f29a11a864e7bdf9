import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { hotelRegistered } from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

type Answer = {
  provinces: { _id: string; th: string; en: string; hotels: number; imageUrl: string | null }[];
  detail: string;
};

let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
  for (const provinceId of ['TH-20', 'TH-50', 'TH-20', 'TH-10']) {
    const hotel = hotelRegistered({ provinceId });
    await api.given(hotelStream(hotel.data.hotelId), hotel);
  }
  const seaside = hotelRegistered({ provinceId: 'TH-20' });
  const { hotelId } = seaside.data;
  const pictures = { cover: 'dusk' };
  await api.given(hotelStream(hotelId), seaside, {
    type: 'HotelPicturesSet',
    data: { hotelId, pictures },
  });
  const { data } = hotelRegistered({ provinceId: 'TH-83' });
  const closed = { type: 'HotelDisabled', data: { hotelId: data.hotelId } } as const;
  await api.given(hotelStream(data.hotelId), { type: 'HotelRegistered', data }, closed);
});
afterAll(() => api.close());

const ask = async (language: string) =>
  (await api.get<Answer>('/search/unique-province', { 'accept-language': language })).body;

describe('GET /search/unique-province', () => {
  it('have an open hotel each, say how many, and show one of them', async () =>
    expect((await ask('en')).provinces).toEqual([
      { _id: 'TH-10', th: 'กรุงเทพมหานคร', en: 'Bangkok', hotels: 1, imageUrl: null },
      { _id: 'TH-50', th: 'เชียงใหม่', en: 'Chiang Mai', hotels: 1, imageUrl: null },
      { _id: 'TH-20', th: 'ชลบุรี', en: 'Chonburi', hotels: 3, imageUrl: '/media/dusk.webp' },
    ]));

  it('stand in the order of the dictionary of who asks', async () => {
    const { provinces, detail } = await ask('th');
    // the vowel of เชียงใหม่ is written before the consonant it is sorted by
    expect(provinces.map(({ th }) => th)).toEqual(['กรุงเทพมหานคร', 'ชลบุรี', 'เชียงใหม่']);
    expect(detail).toBe('จังหวัดที่มีโรงแรม');
  });
});
