import { randomUUID } from 'node:crypto';
import { StaffBookingWritten } from '@baanpak/contract/booking/booking-requests.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
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

describe('POST /bookings', () => {
  it('takes a booking that is certain before it is paid, and answers what GET says', async () => {
    const room = await own.newRoom();
    const answer = await staff.take(own.officer, room, STAY, { breakfast: true, note: 'Late' });
    expect(answer.status).toBe(201);
    expectShape(StaffBookingWritten, answer.body);
    expect(answer.body.book).toMatchObject({
      status: 'Booked',
      paymentStatus: 'pending',
      holdExpiresAt: null,
      reservedBy: 'Malee',
      email: null,
      bookingChannel: 'phone',
      paymentMethod: 'direct',
      price: 2000,
      totalReceived: 0,
      breakfast: true,
      ownerId: own.owner.userId,
      version: 0,
    });
    await staff.expectRead(own.officer, answer);
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
    expectProblem(await shop.book(room, STAY), 409, 'room-already-booked');
    expectProblem(await staff.take(own.officer, room, STAY), 409, 'room-already-booked');
  });

  it('is refused where its taker was shown another total; a block has none', async () => {
    const room = await own.newRoom();
    const shown = (expectedTotal: number, headers: Record<string, string> = {}) =>
      staff.take(own.officer, room, STAY, { expectedTotal }, headers);
    await expectRefusal((h) => shown(1999, h), 409, 'price-changed');
    expect((await shown(2001)).body).toMatchObject({ totalPrice: 2000 });
    expect(await shop.unitsLeft(room, STAY)).toBe(1);
    const blocked = await staff.block(own.officer, room, STAY, { expectedTotal: 2000 });
    expectProblem(blocked, 400, 'invalid-request');
    expect((await shown(2000)).status).toBe(201);
  });

  it('stays booked when a hold would have ended, and is completed the day after check-out', async () => {
    const { body, position } = await staff.take(own.officer, await own.newRoom(), STAY);
    await shop.runProcesses();
    shop.clock.moveBy(31 * MINUTE);
    await shop.runProcesses();
    const guestId = await shop.guestId(body.book._id);
    expect((await shop.seen(guestId, position)).status).toBe('Booked');
    await shop.stopProcesses();
  });

  it('never sells more than there is, however many guests and staff want the last unit', async () => {
    const room = await own.newRoom({ units: 2 });
    const wanted = Array.from({ length: 8 }, (_, n) =>
      n % 2 ? shop.book(room, STAY) : staff.take(own.officer, room, STAY),
    );
    const answers = await Promise.all(wanted);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
  });

  it('is carried out once for a key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const room = await own.newRoom({ units: 2 });
    const first = await staff.take(own.owner, room, STAY, {}, key);
    const again = await staff.take(own.owner, room, STAY, {}, key);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(again.body.book).toEqual(first.body.book);
    expect(await shop.unitsLeft(room, STAY)).toBe(1);
    const other = await staff.take(own.owner, room, STAY, { breakfast: true }, key);
    expectProblem(other, 422, 'idempotency-key-reused');
  });

  it('can be paid online by the guest, and is paid once', async () => {
    const options = { paymentMethod: 'gateway' };
    const { body } = await staff.take(own.officer, await own.newRoom(), STAY, options);
    const bookingId = await shop.guestId(body.book._id);
    const paid = await shop.payByCard({ bookingId });
    expect(await shop.seen(bookingId, paid.position)).toMatchObject({
      status: 'Booked',
      paymentStatus: 'paid',
      totalReceived: 2000,
    });
    const again = await shop.payByCard({ bookingId });
    expectProblem(again as never, 409, 'not-payable');
  });

  it.each([
    ['nobody’s name', { reservedBy: null }, 400, 'invalid-request'],
    ['no phone', { phone: undefined }, 400, 'invalid-request'],
    ['no email address', { email: 'malee' }, 400, 'invalid-request'],
    ['an unknown field', { price: 1 }, 400, 'invalid-request'],
    ['the status of a stay that is over', { status: 'Completed' }, 400, 'invalid-request'],
    ['several units', { units: 2 }, 400, 'invalid-request'],
    ['the past', { checkInDate: '2026-12-01' }, 422, 'stay-in-the-past'],
    ['no night', { checkOutDate: STAY.checkIn }, 422, 'stay-too-short'],
    ['a phone that is none', { phone: 'ask' }, 400, 'invalid-request'],
    ['too many guests', { guests: 9 }, 422, 'too-many-guests'],
    ['more children than guests', { guests: 1, children: 2 }, 422, 'too-many-guests'],
    ['six pets', { pets: 6 }, 422, 'too-many-guests'],
  ] as const)('refuses %s', async (_, changes, status, code) => {
    const room = await own.newRoom();
    expectProblem(await staff.take(own.owner, room, STAY, changes), status, code);
    expect(await shop.unitsLeft(room, STAY)).toBe(1);
  });

  it('is for who may take bookings there', async () => {
    const room = await own.newRoom();
    for (const by of [own.visitor, own.auditor, own.otherOwner])
      expectProblem(await staff.take(by, room, STAY), 403, 'forbidden');
    expectProblem(await shop.post<Problem>('/bookings', {}), 401, 'unauthorized');
    const unknown = { ...room, roomId: randomUUID() };
    expectProblem(await staff.take(own.owner, unknown, STAY), 404, 'not-found');
    expect((await staff.take(own.admin, room, STAY)).status).toBe(201);
  });
});

