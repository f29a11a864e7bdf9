import { randomUUID } from 'node:crypto';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { item } from '../../testing/guest.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { becomes } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';
import { wholeLog } from '../../testing/whole-log.ts';

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
const DIRECT = { paymentMethod: 'direct' } as const;
const key = () => ({ 'idempotency-key': randomUUID() });

const booked = async (changes: object = DIRECT) =>
  (await shop.book(await own.newRoom(), STAY, changes)).body.book;
const paidByCard = async () => {
  const book = await booked({});
  await shop.payByCard({ bookingId: book._id });
  return book;
};
const record = (id: string, amount: number, more: object = {}, headers = {}) =>
  staff.change(own.owner, id, { action: 'record-transfer', amount, ...more }, headers);
const confirm = (id: string, headers = {}) =>
  staff.change(own.owner, id, { action: 'confirm-payment' }, headers);
/** What is owed back for transfers to a booking, as the log has it. */
const owed = async (guestId: string) => {
  const id = await shop.staffId(guestId);
  return (await wholeLog(shop.store)).flatMap(({ type, data }) => {
    const of = data as { bookingIds?: string[]; chargeId?: string | null; amount: number };
    const isOwed = type === 'RefundStarted' && of.bookingIds?.includes(id) && of.chargeId === null;
    return isOwed ? [of.amount] : [];
  });
};

describe('confirming a payment', () => {
  it('twice with one key is one confirmation, and answers the same', async () => {
    const [{ _id: id }, headers] = [await booked(), key()];
    const first = await confirm(id, headers);
    const again = await confirm(id, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.book).toEqual(first.body.book);
  });

  it.each([
    ['paid online', async () => (await paidByCard())._id, 'paid online'],
    [
      'confirmed before',
      async () => {
        const { _id: id } = await booked();
        await confirm(id);
        return id;
      },
      'was confirmed before',
    ],
    [
      'given up by its guest',
      async () => {
        const { _id: id } = await booked();
        await shop.giveUp(id);
        return id;
      },
      'was canceled',
    ],
    [
      'canceled by staff',
      async () => {
        const { _id: id } = await booked();
        await staff.cancel(own.owner, id);
        return id;
      },
      'was canceled',
    ],
    [
      'refunded',
      async () => {
        const { _id: id } = await paidByCard();
        await staff.cancel(own.owner, id);
        return id;
      },
      'canceled after it was paid',
    ],
  ])('is refused and says why where it was %s; the transfer is owed back', async (_, make, why) => {
    const id = await make();
    const { status, body } = await confirm(id);
    expect([status, body.code]).toEqual([409, 'not-payable']);
    expect(body.detail).toContain(why);
    const thai = await confirm(id, { 'accept-language': 'th' });
    expect(thai.body.detail).toMatch(/บันทึกเงินโอน/);
    expect((await record(id, 2000)).status).toBe(200);
    expect(await owed(id)).toEqual([200_000]);
  });
});

describe('recording a transfer that came all the same', () => {
  it('owes back what came, left to the hotel, while the stay stays paid', async () => {
    const { _id: id } = await paidByCard();
    const { status, body } = await record(id, 1500, { reference: 'KB-1' });
    expect(status).toBe(200);
    expect(body.book).toMatchObject({
      ...{ status: 'Booked', paymentStatus: 'paid', totalReceived: 2000 },
      refund: { status: 'refunding', way: 'transfer', amount: 1500, needsAccount: true },
    });
    await staff.expectRead(own.owner, await staff.change(own.owner, id, { note: 'Two refunds' }));
  });

  it('is the same one by its reference and amount, or by its key', async () => {
    const { _id: id } = await paidByCard();
    for (const _ of [1, 2]) expect((await record(id, 700, { reference: 'KB-2' })).status).toBe(200);
    expect(await owed(id)).toEqual([70_000]);
    const headers = key();
    for (const _ of [1, 2]) expect((await record(id, 800, {}, headers)).status).toBe(200);
    expect(await owed(id)).toEqual([70_000, 80_000]);
    const other = await record(id, 900, {}, headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('is another one without either', async () => {
    const { _id: id } = await paidByCard();
    for (const _ of [1, 2]) expect((await record(id, 300)).status).toBe(200);
    expect(await owed(id)).toEqual([30_000, 30_000]);
  });

  it('is refused while the money may still pay for the booking', async () => {
    const { _id: id } = await booked();
    const { status, body } = await record(id, 2000);
    expect([status, body.code]).toEqual([409, 'wrong-status']);
  });

  it('owes back a part that came for what has expired, beside the rest', async () => {
    const { _id: id } = await booked();
    await shop.runProcesses();
    shop.clock.moveBy(31 * MINUTE);
    await shop.runProcesses();
    await becomes(shop, id, { status: 'Expired' });
    await record(id, 500);
    expect(await owed(id)).toEqual([50_000]);
    expect((await confirm(id)).body.book).toMatchObject({ status: 'Booked' });
    await shop.stopProcesses();
  });

  it('names its amount, and nothing else takes a reference', async () => {
    const { _id: id } = await paidByCard();
    const without = await staff.change(own.owner, id, { action: 'record-transfer' });
    expect([without.status, without.body.code]).toEqual([400, 'invalid-request']);
    expect((await record(id, 0)).status).toBe(400);
    const misplaced = await staff.change(own.owner, id, { action: 'check-in', reference: 'KB' });
    expect(misplaced.status).toBe(400);
  });

  it('is for the owner and the admin, as transfers are', async () => {
    const { _id: id } = await paidByCard();
    const body = { action: 'record-transfer', amount: 100 };
    for (const by of [own.officer, own.visitor, own.auditor, own.otherOwner])
      expect((await staff.change(by, id, body)).status).toBe(403);
    expect((await staff.change(own.admin, id, body)).status).toBe(200);
  });

  it('concerns one stay of a cart alone', async () => {
    const rooms = [await own.newRoom(), await own.newRoom()];
    const { uid } = (await shop.openCheckout(rooms.map((room) => item(room, STAY)))).body.data;
    const [first, second] = (await shop.bookAll(uid)).body.books;
    await shop.payByCard({ checkoutId: uid });
    await record(first?._id ?? '', 400);
    expect([await owed(first?._id ?? ''), await owed(second?._id ?? '')]).toEqual([[40_000], []]);
  });
});
