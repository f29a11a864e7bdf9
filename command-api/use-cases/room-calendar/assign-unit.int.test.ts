import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { InjectedAnswer } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type BookAnswer, staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;

beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const TODAY = { checkIn: '2027-01-01', checkOut: '2027-01-03' } as typeof STAY;

const named = () => own.newRoom({ units: 2, unitNames: ['101', '102'] });
const taken = async (room: RoomForTest, stay = STAY) =>
  (await staff.take(own.officer, room, stay)).body.book;
const assign = (id: string, unit: unknown, by = own.officer, more: object = {}) =>
  staff.change(by, id, { action: 'assign-unit', unit, ...more });
const unitNow = async (id: string) => (await staff.change(own.officer, id, {})).body.book.unit;

/** Says who has it, to the machine and in words. */
const expectTaken = (
  { status, body }: InjectedAnswer<BookAnswer>,
  { _id, bookingId }: StaffBookingJson,
  unit: string,
) =>
  expect([status, body]).toMatchObject([
    409,
    {
      code: 'room-already-booked',
      detail: `${bookingId} has unit ${unit} on these nights`,
      bookings: [{ _id, bookingId }],
    },
  ]);

describe('the unit of a stay', () => {
  it('is the house’s choice, and what a write answers is what staff read', async () => {
    const room = await named();
    const first = await staff.take(own.officer, room, STAY);
    expect(first.body.book.unit).toBe('101');
    await staff.expectRead(own.officer, first);
    const second = await staff.take(own.officer, room, nights(2, 4));
    expect(second.body.book.unit).toBe('102');
    await staff.expectRead(own.owner, second);
  });

  it('is counted where units have no names, and none where the stay is canceled', async () => {
    const book = await taken(await own.newRoom({ units: 2 }));
    expect(book.unit).toBe('1');
    const canceled = await staff.cancel(own.officer, book._id);
    expect(canceled.body.book.unit).toBeNull();
    await staff.expectRead(own.officer, canceled);
  });

  it('is nothing that guests are told', async () => {
    const { body } = await shop.book(await named(), STAY);
    expect(body.book).not.toHaveProperty('unit');
  });
});

describe('assign-unit', () => {
  it('gives a stay another one, costs nothing, and moves whom the house put there', async () => {
    const room = await named();
    const [anna, bob] = [await taken(room), await taken(room, nights(2, 4))];
    const moved = await assign(bob._id, '101');
    expect(moved.status).toBe(200);
    expect(moved.body.book).toEqual({ ...bob, unit: '101' });
    await staff.expectRead(own.officer, moved);
    expect(await unitNow(anna._id)).toBe('102');
    expect((await assign(bob._id, '101')).body.book).toEqual(moved.body.book);
  });

  it('is refused where another stay was given the unit, and says which', async () => {
    const room = await named();
    const [anna, bob] = [await taken(room), await taken(room, nights(2, 4))];
    await assign(anna._id, '102');
    const refused = await assign(bob._id, '102');
    expectTaken(refused, anna, '102');
  });

  it('is for one of two staff who give one unit to two stays at once', async () => {
    const room = await named();
    const [anna, bob] = [await taken(room), await taken(room)];
    const both = await Promise.all([assign(anna._id, '101'), assign(bob._id, '101', own.owner)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('takes a name of the room’s units alone', async () => {
    const room = await named();
    const { _id } = await taken(room);
    expectProblem(await assign(_id, '103'), 422, 'unknown-unit');
    expectProblem(await assign(_id, undefined), 400, 'invalid-request');
    expectProblem(await staff.change(own.officer, _id, { unit: '102' }), 400, 'invalid-request');
    const unnamed = await taken(await own.newRoom({ units: 2 }));
    expectProblem(await assign(unnamed._id, '1'), 422, 'unknown-unit');
  });

  it('is for who takes bookings, on what was read, and for stays to come', async () => {
    const room = await named();
    const book = await taken(room);
    expectProblem(await assign(book._id, '102', own.visitor), 403, 'forbidden');
    const late = { version: book.version + 1 };
    expectProblem(await assign(book._id, '102', own.owner, late), 409, 'stale-version');
    await staff.cancel(own.officer, book._id);
    expectProblem(await assign(book._id, '102'), 409, 'wrong-status');
  });
});

describe('check-in', () => {
  it('fixes the unit until it is undone', async () => {
    const room = await named();
    const anna = await taken(room, TODAY);
    const here = await staff.change(own.officer, anna._id, { action: 'check-in' });
    expect(here.body.book).toMatchObject({ unit: '101', checkInStatus: true });
    await staff.expectRead(own.officer, here);
    const bob = await taken(room, TODAY);
    expectTaken(await assign(bob._id, '101'), anna, '101');
    expectProblem(await assign(anna._id, '102'), 409, 'wrong-status');
    await staff.change(own.officer, anna._id, { action: 'undo-check-in' });
    expect((await assign(bob._id, '101')).status).toBe(200);
    expect(await unitNow(anna._id)).toBe('102');
  });
});

describe('a block of one unit', () => {
  const close = (room: RoomForTest, unit: string, more: object = {}) =>
    staff.block(own.officer, room, STAY, { unit, ...more });

  it('closes that one, and moves whom the house put there', async () => {
    const room = await named();
    const anna = await taken(room);
    const block = await close(room, '101');
    expect(block.body.book).toMatchObject({ status: 'Unavailable', units: 1, unit: '101' });
    await staff.expectRead(own.officer, block);
    expect(await unitNow(anna._id)).toBe('102');
  });

  it('is refused where the unit is given, has no such name, or is more than one', async () => {
    const room = await named();
    const anna = await taken(room);
    await assign(anna._id, '101');
    expectTaken(await close(room, '101'), anna, '101');
    expectProblem(await close(room, '999'), 422, 'unknown-unit');
    expectProblem(await close(room, '102', { units: 2 }), 400, 'invalid-request');
    const stay = await staff.take(own.officer, room, STAY, { unit: '102' });
    expectProblem(stay, 400, 'invalid-request');
  });
});

it('what was decided goes with a unit that gets another name', async () => {
  const room = await named();
  const anna = await taken(room);
  await assign(anna._id, '102');
  const renamed = { unitNames: ['101', 'Lotus'] };
  await shop.put(`/rooms/${room.roomId}`, renamed, own.owner.headers);
  expect(await unitNow(anna._id)).toBe('Lotus');
});
