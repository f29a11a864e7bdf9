import { type Rating, reviewScoresStream } from '@baanpak/domain/review/review-scores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { names, openSearchForTest, type SearchForTest } from './testing/searched-hotels.ts';

let given: SearchForTest;
beforeAll(async () => {
  given = await openSearchForTest();
});
afterAll(() => given.close());

describe('what is found', () => {
  it('comes in the order asked for', async () => {
    const one = await given.hotelIn('TH-37', '', { hotelName: { th: 'เกาะ', en: 'Bay' } });
    await given.roomOf(one, { price: 900 });
    const two = await given.hotelIn('TH-37', '', { hotelName: { th: 'ขวัญ', en: 'apple' } });
    await given.roomOf(two, { price: 700 });
    await given.roomOf(two, { price: 5000 });
    const sorted = async (sort: string, language = 'en') =>
      names(await given.search(`province=TH-37&sort=${sort}`, '/search/hotels', language));
    expect(await sorted('price')).toEqual(['apple', 'Bay']);
    expect(await sorted('-price')).toEqual(['Bay', 'apple']);
    expect(await sorted('name')).toEqual(['apple', 'Bay']);
    expect(await sorted('name', 'th')).toEqual(['Bay', 'apple']);
    expect(await sorted('recommended')).toEqual(['apple', 'Bay']);
    expect(await sorted('rating')).toEqual(['apple', 'Bay']);
  });

  it('comes by what guests give, of the same by how many they are, and unrated last', async () => {
    const rated = async (name: string, hotel: Rating) => {
      const one = await given.hotelIn('TH-50', name);
      const { roomId } = await given.roomOf(one);
      const { hotelId } = one.data;
      if (hotel.count === 0) return;
      await given.api.given(reviewScoresStream(hotelId), {
        type: 'ReviewCounted',
        data: { hotelId, roomId, reviewId: hotelId, score: 8, turn: 0, hotel, room: hotel },
      });
    };
    await rated('none', { count: 0, sum: 0 });
    await rated('one eight', { count: 1, sum: 8 });
    await rated('many eights', { count: 3, sum: 24 });
    await rated('nine', { count: 1, sum: 9 });
    expect(names(await given.search('province=TH-50&sort=rating'))).toEqual([
      ...['nine', 'many eights', 'one eight', 'none'],
    ]);
  });

  it('comes in pages', async () => {
    for (const name of ['a', 'b', 'c']) await given.roomOf(await given.hotelIn('TH-38', name));
    const page = async (n: number) => given.search(`province=TH-38&sort=name&perPage=2&page=${n}`);
    expect(names(await page(1))).toEqual(['a', 'b']);
    expect(names(await page(2))).toEqual(['c']);
    expect((await page(3)).body).toMatchObject({ hotels: [], total: 3, page: 3, perPage: 2 });
    expect((await given.search('province=TH-38&perPage=101')).body.perPage).toBe(100);
  });

  it('is put by name as the dictionary of the language does it', async () => {
    const hotelNames = ['เชียงใหม่', 'กระบี่', 'แพร่', 'โคราช', 'ชลบุรี', 'พะเยา'];
    for (const th of hotelNames)
      await given.roomOf(
        await given.hotelIn('TH-40', '', { hotelName: { th, en: `${th} Éclair` } }),
      );
    const { body } = await given.search('province=TH-40&sort=name', '/search/hotels', 'th');
    // a vowel written before its consonant does not count first
    const sorted = ['กระบี่', 'โคราช', 'ชลบุรี', 'เชียงใหม่', 'พะเยา', 'แพร่'];
    expect(body.hotels.map(({ hotelName }) => hotelName.th)).toEqual(sorted);
    for (const en of ['Zebra', 'éclair', 'Eagle', 'fig'])
      await given.roomOf(await given.hotelIn('TH-41', en));
    expect(names(await given.search('province=TH-41&sort=name'))).toEqual([
      'Eagle',
      'éclair',
      'fig',
      'Zebra',
    ]);
  });

  it.each(['recommended', 'price', '-price', 'name', 'rating'])(
    'comes once each, page by page, though all are alike: %s',
    async (sort) => {
      const province = `TH-4${['recommended', 'price', '-price', 'name', 'rating'].indexOf(sort) + 2}`;
      for (let n = 0; n < 7; n += 1) await given.roomOf(await given.hotelIn(province, 'The same'));
      const page = async (n: number) =>
        (await given.search(`province=${province}&sort=${sort}&perPage=3&page=${n}`)).body.hotels;
      const ids = [...(await page(1)), ...(await page(2)), ...(await page(3))].map(
        ({ _id }) => _id,
      );
      expect(new Set(ids).size).toBe(7);
      expect(await page(1)).toEqual(await page(1));
    },
  );
});
