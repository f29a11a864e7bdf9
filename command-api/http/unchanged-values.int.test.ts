import { randomUUID } from 'node:crypto';
import type { SiteJson } from '@baanpak/contract/site/site.ts';
import type { UserJson } from '@baanpak/contract/user/user.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import { SITE_STREAM, site } from '@baanpak/domain/site/site.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { describe, expect } from 'vitest';
import { contextForTest, registerHotel } from '../testing/catalogue.ts';
import { expectProblem } from '../testing/expectations.ts';
import { it } from '../testing/own-shop.ts';
import type { Problem } from '../testing/requests.ts';
import type { Shop } from '../testing/shop.ts';
import { hire } from '../testing/staff.ts';
import type { HotelAnswer, RoomAnswer } from '../testing/staff-catalogue.ts';
import { wholeLog } from '../testing/whole-log.ts';

type SiteAnswer = Readonly<{ site: SiteJson }> & Problem;
type UserAnswer = Readonly<{ user: UserJson }> & Problem;

const EXAMPLE_ADDRESS = {
  address1: { th: '1', en: '1' },
  address2: null,
  city: { th: 'เมือง', en: 'Town' },
  country: { th: 'ไทย', en: 'Thailand' },
  postalCode: '10110',
};

/** What events of an earlier version hold that nobody may say any more. */
const OF_OLD: Partial<HotelDetails> = {
  bank: 'the bank at the market',
  contactPhone: '1',
  contactChat: 'ask for Noi',
  checkInTime: '2 pm',
  facilities: ['ballroom'],
  vdoYoutube: 'our film',
  bankAccountNumber: 'ask at the desk',
  promptPayId: 'malee',
  taxId: '0105561234567',
};

describe('a hotel kept before the rules of today', () => {
  it('is changed by the whole of what GET answered, and nothing else of it changes', async ({
    shop,
    own,
    hotels,
  }) => {
    const { owner } = own;
    const { hotelId } = await registerHotel(
      shop.ports.commands,
      randomUUID(),
      owner.userId,
      OF_OLD,
    );
    const { position } = await hotels.change(owner, hotelId, { airportName: 'CNX' });
    const url = `/hotels/${hotelId}`;
    const { hotel } = (await shop.read<HotelAnswer>(url, position, owner.headers)).body;
    expect(hotel).toMatchObject({ ...OF_OLD, contactChat: null });
    const changed = await hotels.change(owner, hotelId, { ...hotel, branch: '00001' });
    expect(changed.status).toBe(200);
    expect(changed.body.hotel).toEqual({ ...hotel, branch: '00001', version: hotel.version + 1 });
    const last = (await wholeLog(shop.store)).findLast(
      ({ stream }) => stream === `hotel-${hotelId}`,
    );
    expect(last).toMatchObject({ type: 'HotelDescribed', data: { changes: { branch: '00001' } } });
    expect(last?.data).toEqual({ hotelId, changes: { branch: '00001' } });
  });

  it('takes no other value that is against the rules, and names those alone', async ({
    shop,
    own,
    hotels,
  }) => {
    const { owner } = own;
    const { hotelId } = await registerHotel(
      shop.ports.commands,
      randomUUID(),
      owner.userId,
      OF_OLD,
    );
    const hotel = (await hotels.change(owner, hotelId, {})).body.hotel;
    const wrong = { bank: 'the bank at the river', contactPhone: '2' };
    const fresh = await hotels.made(owner);
    const { errors } = (await hotels.change(owner, fresh._id, wrong)).body;
    expect(errors?.map(({ path }) => path)).toEqual(['contactPhone', 'bank']);
    for (const headers of [{}, { 'idempotency-key': randomUUID() }]) {
      const refused = await hotels.change(owner, hotelId, { ...hotel, ...wrong }, headers);
      expectProblem(refused, 400, 'invalid-request');
      expect(refused.body.errors).toEqual(errors);
    }
  });

  it('is answered the same again under the key, whatever has changed since', async ({
    shop,
    own,
    hotels,
  }) => {
    const { owner } = own;
    const { hotelId } = await registerHotel(
      shop.ports.commands,
      randomUUID(),
      owner.userId,
      OF_OLD,
    );
    const key = { 'idempotency-key': randomUUID() };
    const body = { bank: OF_OLD.bank, branch: '00002' };
    expect((await hotels.change(owner, hotelId, body, key)).status).toBe(200);
    expect((await hotels.change(owner, hotelId, { bank: 'SCB' })).status).toBe(200);
    const again = await hotels.change(owner, hotelId, body, key);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
    expect(again.body.hotel.bank).toBe('SCB');
  });

  const { bank } = OF_OLD;
  const LONG = { 'idempotency-key': 'k'.repeat(256) };
  it.for([
    { what: 'a list', body: [{}], path: 'body' },
    { what: 'a field that no schema knows', body: { bank, colour: null }, path: 'colour' },
    { what: 'one with a dot in its name', body: { bank, 'bank.x': 1 }, path: 'bank.x' },
    { what: 'a wrong version', body: { bank, version: '1' }, path: 'version' },
    { what: 'a parameter that it does not take', body: { bank }, query: '?a=1', path: 'a' },
    { what: 'too long a key', body: { bank }, headers: LONG, path: 'idempotency-key' },
  ])('is not changed by $what', async (wrong, { shop, own, hotels }) => {
    const { body, path, query = '', headers = {} } = wrong;
    const { owner } = own;
    const { hotelId } = await registerHotel(
      shop.ports.commands,
      randomUUID(),
      owner.userId,
      OF_OLD,
    );
    const refused = await hotels.change(owner, `${hotelId}${query}`, body, headers);
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors).toMatchObject([{ path }]);
  });
});

