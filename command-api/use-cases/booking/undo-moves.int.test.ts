import type { BookingJson, StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomForTest } from '../../testing/catalogue.ts';
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
type Written = InjectedAnswer<BookAnswer & Readonly<{ undo?: string | null }>>;
type Named = Pick<BookingJson, '_id'>;

const act = (book: Named, action: string, more: object = {}): Promise<Written> =>
  staff.change(own.officer, book._id, { action, ...more });
const undo = (book: Named, position: unknown) => act(book, 'undo', { position });
const taken = async (stay: typeof STAY, room: RoomForTest): Promise<StaffBookingJson> =>
  (await staff.take(own.officer, room, stay)).body.book;

/** Everything but what says that it was changed. */
const seen = ({ version, refundQuote, ...book }: StaffBookingJson) => book;
const tooLate = ({ status, body }: Written, words: RegExp) => {
  expect([status, body.code]).toEqual([409, 'too-late-to-undo']);
  expect(body.detail).toMatch(words);
};

describe('undo of a move', () => {
  it('brings the stay back to its room, days and price, and is offered by its answer', async () => {
    const [from, to] = [await own.newRoom(), await own.newRoom()];
    const book = await taken(STAY, from);
    const moved: Written = await staff.change(own.officer, book._id, {
      ...{
        roomId: to.roomId,
        checkInDate: nights(2, 5).checkIn,
        checkOutDate: nights(2, 5).checkOut,
      },
    });
    expect(moved.body.book).toMatchObject({ roomId: to.roomId, nights: 3 });
    expect(moved.body.undo).toEqual(expect.any(String));
    const noted: Written = await staff.change(own.officer, book._id, { staffNote: 'Late' });
    expect(noted.body.undo).toBeNull();
    const undone = await undo(book, moved.body.undo);
    expect(seen(undone.body.book)).toEqual({ ...seen(book), staffNote: 'Late' });
    await staff.expectRead(own.officer, undone);
    expect([await shop.unitsLeft(from, STAY), await shop.unitsLeft(to, nights(2, 5))]).toEqual([
      0, 1,
    ]);
    expect((await undo(book, moved.body.undo)).body.book.version).toBe(undone.body.book.version);
  });

  it('is refused once another has its nights, and leaves the stay where it is', async () => {
    const room = await own.newRoom();
    const book = await taken(STAY, room);
    const { body }: Written = await staff.change(own.officer, book._id, {
      checkOutDate: nights(1, 2).checkOut,
    });
    await taken(nights(2, 3), room);
    tooLate(await undo(book, body.undo), /sold to someone else/);
    const still = (await staff.change(own.officer, book._id, {})).body.book;
    expect(still.checkOutDate).toBe(nights(1, 2).checkOut);
  });
});

describe('undo of the cancellation of a moved stay', () => {
  it('brings it back where it was moved to, and it can be moved again', async () => {
    const [from, to] = [await own.newRoom(), await own.newRoom()];
    const book = await taken(STAY, from);
    await staff.change(own.officer, book._id, { roomId: to.roomId });
    await staff.change(own.officer, book._id, { checkOutDate: nights(1, 4).checkOut });
    const canceled: Written = await staff.change(own.officer, book._id, { action: 'cancel' });
    expect(canceled.status).toBe(200);
    expect(await shop.unitsLeft(to, nights(1, 4))).toBe(1);
    const undone = await undo(book, canceled.position);
    expect(undone.body.book).toMatchObject({ status: 'Booked', roomId: to.roomId, nights: 3 });
    await staff.expectRead(own.officer, undone);
    expect([await shop.unitsLeft(from, STAY), await shop.unitsLeft(to, STAY)]).toEqual([1, 0]);
    const back = await staff.change(own.officer, book._id, { roomId: from.roomId });
    expect(back.body.book).toMatchObject({ roomId: from.roomId, nights: 3 });
    expect(await shop.unitsLeft(to, nights(1, 4))).toBe(1);
    const again: Written = await staff.change(own.officer, book._id, { action: 'cancel' });
    expect((await undo(book, again.position)).body.book.status).toBe('Booked');
    expect(await shop.unitsLeft(from, nights(1, 4))).toBe(0);
  });

  it('is refused once another has the nights that it was moved to', async () => {
    const [from, to] = [await own.newRoom(), await own.newRoom()];
    const book = await taken(STAY, from);
    await staff.change(own.officer, book._id, { roomId: to.roomId });
    const canceled: Written = await staff.change(own.officer, book._id, { action: 'cancel' });
    await taken(STAY, to);
    tooLate(await undo(book, canceled.position), /sold to someone else/);
    expect(await shop.unitsLeft(from, STAY)).toBe(1);
  });
});

describe('a departure before its day', () => {
  it('frees the nights left at the same price, and gives them back when it is undone', async () => {
    const room = await own.newRoom();
    const book = await taken(TODAY, room);
    const here = await act(book, 'check-in');
    const left = await act(book, 'check-out');
    const nightsLeft = { ...TODAY, checkIn: '2027-01-02' } as typeof STAY;
    expect(left.body.book).toMatchObject({ status: 'Completed', price: book.price, nights: 1 });
    expect(await shop.unitsLeft(room, nightsLeft)).toBe(1);
    const undone = await undo(book, left.position);
    expect(seen(undone.body.book)).toEqual(seen(here.body.book));
    expect(await shop.unitsLeft(room, TODAY)).toBe(0);
    await staff.expectRead(own.officer, undone);
    const again = await act(book, 'check-out');
    await taken(nightsLeft, room);
    tooLate(await undo(book, again.body.undo), /sold to someone else/);
  });
});
