import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { expect, it } from 'vitest';
import { bookingRequest, dueOf } from './guest-details.ts';

const checkoutOf = (totalPrice: number, ...hotels: string[]) =>
  ({
    uid: 'c1',
    totalPrice,
    checkouts: hotels.map((_id) => ({ hotel: { _id }, guests: 2 })),
  }) as unknown as CheckoutJson;

it('is to be paid for as many hotels as are in the cart', () =>
  expect(dueOf(checkoutOf(2_000, 'a', 'b', 'a'))).toEqual({ amount: 2_000, hotels: 2 }));

it('asks for a booking without what was left empty', () => {
  const details = {
    reservedBy: ' อันนา ',
    email: 'anna@example.com ',
    phone: '081',
    address: '  ',
    province: 'ชลบุรี',
    country: '',
    postalCode: '',
    way: 'promptpay',
    terms: true,
    taxInvoice: { wanted: false, name: 'x', taxId: '', branch: '', address: '' },
  } as const;
  expect(
    bookingRequest(checkoutOf(2_000, 'a'), details, {
      ...{ methodCheckIn: 'Online', lang: 'th', termsVersion: 'shown' },
    }),
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
    expectedTotal: 2_000,
    termsVersion: 'shown',
  });
});

it('asks for a tax invoice with the digits of its tax id, where one is wanted', () => {
  const taxInvoice = {
    wanted: true,
    name: ' บริษัท ตัวอย่าง จำกัด ',
    taxId: '0-1055-36092-64-1',
    branch: '',
    address: 'กรุงเทพฯ ',
  };
  const details = { reservedBy: '', email: '', phone: '', address: '', province: '', country: '' };
  const given = { ...details, postalCode: '', way: 'card', terms: true, taxInvoice } as const;
  const choices = { methodCheckIn: 'Online', lang: 'th' } as const;
  expect(bookingRequest(checkoutOf(2_000, 'a'), given, choices).taxInvoice).toEqual({
    name: 'บริษัท ตัวอย่าง จำกัด',
    taxId: '0105536092641',
    branch: null,
    address: 'กรุงเทพฯ',
  });
  const english = { ...given, taxInvoice: { ...taxInvoice, lang: 'en' } } as const;
  expect(bookingRequest(checkoutOf(2_000, 'a'), english, choices).taxInvoice?.lang).toBe('en');
});