describe('a room kept before the rules of today', () => {
  it('is changed by the whole of what GET answered; another value against them is refused', async ({
    own,
    rooms,
  }) => {
    const roomType = 'x'.repeat(101);
    const { roomId } = await own.newRoom({ roomType });
    const { room } = (await rooms.change(own.owner, roomId, {})).body;
    const changed = await rooms.change(own.owner, roomId, { ...room, maxGuests: 4 });
    expect(changed.status).toBe(200);
    const expected: RoomAnswer['room'] = { ...room, maxGuests: 4, version: room.version + 1 };
    expect(changed.body.room).toEqual(expected);
    const refused = await rooms.change(own.owner, roomId, { ...room, roomType: `${roomType}y` });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors).toMatchObject([{ path: 'roomType' }]);
  });
});

describe('a user kept before the rules of today', () => {
  it('is changed by the whole of what GET answered; another value against them is refused', async ({
    shop,
    own,
  }) => {
    const kept = { phone: '1', email: 'noi' };
    const { userId } = await hire(shop.ports, 'visitor', own.owner.userId, kept);
    const change = (body: object) =>
      shop.put<UserAnswer>(`/users/${userId}`, body, own.owner.headers);
    const { user } = (await change({})).body;
    const changed = await change({ ...user, nickname: 'Noi' });
    expect(changed.status).toBe(200);
    expect(changed.body.user).toEqual({ ...user, nickname: 'Noi', version: user.version + 1 });
    const refused = await change({ ...user, phone: '2' });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors).toMatchObject([{ path: 'phone' }]);
  });
});

describe('a booking kept before the rules of today', () => {
  const kept = { phone: '1', email: 'noi', postalCode: '1'.repeat(21) };

  it('is changed and acted on with the whole of what GET answered; another value is refused', async ({
    shop,
    own,
    staff,
  }) => {
    const { owner } = own;
    const { book: made } = (await staff.take(owner, await own.newRoom(), nights(1, 3))).body;
    const data = { bookingId: made._id, expectedVersion: null, terms: {}, guest: kept };
    const amended = { type: 'AmendBooking', data } as const;
    await shop.ports.commands.handle(booking, bookingStream(made._id), amended, contextForTest());
    const { book } = (await staff.change(owner, made._id, {})).body;
    expect(book).toMatchObject(kept);
    const changed = await staff.change(owner, made._id, { ...book, note: 'Late' });
    expect(changed.status).toBe(200);
    expect(changed.body.book).toEqual({ ...book, note: 'Late', version: book.version + 1 });
    const refused = await staff.change(owner, made._id, { ...changed.body.book, phone: '2' });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors).toMatchObject([{ path: 'phone' }]);
    const action = { ...changed.body.book, action: 'cancel' };
    expect((await staff.change(owner, made._id, action)).status).toBe(200);
  });

  it('takes no action that is none, nor a wrong value beside one', async ({ own, staff }) => {
    const { owner } = own;
    const { book } = (await staff.take(owner, await own.newRoom(), nights(1, 3))).body;
    for (const wrong of [{ action: 'dance' }, { phone: '1' }, { action: 'cancel', phone: '1' }])
      expectProblem(await staff.change(owner, book._id, wrong), 400, 'invalid-request');
  });
});

