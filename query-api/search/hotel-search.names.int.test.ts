import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { names, openSearchForTest, type SearchForTest } from './testing/searched-hotels.ts';

let given: SearchForTest;
beforeAll(async () => {
  given = await openSearchForTest();
});
afterAll(() => given.close());

describe('the name asked for', () => {
  it('has the name asked for, in either language, in any case', async () => {
    const hotelName = { th: 'บ้านริมน้ำ', en: 'River House' };
    await given.roomOf(await given.hotelIn('TH-36', '', { hotelName }));
    const found = async (q: string) =>
      names(await given.search(`province=TH-36&q=${encodeURIComponent(q)}`));
    expect(await found('er hou')).toEqual(['River House']);
    expect(await found('ริมน้ำ')).toEqual(['River House']);
    expect(await found('%')).toEqual([]);
    expect(await found('lake')).toEqual([]);
  });

  const found = async (provinceId: string, q: string) =>
    names(await given.search(`province=${provinceId}&q=${encodeURIComponent(q)}`));

  it.each([
    ['โรงเเรม', 'two เ that look like แ'],
    ['โรงแรมหาดทราย', 'the whole name'],
    ['โรงแรมหาดทรายแกว', 'no tone mark'],
    ['โรงแรมหาดซายแก้ว', 'a wrong letter'],
    ['หาดทราย', 'a word in the middle, where no space is written'],
    ['ทราย', 'part of a word'],
    ['ส์', 'a letter with its mark'],
    ['SAND', 'Latin letters in any case'],
    ['ｓａｎｄ　ｂｅａｃｈ', 'letters of full width'],
    ['sandbeach', 'no space'],
    ['beach sand', 'words in another order'],
    ['sand beech', 'a wrong letter in one word of two'],
    ['snad beach', 'letters that changed places'],
    ['sandd beach', 'a letter too many'],
    ['cafe', 'no accent'],
  ])('may be %s: %s', async (q) => {
    if ((await found('TH-50', 'หาดทรายแก้ว')).length === 0) {
      const hotelName = { th: 'โรงแรมหาดทรายแก้ว เกสท์เฮาส์', en: 'Sand Beach Café' };
      await given.roomOf(await given.hotelIn('TH-50', '', { hotelName }));
    }
    expect(await found('TH-50', q)).toEqual(['Sand Beach Café']);
  });

  it.each(['ภูเขา', 'วัด', 'lake', 'mountain', 'beech forest', 'sunset', '🏖', 'x'])(
    'is not %s',
    async (q) => expect(await found('TH-50', q)).toEqual([]),
  );

  it.each([
    ['บ้านสวน 987', 'Thai digits are digits'],
    ['บ้านสวน ๙๘๗', 'as they stand'],
    ['กทม', 'initials without dots'],
    ['ก.ท.ม.', 'initials with dots'],
    ['KTM', 'Latin initials without dots'],
    ['K.T.M.', 'and with dots'],
    ['obriens', 'no apostrophe'],
    ['[hkol;o', 'a Thai name typed with the keyboard in English'],
    ['ืำห', 'an English word typed with the keyboard in Thai'],
  ])('may be %s: %s', async (q) => {
    if ((await found('TH-52', 'Nest')).length === 0) {
      const hotelName = { th: 'บ้านสวน ๙๘๗ ก.ท.ม.', en: 'K.T.M. O’Brien’s Nest' };
      await given.roomOf(await given.hotelIn('TH-52', '', { hotelName }));
    }
    expect(await found('TH-52', q)).toEqual(['K.T.M. O’Brien’s Nest']);
  });

  it('is looked for on the other keyboard only where nothing has it as typed', async () => {
    const hotelName = { th: 'หำฟ', en: 'House of หำฟ' };
    await given.roomOf(await given.hotelIn('TH-53', '', { hotelName }));
    expect(await found('TH-53', 'sea')).toEqual(['House of หำฟ']);
    await given.roomOf(await given.hotelIn('TH-53', 'Sea Garden'));
    expect(await found('TH-53', 'sea')).toEqual(['Sea Garden']);
    expect(await found('TH-53', "]'")).toEqual([]);
  });

  it('has a letter too few, a space more or none', async () => {
    await given.roomOf(await given.hotelIn('TH-51', 'Pattaya Palace'));
    await given.roomOf(await given.hotelIn('TH-51', 'Hua Hin Hills'));
    expect(await found('TH-51', 'pataya')).toEqual(['Pattaya Palace']);
    expect(await found('TH-51', 'hua hin')).toEqual(['Hua Hin Hills']);
    expect(await found('TH-51', 'huahin')).toEqual(['Hua Hin Hills']);
    expect(await found('TH-51', 'lake')).toEqual([]);
  });

  it('stands before one that is only near, however many rooms that has', async () => {
    const near = await given.hotelIn('TH-52', 'Saman House');
    for (let n = 0; n < 3; n += 1) await given.roomOf(near);
    await given.roomOf(await given.hotelIn('TH-52', 'Samui House'));
    expect(await found('TH-52', 'samui house')).toEqual(['Samui House', 'Saman House']);
    expect(names(await given.search('province=TH-52&sort=price&q=samui'))).toContain('Samui House');
  });

  it('is the new one as soon as it is read after the change', async () => {
    const hotel = await given.hotelIn('TH-53', 'Before');
    await given.roomOf(hotel);
    const { hotelId } = hotel.data;
    const hotelName = { th: 'หลัง', en: 'Afterwards' };
    await given.api.given(hotelStream(hotelId), {
      type: 'HotelDescribed',
      data: { hotelId, changes: { hotelName } },
    });
    expect(await found('TH-53', 'afterwards')).toEqual(['Afterwards']);
    expect(await found('TH-53', 'before')).toEqual([]);
  });
});
