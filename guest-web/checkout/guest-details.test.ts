import type { CheckoutJson } from '@baanpak/query-api/contract/checkout.ts';
import { describe, expect, it } from 'vitest';
import { bookingRequest, firstMethod, isEmail, whyNot } from './guest-details.ts';

const checkoutOf = (totalPrice: number, ...hotels: string[]) =>
  ({
    uid: 'c1',
    totalPrice,
    checkouts: hotels.map((_id) => ({ hotel: { _id }, guests: 2 })),
  }) as unknown as CheckoutJson;

it.each(['anna@example.com', ' anna@mail.example.co.th '])('takes %j for an email', (text) =>
  expect(isEmail(text)).toBe(true),
);
it.each(['anna', 'anna@', '@example.com', 'an na@example.com', 'anna@example'])(
  'does not take %j for an email',
  (text) => expect(isEmail(text)).toBe(false),
);

describe('a way of paying', () => {
  it('is online, unless it is more than the provider takes at once', () => {
    expect(firstMethod(checkoutOf(150_000, 'a'))).toBe('gateway');
    expect(whyNot('gateway', checkoutOf(150_001, 'a'))).toBe('tooMuch');
    expect(firstMethod(checkoutOf(150_001, 'a'))).toBe('direct');
  });

  it('is a transfer for rooms of one hotel only', () => {
    expect(whyNot('direct', checkoutOf(2_000, 'a', 'a'))).toBeUndefined();
    expect(whyNot('direct', checkoutOf(2_000, 'a', 'b'))).toBe('severalHotels');
  });
});

it('asks for a booking without what was left empty', () => {
  const details = {
    reservedBy: ' อันนา ',
    email: 'anna@example.com ',
    phone: '081',
    address: '  ',
    province: 'ชลบุรี',
    country: '',
    postalCode: '',
    paymentMethod: 'gateway',
    terms: true,
  } as const;
  expect(
    bookingRequest(checkoutOf(2_000, 'a'), details, { methodCheckIn: 'Online', lang: 'th' }),
  ).toEqual({
    checkoutId: 'c1',
    reservedBy: 'อันนา',
    email: 'anna@example.com',
    phone: '081',
    guests: 2,
    methodCheckIn: 'Online',
    paymentMethod: 'gateway',
    address: null,
    province: 'ชลบุรี',
    country: null,
    postalCode: null,
    lang: 'th',
  });
});