describe('the site kept before the rules of today', () => {
  it('is changed by the whole of what GET answered; another value against them is refused', async ({
    shop,
    own,
  }) => {
    const changes = { partnerUrl: 'partners.example', copyright: 'x'.repeat(101) };
    const command = { type: 'ReviseSite', data: { changes } } as const;
    await shop.ports.commands.handle(site, SITE_STREAM, command, contextForTest());
    const change = (body: object) => shop.put<SiteAnswer>('/site', body, own.admin.headers);
    const before = (await change({})).body.site;
    expect(before).toMatchObject(changes);
    const changed = await change({ ...before, company: 'บ้านพัก' });
    expect(changed.status).toBe(200);
    expect(changed.body.site).toEqual({ ...before, company: 'บ้านพัก' });
    const last = (await wholeLog(shop.store)).findLast(({ stream }) => stream === SITE_STREAM);
    expect(last?.data).toEqual({ changes: { company: 'บ้านพัก' } });
    const refused = await change({ ...before, partnerUrl: 'javascript:alert(1)' });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors).toMatchObject([{ path: 'partnerUrl' }]);
  });
});

describe('texts kept with signs that nobody sees', () => {
  const HIDDEN = { th: 'ธารา\u200bทอง\n', en: '\u202eTara' };
  const lastOf = async (shop: Pick<Shop, 'store'>, of: string) =>
    (await wholeLog(shop.store)).findLast(({ stream }) => stream === of);

  it('stay in a hotel that is brought back, and a change beside them is cleaned alone', async ({
    shop,
    own,
    hotels,
  }) => {
    const { owner } = own;
    const address = { ...EXAMPLE_ADDRESS, city: HIDDEN, postalCode: '\u200b' };
    const kept = { hotelName: HIDDEN, address };
    const { hotelId } = await registerHotel(shop.ports.commands, randomUUID(), owner.userId, kept);
    const before = (await hotels.change(owner, hotelId, {})).body.hotel;
    expect(before).toMatchObject(kept);
    const same = await hotels.change(owner, hotelId, before);
    expect([same.status, same.body.hotel]).toEqual([200, before]);
    const body = { ...before, hotelName: { ...HIDDEN, en: 'Tara\u200b\tHouse' } };
    const changed = await hotels.change(owner, hotelId, body);
    expect(changed.body.hotel).toMatchObject({
      address,
      hotelName: { th: HIDDEN.th, en: 'TaraHouse' },
    });
    const { hotelName } = changed.body.hotel;
    expect((await lastOf(shop, `hotel-${hotelId}`))?.data).toEqual({
      hotelId,
      changes: { hotelName },
    });
  });

  it('stay in a room, a user, a booking and the site', async ({ shop, own, rooms, staff }) => {
    const { owner } = own;
    const { roomId } = await own.newRoom({ title: HIDDEN, roomType: '\u3164' });
    const { room } = (await rooms.change(owner, roomId, {})).body;
    expect((await rooms.change(owner, roomId, room)).body.room).toEqual(room);

    const { userId } = await hire(shop.ports, 'visitor', owner.userId, { nickname: 'No\u200bi' });
    const change = (body: object) => shop.put<UserAnswer>(`/users/${userId}`, body, owner.headers);
    const { user } = (await change({})).body;
    expect((await change(user)).body.user).toEqual(user);

    const { book: made } = (await staff.take(owner, await own.newRoom(), nights(1, 3))).body;
    const guest = { reservedBy: '\u200b', address: 'a\u00adb\nc' };
    const data = { bookingId: made._id, expectedVersion: null, terms: {}, guest };
    const amended = { type: 'AmendBooking', data } as const;
    await shop.ports.commands.handle(booking, bookingStream(made._id), amended, contextForTest());
    const { book } = (await staff.change(owner, made._id, {})).body;
    expect(book).toMatchObject(guest);
    const same = await staff.change(owner, made._id, book);
    expect([same.status, same.body.book]).toEqual([200, book]);
    const refused = await staff.change(owner, made._id, { ...book, reservedBy: '\u200b\u2060' });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors).toMatchObject([{ path: 'reservedBy' }]);
  });
});
