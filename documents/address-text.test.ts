import { describe, expect, it } from 'vitest';
import { addressText } from './address-text.ts';

const at = (city: string, provinceId = 'TH-20') => ({
  provinceId,
  address: {
    address1: { th: '9 ถนนชายหาด', en: '9 Beach Road' },
    address2: null,
    city: { th: city, en: city },
    country: { th: 'ประเทศไทย', en: 'Thailand' },
    postalCode: '20150',
  },
});

describe("a hotel's address", () => {
  it('has its province, in both languages', () => {
    expect(addressText(at('Bang Lamung'), 'en')).toBe(
      '9 Beach Road Bang Lamung Chonburi 20150 Thailand',
    );
    expect(addressText(at('บางละมุง'), 'th')).toBe('9 ถนนชายหาด บางละมุง ชลบุรี 20150 ประเทศไทย');
  });

  it.each(['Mueang Chonburi', 'chon buri'])('has it once where the city says it: %s', (city) =>
    expect(addressText(at(city), 'en')).toBe(`9 Beach Road ${city} 20150 Thailand`),
  );

  it('is the province where nothing else is there, or nothing', () => {
    expect(addressText({ address: null, provinceId: 'TH-20' }, 'th')).toBe('ชลบุรี');
    expect(addressText({ address: null, provinceId: '' }, 'th')).toBe('');
  });
});
