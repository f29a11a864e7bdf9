import { BookingsAnswer } from '@baanpak/contract/booking/booking-requests.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKINGS, type Booked } from '../../testing/booking.ts';
import { contextForTest, registerHotel, registerRoom } from '../../testing/catalogue.ts';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import { bookingBody, item } from '../../testing/guest.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const NOWHERE = { roomId: '00000000-0000-4000-8000-000000000000', hotelId: '', ownerId: '' };

describe('POST /outreach/bookings', () => {
  it('holds the room for half an hour and answers as the contract says', async () => {
    const room = await shop.newRoom();
    const { status, body, position, headers } = await shop.book(room, nights(1, 3));
    expect(status).toBe(201);
    expectShape(BookingsAnswer, body);
    expect(position).not.toBe('');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body.books).toEqual([body.book]);
    expect(body.book).toMatchObject({
      status: 'Reserved',
      paymentStatus: 'pending',
      holdExpiresAt: '2027-01-01T03:30:00.000Z',
      createdAt: '2027-01-01T03:00:00.000Z',
      checkInDate: '2027-03-01',
      checkOutDate: '2027-03-03',
      nights: 2,
      price: 2000,
      nightPrices: [
        { date: '2027-03-01', price: 1000 },
        { date: '2027-03-02', price: 1000 },
      ],
      feeCharge: 0,
      totalReceived: 0,
      bookingChannel: 'website',
      reservedBy: 'Anna Rakdee',
      children: 0,
      note: null,
    });
    expect(body.book.bookingId).toMatch(/^BK-[2-9A-HJ-NP-Z]{6}$/);
  });

  it('keeps what the guest says, and drops what no field is for', async () => {
    const room = await shop.newRoom();
    const fields = {
      children: 1,
      pets: 2,
      breakfast: true,
      note: 'ขอเตียงเสริม',
      address: '1 ถนนสุขุมวิท',
      province: 'กรุงเทพฯ',
      country: 'TH',
      postalCode: '10110',
      methodCheckIn: 'At Hotel',
      lang: 'th',
    } as const;
    const unknown = { price: 1, totalPrice: 1, status: 'Booked', isAdmin: true };
    const body = { ...bookingBody(room, nights(1, 2), fields), ...unknown };
    const made = await shop.post<Booked>(BOOKINGS, body);
    expect(made.body.book).toMatchObject({ ...fields, price: 1000, status: 'Reserved' });
    expect(made.body.book).not.toHaveProperty('isAdmin');
  });

  it('takes a day with T00:00:00 after it', async () => {
    const room = await shop.newRoom();
    const dates = { checkInDate: '2027-03-01T00:00:00', checkOutDate: '2027-03-02T00:00:00' };
    const made = await shop.book(room, nights(5, 6), dates);
    expect(made.body.book).toMatchObject({ checkInDate: '2027-03-01', checkOutDate: '2027-03-02' });
  });

  it('asks the price of each night at the time of booking, and keeps it', async () => {
    const offered = await shop.newRoom();
    const { roomId } = offered;
    const price = { roomId, from: day(2), to: day(3), price: baht(2500) };
    const command = { type: 'PaintDays', data: price } as const;
    await shop.ports.commands.handle(room, roomStream(roomId), command, contextForTest());
    const made = await shop.book(offered, nights(1, 3));
    expect(made.body.book).toMatchObject({ price: 3500, nightPrices: [{}, { price: 2500 }] });
  });

  it('sells as many units of a room as there are, for every night', async () => {
    const pair = await shop.newRoom({ units: 2 });
    await shop.book(pair, nights(1, 3));
    await shop.book(pair, nights(2, 4));
    await expectRefusal((h) => shop.book(pair, nights(2, 3), {}, h), 409, 'room-already-booked');
    expect((await shop.book(pair, nights(3, 4))).status).toBe(201);
  });
});

describe('a booking that cannot be obtained', () => {
  it('is refused when the room is taken for one of the nights', async () => {
    const taken = await shop.newRoom();
    await shop.book(taken, nights(5, 8));
    for (const stay of [nights(5, 8), nights(7, 9), nights(4, 6), nights(1, 20)])
      await expectRefusal((h) => shop.book(taken, stay, {}, h), 409, 'room-already-booked');
    for (const stay of [nights(4, 5), nights(8, 9)])
      expect((await shop.book(taken, stay)).status).toBe(201);
  });

  it.each([
    ['ends the day it begins', nights(5, 5), {}, 422, 'stay-too-short'],
    ['ends before it begins', nights(5, 4), {}, 422, 'stay-too-short'],
    ['is past', { checkIn: addDays(day(1), -90), checkOut: day(1) }, {}, 422, 'stay-in-the-past'],
    ['lies too far ahead', nights(1, 900), {}, 422, 'stay-too-far-ahead'],
    ['is for too many guests', nights(1, 2), { guests: 4 }, 422, 'too-many-guests'],
    ['is for more children than guests', nights(1, 2), { children: 3 }, 422, 'too-many-guests'],
    ['is for six pets', nights(1, 2), { pets: 6 }, 422, 'too-many-guests'],
  ] as const)('is refused when it %s', async (_, stay, changes, status, code) => {
    const room = await shop.newRoom();
    await expectRefusal((h) => shop.book(room, stay, changes, h), status, code);
  });

  it.each([
    ['above 150,000 baht', 75_001],
    ['below 20 baht', 9],
  ])(
    'is refused online %s, with nothing held, and can be obtained by transfer',
    async (_, price) => {
      const room = await shop.newRoom({ basePrice: baht(price) });
      await expectRefusal(
        (headers) => shop.book(room, nights(1, 3), {}, headers),
        422,
        'amount-out-of-range',
      );
      expect(await shop.unitsLeft(room, nights(1, 3))).toBe(1);
      const direct = await shop.book(room, nights(1, 3), { paymentMethod: 'direct' });
      expect([direct.status, direct.body.book.price]).toEqual([201, 2 * price]);
    },
  );

  it('is refused online where a cart comes to more than that together', async () => {
    const rooms = [1, 2].map(() => shop.newRoom({ basePrice: baht(40_000) }));
    const items = (await Promise.all(rooms)).map((room) => item(room, nights(1, 3)));
    const cart = await shop.openCheckout(items);
    const { uid } = cart.body.data;
    await expectRefusal((headers) => shop.bookAll(uid, {}, headers), 422, 'amount-out-of-range');
    expect((await shop.bookAll(uid, { paymentMethod: 'direct' })).status).toBe(201);
  });

  it('is refused for a room nobody knows, or that is closed', async () => {
    const closed = await shop.newRoom();
    const { roomId } = closed;
    const close = { type: 'DisableRoom', data: { roomId } } as const;
    await shop.ports.commands.handle(room, roomStream(roomId), close, contextForTest());
    await expectRefusal((h) => shop.book(NOWHERE, nights(1, 2), {}, h), 404, 'not-found');
    await expectRefusal((h) => shop.book(closed, nights(1, 2), {}, h), 409, 'room-already-booked');
  });
});

