import { describe, expect, it } from 'vitest';
import { matchingProvinces, provinceNamed } from './matching-places.ts';

const PROVINCES = [
  { _id: 'TH-50', th: 'เชียงใหม่', en: 'Chiang Mai', hotels: 2 },
  { _id: 'TH-57', th: 'เชียงราย', en: 'Chiang Rai', hotels: 1 },
  { _id: 'TH-83', th: 'ภูเก็ต', en: 'Phuket', hotels: 3 },
];
const idsFor = (text: string) => matchingProvinces(PROVINCES, text, 'en').map(({ id }) => id);

describe('provinces as one types', () => {
  it('are found by either name, case aside', () => {
    expect(idsFor('CHIANG')).toEqual(['TH-50', 'TH-57']);
    expect(idsFor('เชียง')).toEqual(['TH-50', 'TH-57']);
    expect(idsFor(' phuk')).toEqual(['TH-83']);
  });

  it('are all there before one types', () => expect(idsFor('')).toHaveLength(3));

  it('are chosen by writing a name out', () => {
    expect(provinceNamed(PROVINCES, 'ภูเก็ต', 'en')?.name).toBe('Phuket');
    expect(provinceNamed(PROVINCES, 'chiang', 'en')).toBeUndefined();
  });
});
