import { randomUUID } from 'node:crypto';
import type { BookingJson, StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

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

const taken = async (stay = STAY): Promise<StaffBookingJson> =>
  (await staff.take(own.officer, await own.newRoom(), stay)).body.book;
const placed = async (changes: object = {}): Promise<BookingJson> =>
  (await shop.book(await own.newRoom(), STAY, changes)).body.book;
const act = (book: Pick<BookingJson, '_id'>, action: string, by = own.owner, more: object = {}) =>
  staff.change(by, book._id, { action, ...more });

describe('PUT /bookings/{id} with changed fields', () => {
  it('corrects details, takes back what GET answered, and answers what GET says', async () => {
    const book = shop.asStaffRead(await placed());
    const changes = { phone: '021234567', email: null, breakfast: true, note: 'ชั้นล่าง' };
    const answer = await staff.change(own.officer, book._id, { ...book, ...changes });
    expect(answer.status).toBe(200);
    expect(answer.body.book).toEqual({ ...book, ...changes, version: 1 });
    await staff.expectRead(own.officer, answer);
    const same = await staff.change(own.officer, book._id, { phone: '021234567' });
    expect(same.body.book.version).toBe(1);
  });

  it('refuses an old version, what only the server sets, and what the room does not take', async () => {
    const book = await placed();
    await staff.change(own.officer, book._id, { phone: '010000' });
    const change = (body: object) => staff.change(own.officer, book._id, body);
    expectProblem(await change({ phone: '020000', version: 0 }), 409, 'stale-version');
    for (const fixed of [{ price: 1 }, { checkInDate: '2027-03-09' }, { status: 'Booked' }])
      expectProblem(await change(fixed), 400, 'invalid-request');
    expectProblem(await change({ salary: 1 }), 400, 'invalid-request');
    expectProblem(await change({ reservedBy: null }), 400, 'invalid-request');
    expectProblem(await change({ reason: 'x' }), 400, 'invalid-request');
    for (const party of [{ guests: 9 }, { children: 3 }, { pets: 6 }])
      expectProblem(await change(party), 422, 'too-many-guests');
    expectProblem(await change({ phone: '1' }), 400, 'invalid-request');
  });

  it('leaves what has ended as it is', async () => {
    const book = await placed();
    await shop.giveUp(book._id);
    expectProblem(
      await staff.change(own.officer, book._id, { phone: '010000' }),
      409,
      'wrong-status',
    );
  });
});

describe('the guest', () => {
  it('is checked in and out, which completes the stay', async () => {
    const book = await taken(TODAY);
    const arrived = await act(book, 'check-in', own.officer);
    expect(arrived.body.book).toMatchObject({
      status: 'Booked',
      checkInStatus: true,
      checkInDateStatus: shop.clock.now(),
      checkInBy: own.officer.userId,
      checkOutStatus: false,
    });
    await staff.expectRead(own.officer, arrived);
    const undone = await act(book, 'undo-check-in', own.officer);
    expect(undone.body.book).toMatchObject({ checkInStatus: false, checkInBy: null });
    await staff.expectRead(own.officer, undone);
    expectProblem(await act(book, 'check-out'), 409, 'wrong-status');
    await act(book, 'check-in');
    expectProblem(await act(book, 'no-show'), 409, 'wrong-status');
    expectProblem(await act(book, 'cancel'), 409, 'wrong-status');
    const left = await act(book, 'check-out', own.officer);
    expect(left.body.book).toMatchObject({
      status: 'Completed',
      checkOutStatus: true,
      checkOutDateStatus: shop.clock.now(),
      checkOutBy: own.officer.userId,
    });
    await staff.expectRead(own.officer, left);
    expect((await act(book, 'check-out')).body.book).toEqual(left.body.book);
  });

  it('leaves before the last day, and nothing of the guest is written into what says so', async () => {
    const book = await taken(TODAY);
    await act(book, 'check-in');
    expect((await act(book, 'check-out')).status).toBe(200);
    const events = await shop.ports.historyOf(bookingStream(book._id));
    const moved = events.find(({ type }) => type === 'StayMoved');
    const fields = [
      'at',
      'bookingId',
      'by',
      'from',
      'hadBy',
      'moveId',
      'ofDeparture',
      'reason',
      'returned',
      'to',
    ];
    expect(new Set(Object.keys({ ...moved?.data }))).toEqual(new Set(fields));
  });

  it('leaves with money due, and the answer says how much', async () => {
    const book = await taken(TODAY);
    await act(book, 'check-in');
    const left = await act(book, 'check-out');
    const { amountDue } = left.body.book;
    expect(amountDue).toBeGreaterThan(0);
    const amount = `฿${amountDue.toLocaleString('en-US')}`;
    expect(left.body.detail).toBe(`Checked out with ${amount} still due`);
    const thai = { ...own.owner.headers, 'accept-language': 'th' };
    const again = await shop.put<Problem>(`/bookings/${book._id}`, { action: 'check-out' }, thai);
    expect(again.body.detail).toBe(`เช็กเอาต์แล้ว ยังค้างชำระ ${amount}`);
  });

  it('is not expected before the day of check-in, nor unless the booking is certain', async () => {
    const book = await taken();
    for (const action of ['check-in', 'no-show'])
      expectProblem(await act(book, action), 409, 'too-early');
    expectProblem(await act(await placed(), 'check-in'), 409, 'wrong-status');
    const stale = await act(book, 'check-in', own.owner, { version: 7 });
    expectProblem(stale, 409, 'stale-version');
    expectProblem(
      await act(book, 'check-in', own.owner, { phone: '010000' }),
      400,
      'invalid-request',
    );
    expectProblem(await act(book, 'dance'), 400, 'invalid-request');
  });

  it('who never came has the stay completed, without an arrival', async () => {
    const book = await taken(TODAY);
    const missed = await act(book, 'no-show', own.officer);
    expect(missed.body.book).toMatchObject({
      status: 'Completed',
      noShow: true,
      checkInStatus: false,
    });
    await staff.expectRead(own.officer, missed);
  });

  it('who pays when leaving leaves the stay completed', async () => {
    const book = await taken(TODAY);
    await act(book, 'check-in');
    await act(book, 'check-out');
    const paid = await act(book, 'confirm-payment');
    expect(paid.body.book).toMatchObject({ status: 'Completed', paymentStatus: 'paid' });
    await staff.expectRead(own.owner, paid);
  });
});

describe('confirm-payment', () => {
  it('books a direct booking that waits, and no hold ends it any more', async () => {
    const book = await placed({ paymentMethod: 'direct' });
    const paid = await act(book, 'confirm-payment');
    expect(paid.body.book).toMatchObject({
      status: 'Booked',
      paymentStatus: 'paid',
      totalReceived: 2000,
      feeCharge: 0,
      holdExpiresAt: null,
    });
    await staff.expectRead(own.owner, paid);
    const again = await act(book, 'confirm-payment');
    expect([again.status, again.body.code]).toEqual([409, 'not-payable']);
    expectProblem((await shop.payByCard({ bookingId: book._id })) as never, 409, 'not-payable');
  });

  it('of a booking that was taken by staff receives its price', async () => {
    const book = await taken();
    const paid = await act(book, 'confirm-payment');
    expect(paid.body.book).toMatchObject({ status: 'Booked', totalReceived: 2000, version: 1 });
    await staff.expectRead(own.owner, paid);
  });

  it('is refused while a guest pays online, and once the booking has ended', async () => {
    expectProblem(await act(await placed(), 'confirm-payment'), 409, 'paid-online');
    const gone = await placed({ paymentMethod: 'direct' });
    await shop.giveUp(gone._id);
    const over = await act(gone, 'confirm-payment');
    expect([over.status, over.body.code]).toEqual([409, 'not-payable']);
  });

  it('races with the hold’s end: one of them holds', async () => {
    const book = await placed({ paymentMethod: 'direct' });
    const [paid, given] = await Promise.all([act(book, 'confirm-payment'), shop.giveUp(book._id)]);
    expect([paid.status, given.status].toSorted()).toEqual([200, 409]);
  });
});

describe('cancel, and DELETE /bookings/{id}', () => {
  it('ends what is not paid and frees its nights', async () => {
    for (const book of [await taken(), await placed()]) {
      const canceled = await act(book, 'cancel', own.owner, { reason: 'ผู้เข้าพักป่วย' });
      expect(canceled.body.book).toMatchObject({ status: 'Canceled', holdExpiresAt: null });
      await staff.expectRead(own.owner, canceled);
      expect(await shop.unitsLeft({ ...book, roomId: book.roomId }, STAY)).toBe(1);
      expect((await staff.cancel(own.owner, book._id)).body.book).toEqual(canceled.body.book);
    }
  });

  it('is refused where money may be on its way', async () => {
    const pending = await placed();
    await shop.askForQr({ bookingId: pending._id });
    expectProblem(await staff.cancel(own.owner, pending._id), 409, 'payment-in-progress');
  });

  it('is not for a cart that holds another owner’s stay', async () => {
    const items = [item(await own.newRoom(), STAY), item(await shop.newRoom(), STAY)];
    const { body } = await shop.openCheckout(items);
    const { books } = (await shop.bookAll(body.data.uid)).body;
    const mine = books.find(({ ownerId }) => ownerId === own.owner.userId);
    expectProblem(await staff.cancel(own.owner, mine?._id ?? ''), 403, 'forbidden');
    expect((await staff.cancel(own.admin, mine?._id ?? '')).status).toBe(200);
  });

  it('is left to staff: a guest does not give up what staff took', async () =>
    expectProblem(await shop.giveUp(await shop.guestId((await taken())._id)), 409, 'wrong-status'));
});

describe('rights', () => {
  it('leave money to owners and admins, and everything else to officers too', async () => {
    const book = await taken(TODAY);
    expectProblem(await act(book, 'confirm-payment', own.officer), 403, 'forbidden');
    for (const by of [own.visitor, own.auditor, own.otherOwner]) {
      expectProblem(await act(book, 'check-in', by), 403, 'forbidden');
      expectProblem(await staff.change(by, book._id, { price: 'x' }), 403, 'forbidden');
    }
    expectProblem(await staff.change(own.owner, randomUUID(), {}), 404, 'not-found');
    expectProblem(await staff.cancel(own.owner, randomUUID()), 404, 'not-found');
  });
});

it('a hold that staff cancel stays canceled when its time is up', async () => {
  const book = await placed();
  const { position } = await act(book, 'cancel');
  shop.clock.moveBy(31 * MINUTE);
  await shop.runProcesses();
  expect((await shop.seen(book._id, position)).status).toBe('Canceled');
  await shop.stopProcesses();
});