describe('a party that a room does not take', () => {
  it('is refused with the reason, in a sentence of its own each', async () => {
    const room = await shop.newRoom({ kidsAllowed: false, petsAllowed: false });
    const refused = async (party: object) =>
      (await shop.book(room, nights(1, 2), party)).body as unknown as Problem & { reason: string };
    const parties = [{ guests: 4 }, { children: 3 }, { children: 1 }, { pets: 1 }];
    const problems = await Promise.all(parties.map(refused));
    expect(problems.map(({ reason }) => reason)).toEqual([
      ...['guests', 'children', 'kids', 'pets-allowed'],
    ]);
    expect(new Set(problems.map(({ detail }) => detail)).size).toBe(parties.length);
  });
});

describe('a booking of a room that takes adults alone, at a hotel without online check-in', () => {
  it('is refused with children, with pets, or to check in online', async () => {
    const room = await shop.newRoom({ kidsAllowed: false, petsAllowed: false });
    for (const party of [{ children: 1 }, { pets: 1 }])
      await expectRefusal((h) => shop.book(room, nights(1, 2), party, h), 422, 'too-many-guests');
    const quiet = await registerHotel(shop.ports.commands, 'quiet-hotel');
    const changes = { checkInOnline: false };
    const data = { hotelId: quiet.hotelId, changes };
    const command = { type: 'DescribeHotel', data } as const;
    await shop.ports.commands.handle(hotel, hotelStream(quiet.hotelId), command, contextForTest());
    const attic = await registerRoom(shop.ports.commands, quiet);
    const online = { methodCheckIn: 'Online' } as const;
    await expectRefusal(
      (h) => shop.book(attic, nights(1, 2), online, h),
      422,
      'no-online-check-in',
    );
    const booked = await shop.book(attic, nights(1, 2), { methodCheckIn: 'At Hotel' });
    expect(booked.status).toBe(201);
  });
});

describe('a booking that cannot be read', () => {
  it.each([
    ['an email that is none', { email: 'anna@' }, 'email'],
    ['a phone of one digit', { phone: '1' }, 'phone'],
    ['no name but spaces', { reservedBy: '  ' }, 'reservedBy'],
    ['no guests', { guests: 0 }, 'guests'],
    ['guests as text', { guests: '2' }, 'guests'],
    ['a day there is not', { checkInDate: '2027-02-30' }, 'checkInDate'],
    ['a day in another order', { checkOutDate: '03/03/2027' }, 'checkOutDate'],
    ['an id that is none', { roomId: 'BK-7Q2MX4' }, 'roomId'],
    ['another way to pay', { paymentMethod: 'cash' }, 'paymentMethod'],
  ])('is a 400 that names the field: %s', async (_, changes, path) => {
    const body = { ...bookingBody(shop.garden, nights(1, 2)), ...changes };
    const answer = await shop.post<Problem>(BOOKINGS, body);
    expectProblem(answer, 400, 'invalid-request');
    expect(answer.body.errors?.map((error) => error.path)).toEqual([path]);
  });

  it('is a 400 without a room, or with one and no dates', async () => {
    const whole = bookingBody(shop.garden, nights(1, 2));
    const { roomId, checkInDate, checkOutDate, ...guest } = whole;
    const nothing = await shop.post<Problem>(BOOKINGS, guest);
    const paths = (answer: typeof nothing) => answer.body.errors?.map(({ path }) => path);
    expect(paths(nothing)).toEqual(['roomId', 'checkInDate', 'checkOutDate']);
    const half = await shop.post<Problem>(BOOKINGS, { ...guest, roomId, checkInDate });
    expect(paths(half)).toEqual(['checkOutDate']);
    expect(checkOutDate).toBeDefined();
  });

  it('is a 401 without an API key', async () => {
    const body = bookingBody(shop.garden, nights(1, 2));
    const answer = await shop.post<Problem>(BOOKINGS, body, { 'x-api-key': '' });
    expectProblem(answer, 401, 'unauthorized');
  });
});
