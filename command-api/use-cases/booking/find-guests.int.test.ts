import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const GUESTS = {
  anna: { reservedBy: 'Anna Smith', phone: '0812345678', email: 'anna@example.com' },
  nam: { reservedBy: 'น้ำใส โอ’ไบรอัน', phone: '+66 (0)2 123 4567', email: 'nam@example.com' },
  jose: { reservedBy: 'José O’Brien-Łukasz', phone: '+1 (415) 555-2671', email: 'jo@example.ie' },
};
type Guest = keyof typeof GUESTS;

let shop: Shop;
let own: OwnHotel;
let codes: Record<Guest, string>;
let last = '';
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  const room = await own.newRoom();
  const book = async (guest: Guest, from: number) => {
    const { body, position } = await shop.book(room, nights(from, from + 1), GUESTS[guest]);
    last = position;
    return body.book.bookingId;
  };
  codes = { anna: await book('anna', 1), nam: await book('nam', 2), jose: await book('jose', 3) };
});
afterAll(() => shop.close());

async function found(q: string, by = own.owner): Promise<string[]> {
  const path = `/bookings?sort=checkInDate&q=${encodeURIComponent(q)}`;
  const { body } = await shop.read<{ books: StaffBookingJson[] } & Problem>(path, last, by.headers);
  return body.books.map(({ bookingId }) => bookingId);
}

describe('staff find a guest', () => {
  it.each([
    '0812345678',
    '+6681 234 5678',
    '+66 (0)81-234-5678',
    '0066-81-234-5678',
    '081.234.5678',
    '(081) 234',
    '๐๘๑๒๓๔',
    '345678',
    '66812',
    '081\u00a0234',
  ])('by the digits of a phone number: %s', async (q) =>
    expect(await found(q)).toEqual([codes.anna]),
  );

  it.each(['021234567', '+66 2 123', '0066212'])(
    'by one that was kept as +66 (0)2: %s',
    async (q) => expect(await found(q)).toEqual([codes.nam]),
  );

  it.each(['+1415', '001 415 555 2671', '555-2671'])('by a foreign one: %s', async (q) =>
    expect(await found(q)).toEqual([codes.jose]),
  );

  it.each(['น้ำใส', 'น\u0e49\u0e4d\u0e32ใส', 'น\u0e4d\u0e49\u0e32ใส', "โอ'ไบ", 'นำใส'])(
    'by a Thai name, however its letters are typed: %s',
    async (q) => expect(await found(q)).toEqual([codes.nam]),
  );

  it.each(['jose', 'JOSÉ', 'JOSE\u0301', 'obrien', "O'Brien", 'lukasz', 'jo@EXAMPLE.ie'])(
    'without accents, apostrophes and case: %s',
    async (q) => expect(await found(q)).toEqual([codes.jose]),
  );

  it('by the code in any case', async () =>
    expect(await found(codes.anna.toLowerCase())).toEqual([codes.anna]));

  it.each(['\\', '%', '_', '\uff05', '+', '()', '0812345679', 'josé smith'])(
    'never by %s',
    async (q) => expect(await found(q)).toEqual([]),
  );

  it('by name and code alone where contacts are masked', async () => {
    expect(await found('obrien', own.visitor)).toEqual([codes.jose]);
    for (const q of ['081', '+6681', 'anna@example'])
      expect(await found(q, own.visitor)).toEqual([]);
  });
});
