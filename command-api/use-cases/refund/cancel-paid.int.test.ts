import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { askBack, becomes, paidByCard, paidByQr } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
  await shop.runProcesses();
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const act = (id: string, action: string, more: object = {}, by = own.owner) =>
  staff.change(by, id, { action, ...more });

describe('cancel of a paid booking', () => {
  it('gives back all of it by itself, and leaves the rest of its cart alone', async () => {
    const rooms = [await own.newRoom(), await own.newRoom()];
    const { uid } = (await shop.openCheckout(rooms.map((room) => item(room, STAY)))).body.data;
    const [first, second] = (await shop.bookAll(uid)).body.books.map(({ _id }) => _id);
    await shop.payByCard({ checkoutId: uid });
    const canceled = await staff.cancel(own.owner, first ?? '');
    expect(canceled.body.book).toMatchObject({ status: 'Canceled', paymentStatus: 'refunding' });
    await becomes(shop, first ?? '', { paymentStatus: 'refunded', totalReceived: 0 });
    await becomes(shop, second ?? '', { status: 'Booked', paymentStatus: 'paid' });
  });

  it('asks the guest for an account where the hotel must transfer it', async () => {
    const { _id } = await paidByQr(shop, own, STAY);
    await act(_id, 'cancel', { reason: 'น้ำท่วม' });
    await becomes(shop, _id, {
      refund: { status: 'refunding', way: 'transfer', needsAccount: true },
    });
    const named = await askBack(shop, _id);
    expect(named.status).toBe(202);
    expect(named.body.book.refund).toMatchObject({ needsAccount: false, bank: 'KBANK' });
    expect(await shop.seen(_id, named.position)).toEqual(named.body.book);
    await act(_id, 'confirm-refund-paid');
    await becomes(shop, _id, { paymentStatus: 'refunded' });
  });
});

describe('cancel', () => {
  it('is for officers where nobody paid, for who decides on money where somebody did', async () => {
    const paid = await paidByCard(shop, own, STAY);
    expectProblem(await act(paid._id, 'cancel', {}, own.officer), 403, 'forbidden');
    expectProblem(await staff.cancel(own.officer, paid._id), 403, 'forbidden');
    const [held, other] = [await own.newRoom(), await own.newRoom()].map((room) =>
      shop.book(room, STAY),
    );
    const unpaid = (await held)?.body.book._id ?? '';
    const canceled = await act(unpaid, 'cancel', {}, own.officer);
    expect(canceled.body.book).toMatchObject({ status: 'Canceled' });
    const second = await staff.cancel(own.officer, (await other)?.body.book._id ?? '');
    expect(second.body.book).toMatchObject({ status: 'Canceled' });
    await act(paid._id, 'cancel');
    await becomes(shop, paid._id, { status: 'Canceled' });
  });
});
