import { describe, expect, it } from 'vitest';
import { findProvince, PROVINCES } from './provinces.ts';

describe('the provinces', () => {
  it('are 77, each with an id and names of its own', () => {
    expect(PROVINCES).toHaveLength(77);
    for (const field of ['_id', 'th', 'en'] as const)
      expect(new Set(PROVINCES.map((province) => province[field])).size).toBe(77);
  });

  it('have ISO 3166-2 ids, Thai names in Thai letters and English names in Latin ones', () => {
    for (const { _id, th, en } of PROVINCES) {
      expect(_id).toMatch(/^TH-\d{2}$/);
      expect(th).toMatch(/^[\u0E00-\u0E7F]+$/);
      expect(en).toMatch(/^[A-Z][A-Za-z ]+$/);
    }
  });
});

describe('finding a province', () => {
  it.each(PROVINCES)('finds $en by id and by either name', (province) => {
    for (const text of [province._id, province.th, province.en])
      expect(findProvince(text)).toBe(province);
  });

  it.each([' chiang mai ', 'CHIANG MAI', 'ChiangMai', 'เชียงใหม่ ', 'th-50'])(
    'reads %j as Chiang Mai',
    (text) => expect(findProvince(text)?._id).toBe('TH-50'),
  );

  it.each(['', ' ', 'Atlantis', 'Chiang', 'TH-99'])('knows no province called %j', (text) =>
    expect(findProvince(text)).toBeUndefined(),
  );
});
