import { pictureUrl } from '@baanpak/contract/fields/picture-url.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchForTest, type SearchForTest } from './testing/searched-hotels.ts';

let given: SearchForTest;
beforeAll(async () => {
  given = await openSearchForTest();
});
afterAll(() => given.close());

type Suggestions = {
  hotels: { _id: string; hotelName: { th: string; en: string }; imageUrl: string | null }[];
  provinces: { _id: string; hotels: number; place?: object }[];
  detail: string;
};
const suggest = async (q: string, language = 'en') =>
  (
    await given.api.get<Suggestions>(`/search/suggest?q=${encodeURIComponent(q)}`, {
      'accept-language': language,
    })
  ).body;
const hotels = async (q: string) => (await suggest(q)).hotels.map(({ hotelName }) => hotelName.en);
const provinces = async (q: string) => (await suggest(q)).provinces.map(({ _id }) => _id);

describe('GET /search/suggest', () => {
  it('gives hotels and provinces of a name from its first letter on', async () => {
    const hotel = await given.hotelIn('TH-83', '', {
      hotelName: { th: 'กะตะ', en: 'Kata Breeze' },
    });
    const { hotelId, slug } = hotel.data;
    const data = { hotelId, pictures: { cover: 'dusk' } };
    await given.api.given(hotelStream(hotelId), { type: 'HotelPicturesSet', data });
    expect((await suggest('kat')).hotels).toEqual([
      {
        _id: hotelId,
        hotelName: { th: 'กะตะ', en: 'Kata Breeze' },
        hotelNameSlug: slug,
        provinceId: 'TH-83',
        province: { th: 'ภูเก็ต', en: 'Phuket' },
        imageUrl: pictureUrl('dusk'),
      },
    ]);
    expect(await hotels('ก')).toContain('Kata Breeze');
    expect(await hotels('k')).toContain('Kata Breeze');
    expect((await suggest('phu')).provinces).toEqual([
      { _id: 'TH-83', th: 'ภูเก็ต', en: 'Phuket', hotels: 1, imageUrl: '/media/dusk.webp' },
    ]);
    expect((await suggest('p', 'th')).detail).toBe('ชื่อที่ใกล้เคียง');
  });

  it('forgives slips, and puts what is spelt so first', async () => {
    await given.hotelIn('TH-20', 'Jomtien Court');
    await given.hotelIn('TH-20', 'Aa Jomtein House');
    expect(await hotels('jomtien')).toEqual(['Jomtien Court', 'Aa Jomtein House']);
    expect(await provinces('puket')).toEqual(['TH-83']);
    expect(await provinces('ภูเกต')).toEqual(['TH-83']);
    expect(await provinces('chon buri')).toEqual(['TH-20']);
  });

  it.each(['พัทยา', 'Pattaya', 'pataya', 'PATT'])(
    'leads from %j to the province it lies in, also without a hotel there',
    async (q) => {
      const [first] = (await suggest(q)).provinces;
      expect(first).toMatchObject({ _id: 'TH-20', place: { th: 'พัทยา', en: 'Pattaya' } });
    },
  );

  it('leads nowhere from a few letters where nothing is open, but for a whole name', async () => {
    expect((await suggest('pa')).provinces.filter(({ _id }) => _id === 'TH-58')).toEqual([]);
    expect((await suggest('pai')).provinces).toMatchObject([{ _id: 'TH-58', hotels: 0 }]);
  });

  it('gives a province by its own name before the places in it', async () => {
    await given.hotelIn('TH-81', 'Railay Point');
    expect((await suggest('krabi')).provinces).toMatchObject([{ _id: 'TH-81' }]);
    expect((await suggest('krabi')).provinces[0]).not.toHaveProperty('place');
  });

  it('gives eight hotels at most, none that is closed, and no province without one', async () => {
    for (let n = 0; n < 10; n += 1) await given.hotelIn('TH-10', `Orchid ${n}`);
    expect(await hotels('orchid')).toHaveLength(8);
    const closed = await given.hotelIn('TH-95', 'Zinnia');
    const { hotelId } = closed.data;
    await given.api.given(hotelStream(hotelId), { type: 'HotelDisabled', data: { hotelId } });
    expect(await suggest('zinnia')).toMatchObject({ hotels: [], provinces: [] });
    expect(await provinces('yala')).toEqual([]);
  });

  it('gives nothing for what has no letters, and asks for a name', async () => {
    expect(await suggest('%')).toMatchObject({ hotels: [], provinces: [] });
    expect(await given.api.status('/search/suggest')).toBe(400);
    expect(await given.api.status('/search/suggest?q=')).toBe(400);
  });
});
