import type { BookingJson, StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { expectProblem } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
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

const act = (book: Named, action: string, more: object = {}, by = own.officer): Promise<Written> =>
  staff.change(by, book._id, { action, ...more });
const undo = (book: Named, position: unknown, by = own.officer, more: object = {}) =>
  act(book, 'undo', { position, ...more }, by);
const taken = async (stay = STAY, room?: RoomForTest): Promise<StaffBookingJson> =>
  (await staff.take(own.officer, room ?? (await own.newRoom()), stay)).body.book;

/** Everything but what says that it was changed. */
const seen = ({ version, refundQuote, ...book }: StaffBookingJson) => book;
const tooLate = ({ status, body }: Written, words: RegExp) => {
  expect([status, body.code]).toEqual([409, 'too-late-to-undo']);
  expect(body.detail).toMatch(words);
};

describe('undo of what guests do', () => {
  it.each([
    ['check-in', []],
    ['check-out', ['check-in']],
    ['no-show', []],
  ] as const)(
    '%s brings back what was before, and is offered by its answer',
    async (action, first) => {
      const book = await taken(TODAY);
      for (const each of first) await act(book, each);
      const before = await act(book, 'undo-check-in').then(async () => {
        for (const each of first) await act(book, each);
        return (await staff.change(own.officer, book._id, {})).body.book;
      });
      const done = await act(book, action);
      expect(done.body.undo).toEqual(expect.any(String));
      const undone = await undo(book, done.body.undo);
      expect(undone.status).toBe(200);
      expect(undone.body.undo).toBeNull();
      expect(seen(undone.body.book)).toEqual(seen(before));
      await staff.expectRead(own.officer, undone);
      const again = await undo(book, done.body.undo);
      expect([again.status, again.body.book.version]).toEqual([200, undone.body.book.version]);
    },
  );

  it('is refused while something stands on it, in words', async () => {
    const book = await taken(TODAY);
    const arrived = await act(book, 'check-in');
    const left = await act(book, 'check-out');
    tooLate(await undo(book, arrived.body.undo), /since checked out/);
    const thai = await staff.change(
      own.officer,
      book._id,
      { action: 'undo', position: arrived.body.undo },
      { 'accept-language': 'th' },
    );
    expect(thai.body.detail).toContain('เช็คเอาต์');
    await undo(book, left.body.undo);
    expect((await undo(book, arrived.body.undo)).body.book.checkInStatus).toBe(false);
  });

  it('honours the version, wants a position, and takes none of another store or of no deed', async () => {
    const book = await taken(TODAY);
    const { body, position } = await act(book, 'check-in');
    expectProblem(await undo(book, body.undo, own.officer, { version: 0 }), 409, 'stale-version');
    expectProblem(await act(book, 'undo'), 400, 'invalid-request');
    expectProblem(await undo(book, 'nonsense'), 400, 'invalid-request');
    expectProblem(await act(book, 'check-out', { position }), 400, 'invalid-request');
    const noted = await staff.change(own.officer, book._id, { staffNote: 'Late' });
    tooLate(await undo(book, noted.position), /cannot be undone/);
    expect((await undo(book, position)).status).toBe(200);
  });

  it('is for anyone who may do it', async () => {
    const book = await taken(TODAY);
    const { body } = await act(book, 'check-in');
    for (const by of [own.visitor, own.auditor, own.otherOwner])
      expectProblem(await undo(book, body.undo, by), 403, 'forbidden');
  });
});

describe('undo of a block', () => {
  it('and of its end, which an officer may do as well', async () => {
    const room = await own.newRoom({ units: 2 });
    const placed: Written = await staff.block(own.officer, room, STAY, { units: 2 });
    expect(placed.status).toBe(201);
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
    const lifted = await act(placed.body.book, 'cancel');
    expect(lifted.status).toBe(200);
    expect(await shop.unitsLeft(room, STAY)).toBe(2);
    const back = await undo(placed.body.book, lifted.body.undo);
    expect(back.body.book).toMatchObject({ status: 'Unavailable', units: 2 });
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
    await staff.expectRead(own.officer, back);
    const gone = await undo(placed.body.book, placed.body.undo);
    expect(gone.body.book.status).toBe('Canceled');
    expect(await shop.unitsLeft(room, STAY)).toBe(2);
  });

  it('whose nights were sold meanwhile is refused', async () => {
    const room = await own.newRoom();
    const { body } = await staff.block(own.officer, room, STAY);
    const lifted = await act(body.book, 'cancel');
    await taken(STAY, room);
    tooLate(await undo(body.book, lifted.body.undo), /sold to someone else/);
  });
});

describe('undo of a cancellation', () => {
  it('of what staff took brings back the stay and its nights, by the position of any event', async () => {
    const room = await own.newRoom();
    const book = await taken(STAY, room);
    const canceled = await act(book, 'cancel', { reason: 'Twice' });
    expect(canceled.body.book.status).toBe('Canceled');
    expect(await shop.unitsLeft(room, STAY)).toBe(1);
    const back = await undo(book, canceled.position);
    expect(seen(back.body.book)).toEqual(seen(book));
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
    await staff.expectRead(own.officer, back);
    const paid = await act(book, 'record-payment', { method: 'cash', amount: book.price });
    expect(paid.body.book.paymentStatus).toBe('paid');
  });

  it('tells its reason in the history', async () => {
    const book = await taken();
    const canceled = await act(book, 'cancel', { reason: 'Twice' });
    const { body } = await shop.read<{ events: { type: string; data: object }[] }>(
      `/bookings/${book._id}/history`,
      canceled.position,
      own.owner.headers,
    );
    expect(body.events.find(({ type }) => type === 'BookingCanceled')?.data).toMatchObject({
      reason: 'Twice',
    });
  });

  it('of an unpaid cart brings back all its stays with the time that is left', async () => {
    const rooms = [await own.newRoom(), await own.newRoom()];
    const cart = rooms.map((room) => item(room, STAY));
    const { body } = await shop.openCheckout(cart);
    const { books } = (await shop.bookAll(body.data.uid)).body;
    const [first] = books;
    if (!first) throw new Error('Nothing was booked');
    const canceled = await act(first, 'cancel');
    expect(canceled.status).toBe(200);
    await undo(first, canceled.body.undo);
    for (const { _id } of books) {
      const page = await staff.change(own.officer, _id, {});
      expect(page.body.book).toMatchObject({
        status: 'Reserved',
        holdExpiresAt: first.holdExpiresAt,
      });
    }
    for (const room of rooms) expect(await shop.unitsLeft(room, STAY)).toBe(0);
    await shop.payByCard({ bookingId: first._id });
    expect((await staff.change(own.officer, first._id, {})).body.book.status).toBe('Booked');
  });

  it('whose hold would have ended cannot come back', async () => {
    const book = (await shop.book(await own.newRoom(), STAY)).body.book;
    const canceled = await act(book, 'cancel');
    shop.clock.moveBy(31 * MINUTE);
    tooLate(await undo(book, canceled.position), /time to pay/);
    expect((await act(book, 'cancel')).body.undo).toBeNull();
  });

  it('whose nights another has is refused as a whole, and frees what it had got', async () => {
    const rooms = [await own.newRoom(), await own.newRoom()];
    const { body } = await shop.openCheckout(rooms.map((room) => item(room, STAY)));
    const { books } = (await shop.bookAll(body.data.uid)).body;
    const [first] = books;
    if (!first || !rooms[1]) throw new Error('Nothing was booked');
    const canceled = await act(first, 'cancel');
    const other = await taken(STAY, rooms[1]);
    tooLate(await undo(first, canceled.body.undo), /sold to someone else/);
    expect(rooms[0] && (await shop.unitsLeft(rooms[0], STAY))).toBe(1);
    await act(other, 'cancel');
    expect((await undo(first, canceled.body.undo)).body.book.status).toBe('Reserved');
  });

  it('that money was received for is refused, and offered nowhere', async () => {
    const book = await taken();
    await act(book, 'record-payment', { method: 'cash', amount: 500 });
    expectProblem(await act(book, 'cancel'), 403, 'forbidden');
    const canceled = await act(book, 'cancel', {}, own.owner);
    expect(canceled.body.undo).toBeNull();
    tooLate(await undo(book, canceled.position, own.owner), /money was received/);
  });

  it('may follow another, again and again', async () => {
    const room = await own.newRoom();
    const book = await taken(STAY, room);
    for (let n = 0; n < 3; n += 1) {
      const canceled = await act(book, 'cancel');
      expect(await shop.unitsLeft(room, STAY)).toBe(1);
      expect((await undo(book, canceled.body.undo)).body.book.status).toBe('Booked');
      expect(await shop.unitsLeft(room, STAY)).toBe(0);
    }
    await shop.runProcesses();
    await expect
      .poll(async () => (await staff.change(own.officer, book._id, {})).body.book.status)
      .toBe('Booked');
    await (await shop.runProcesses()).caughtUp(20_000);
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
    expect((await staff.change(own.officer, book._id, {})).body.book.status).toBe('Booked');
    await shop.stopProcesses();
  });
});
