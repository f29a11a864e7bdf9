import { expect, it } from 'vitest';
import { fullAddress } from './full-address.ts';

const both = (th: string, en: string) => ({ th, en });
const PROVINCE = both('ภูเก็ต', 'Phuket');
const ADDRESS = {
  address1: both('99 ถนนหาดกะตะ', '99 Kata Beach Road'),
  address2: 'Moo 2',
  city: both('กะตะ', 'Kata'),
  country: both('ประเทศไทย', 'Thailand'),
  postalCode: '83100',
};

it('is all that leads to the hotel, in the language asked for', () => {
  const hotel = { address: ADDRESS, province: PROVINCE };
  expect(fullAddress(hotel, 'en')).toBe('99 Kata Beach Road, Moo 2, Kata, Phuket, 83100');
  expect(fullAddress(hotel, 'th')).toBe('99 ถนนหาดกะตะ, Moo 2, กะตะ, ภูเก็ต, 83100');
});

it('leaves out what is not known', () => {
  expect(fullAddress({ address: null, province: PROVINCE }, 'en')).toBe('Phuket');
  expect(fullAddress({ address: null, province: null }, 'en')).toBeNull();
  expect(fullAddress({}, 'th')).toBeNull();
});