describe('a block', () => {
  it('takes all units that are free, or as many as it says', async () => {
    const room = await own.newRoom({ units: 3 });
    const one = await staff.block(own.officer, room, STAY, { units: 1 });
    expect(one.body.book).toMatchObject({ status: 'Unavailable', units: 1 });
    const rest = await staff.block(own.officer, room, STAY, { note: 'ทาสี' });
    expect(rest.status).toBe(201);
    expectShape(StaffBookingWritten, rest.body);
    expect(rest.body.book).toMatchObject({
      status: 'Unavailable',
      units: 2,
      reservedBy: null,
      phone: null,
      price: 0,
      note: 'ทาสี',
    });
    await staff.expectRead(own.officer, rest);
    expectProblem(await shop.book(room, STAY), 409, 'room-already-booked');
    expectProblem(await staff.block(own.officer, room, STAY), 409, 'room-already-booked');
    const url = `/outreach/bookings/is-exists/${room.roomId}`;
    const asked = `?check_in_date=${STAY.checkIn}&check_out_date=${STAY.checkOut}`;
    const exists = () => shop.read<{ exists: boolean }>(url + asked, rest.position);
    expect((await exists()).body.exists).toBe(true);
  });

  it('is lifted once, and then its units can be obtained', async () => {
    const room = await own.newRoom({ units: 2 });
    const { body } = await staff.block(own.owner, room, STAY);
    const lifted = await staff.cancel(own.owner, body.book._id);
    expect(lifted.body.book.status).toBe('Canceled');
    await staff.expectRead(own.owner, lifted);
    expect(await shop.unitsLeft(room, STAY)).toBe(2);
    expect((await staff.cancel(own.owner, body.book._id)).body.book).toEqual(lifted.body.book);
    await shop.runProcesses();
    expect(await shop.unitsLeft(room, STAY)).toBe(2);
    await shop.stopProcesses();
    const day = await shop.read<{ bookReach: { days: { unitsLeft: number }[] } }>(
      `/outreach/bookings/room/${room.roomId}?from=${STAY.checkIn}&to=${STAY.checkOut}`,
      lifted.position,
    );
    expect(day.body.bookReach.days.map(({ unitsLeft }) => unitsLeft)).toEqual([2, 2]);
  });

  it('is carried out once for a key, and has no guest', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const room = await own.newRoom({ units: 2 });
    const options = { units: 1 };
    const first = await staff.block(own.owner, room, STAY, options, key);
    const again = await staff.block(own.owner, room, STAY, options, key);
    expect(again.body.book).toEqual(first.body.book);
    expect(await shop.unitsLeft(room, STAY)).toBe(1);
    const guest = await staff.block(own.owner, room, STAY, { reservedBy: 'Malee' });
    expectProblem(guest, 400, 'invalid-request');
    expectProblem(
      await staff.change(own.owner, first.body.book._id, { action: 'check-in' }),
      409,
      'wrong-status',
    );
    expectProblem(
      await staff.change(own.owner, first.body.book._id, { action: 'confirm-payment' }),
      409,
      'wrong-status',
    );
  });
});
