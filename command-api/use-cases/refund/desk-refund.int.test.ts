import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { askBack, becomes } from '../../testing/refunds.ts';
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

const checkoutOf = async ({ checkoutId }: BookingJson) =>
  (await shop.ports.commands.load(checkout, checkoutStream(checkoutId))).state.status;
const act = (id: string, action: string, more: object = {}) =>
  staff.change(own.owner, id, { action, ...more });

describe('a stay that was paid at the desk alone', () => {
  /** Two nights at 1,000 baht each, of which the desk took `amount`. */
  async function paidAtDesk(amount: number): Promise<BookingJson> {
    const stay = nights(1, 3);
    const { _id } = (await staff.take(own.owner, await own.newRoom(), stay)).body.book;
    const paid = { action: 'record-payment', method: 'cash', amount };
    const { position } = await staff.change(own.officer, _id, paid);
    return shop.seen(await shop.guestId(_id), position);
  }
  const askedAtDesk = async (amount: number) => {
    const book = await paidAtDesk(amount);
    expect(book.refundQuote).toMatchObject({ amount });
    const { status, body } = await askBack(shop, book._id);
    expect([status, body.book.status, body.book.paymentStatus]).toEqual([
      202,
      'Booked',
      'refund-requested',
    ]);
    expect(body.book.refund).toMatchObject({ status: 'requested', amount });
    return book;
  };

  it.for([
    [null, 1500, 0, 'refunded'],
    [600, 600, 900, 'partially-refunded'],
  ] as const)(
    'is called off, and where staff name %s the hotel gives back %i',
    async ([amount, back, kept, paymentStatus]) => {
      const book = await askedAtDesk(1500);
      const approved = await act(book._id, 'approve-refund', amount ? { amount } : {});
      expect(approved.body.book).toMatchObject({ status: 'Canceled', paymentStatus: 'refunding' });
      expect(await shop.unitsLeft(book, nights(1, 3))).toBe(1);
      const left = {
        refund: { status: 'refunding', way: 'transfer', amount: back, needsAccount: false },
      };
      const waits = await becomes(shop, book._id, { paymentStatus: 'refunding', ...left });
      expect(waits.refunds).toHaveLength(1);
      const { position } = await act(book._id, 'confirm-refund-paid', { method: 'cash' });
      const over = { paymentStatus, totalReceived: kept, amountDue: 0 };
      expect(await shop.seen(book._id, position)).toMatchObject({ status: 'Canceled', ...over });
      expectProblem(await shop.askForQr({ bookingId: book._id }), 409, 'not-payable');
      expect((await act(book._id, 'confirm-payment')).body.code).toBe('not-payable');
      expect(await checkoutOf(book)).toBe('canceled');
    },
  );

  it('is called off with all of it where staff cancel while the request waits', async () => {
    const book = await askedAtDesk(1500);
    const { body } = await act(book._id, 'cancel');
    expect(body.book).toMatchObject({ status: 'Canceled', paymentStatus: 'refunding' });
    const { refunds } = await becomes(shop, book._id, { refund: { way: 'transfer' } });
    expect(refunds).toMatchObject([{ amount: 1500 }]);
    expect(await checkoutOf(book)).toBe('canceled');
    expectProblem(await shop.askForQr({ bookingId: book._id }), 409, 'not-payable');
  });

  it('stands where staff say no', async () => {
    const book = await askedAtDesk(1500);
    const { body } = await act(book._id, 'reject-refund', { reason: 'too late' });
    expect(body.book).toMatchObject({
      ...{ status: 'Booked', paymentStatus: 'refund-rejected', amountDue: 500 },
      totalReceived: 1500,
    });
    expect(await shop.unitsLeft(book, nights(1, 3))).toBe(0);
  });
});
