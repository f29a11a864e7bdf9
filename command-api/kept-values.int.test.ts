import { randomUUID } from 'node:crypto';
import type { UserJson } from '@baanpak/contract/user/user.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import { describe, expect } from 'vitest';
import { registerHotel } from './testing/catalogue.ts';
import { expectProblem } from './testing/expectations.ts';
import { it } from './testing/own-shop.ts';
import type { Problem } from './testing/requests.ts';
import { hire } from './testing/staff.ts';
import type { HotelSaid, RoomSaid } from './testing/staff-catalogue.ts';
import { wholeLog } from './testing/whole-log.ts';

type UserSaid = Readonly<{ user: UserJson }> & Problem;

/** What events of old hold that nobody may say any more. */
const OF_OLD: Partial<HotelDetails> = {
  bank: 'the bank at the market',
  contactPhone: '1',
  contactChat: 'ask for Noi',
  checkInTime: '2 pm',
  facilities: ['ballroom'],
  vdoYoutube: 'our film',
};

describe('a hotel kept before the rules of today', () => {
  it('is changed by the whole of what GET said, and nothing else of it changes', async ({
    shop,
    own,
    hotels,
  }) => {
    const { owner } = own;
    const { hotelId } = await registerHotel(shop.deps.commands, randomUUID(), owner.userId, OF_OLD);
    const { position } = await hotels.change(owner, hotelId, { airportName: 'CNX' });
    const url = `/hotels/${hotelId}`;
    const { hotel } = (await shop.read<HotelSaid>(url, position, owner.headers)).body;
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
    const { hotelId } = await registerHotel(shop.deps.commands, randomUUID(), owner.userId, OF_OLD);
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
    const { hotelId } = await registerHotel(shop.deps.commands, randomUUID(), owner.userId, OF_OLD);
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
    const { hotelId } = await registerHotel(shop.deps.commands, randomUUID(), owner.userId, OF_OLD);
    const refused = await hotels.change(owner, `${hotelId}${query}`, body, headers);
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors).toMatchObject([{ path }]);
  });
});

describe('a room kept before the rules of today', () => {
  it('is changed by the whole of what GET said; another value against them is refused', async ({
    own,
    rooms,
  }) => {
    const roomType = 'x'.repeat(101);
    const { roomId } = await own.newRoom({ roomType });
    const { room } = (await rooms.change(own.owner, roomId, {})).body;
    const changed = await rooms.change(own.owner, roomId, { ...room, maxGuests: 4 });
    expect(changed.status).toBe(200);
    const expected: RoomSaid['room'] = { ...room, maxGuests: 4, version: room.version + 1 };
    expect(changed.body.room).toEqual(expected);
    const refused = await rooms.change(own.owner, roomId, { ...room, roomType: `${roomType}y` });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors).toMatchObject([{ path: 'roomType' }]);
  });
});

describe('a user kept before the rules of today', () => {
  it('is changed by the whole of what GET said; another value against them is refused', async ({
    shop,
    own,
  }) => {
    const said = { phone: '1', email: 'noi' };
    const { userId } = await hire(shop.deps, 'visitor', own.owner.userId, said);
    const change = (body: object) =>
      shop.put<UserSaid>(`/users/${userId}`, body, own.owner.headers);
    const { user } = (await change({})).body;
    const changed = await change({ ...user, nickname: 'Noi' });
    expect(changed.status).toBe(200);
    expect(changed.body.user).toEqual({ ...user, nickname: 'Noi', version: user.version + 1 });
    const refused = await change({ ...user, phone: '2' });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors).toMatchObject([{ path: 'phone' }]);
  });
});
