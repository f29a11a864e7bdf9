import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../testing/expectations.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let owner: Hired;
beforeAll(async () => {
  shop = await openShop();
  owner = await hire(shop.ports, 'admin');
});
afterAll(() => shop.close());

const DEAREST = 1_000_000;
const dearRoom = () => shop.newRoom({ basePrice: baht(DEAREST) });
const THREE_WEEKS = nights(1, 23);
const { checkIn } = THREE_WEEKS;
/** As long as one can book ahead from here. */
const LONGEST = { checkIn, checkOut: addDays(checkIn, 670) };

describe('a stay that costs more than 32 bits of satang', () => {
  it.each([THREE_WEEKS, LONGEST])(
    '%o is booked, read, paid to the hotel and listed',
    async (stay) => {
      const { status, body, position } = await shop.book(await dearRoom(), stay, {
        paymentMethod: 'direct',
      });
      expect(status).toBe(201);
      const price = DEAREST * body.book.nights;
      expect(body.book.price).toBe(price);
      expect(await shop.seen(body.book._id, position)).toEqual(body.book);

      const staff = staffBookingsWith(shop);
      const paid = await staff.change(owner, body.book._id, { action: 'confirm-payment' });
      expect([paid.status, paid.body.book.totalReceived]).toEqual([200, price]);
      const list = await shop.read<{ books: BookingJson[] }>(
        `/bookings?sort=-price&q=${body.book.bookingId}`,
        paid.position,
        owner.headers,
      );
      expect(list.body.books.map((book) => [book.price, book.totalReceived])).toEqual([
        [price, price],
      ]);
    },
  );

  it('is refused at the door where it is to be paid online', async () =>
    expectRefusal(
      async (headers) => shop.book(await dearRoom(), THREE_WEEKS, {}, headers),
      422,
      'amount-out-of-range',
    ));

  it('is added up exactly in a cart of five', async () => {
    const rooms = await Promise.all(Array.from({ length: 5 }, dearRoom));
    const { status, body } = await shop.openCheckout(
      rooms.map(({ roomId }) => ({
        roomId,
        dateRange: { start: LONGEST.checkIn, end: LONGEST.checkOut },
      })),
    );
    expect([status, body.data.totalPrice]).toEqual([201, 5 * 670 * DEAREST]);
    const booked = await shop.bookAll(body.data.uid, { paymentMethod: 'direct' });
    expect(booked.status).toBe(201);
    await shop.seen(booked.body.book._id, booked.position);
  });

  it("leaves another hotel's booking as it is", async () => {
    const { status, body, position } = await shop.book(shop.valley, nights(1, 3));
    expect(status).toBe(201);
    expect(await shop.seen(body.book._id, position)).toEqual(body.book);
  });
});
