import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ports } from '../../ports.ts';
import { becomes } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { loadBookingStates } from './booking-answer.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('shows a booking that is paid while it is read with the checkout that paid for it, never an older one', async () => {
  const { book } = (await shop.book(await shop.newRoom(), nights(1, 3))).body;
  const { commands } = await shop.anotherInstance({});
  const bookingId = shop.staffIdOf(book._id);
  const before = await commands.load(booking, bookingStream(bookingId));
  expect(before.state).toMatchObject({ status: 'Reserved' });

  let checkoutReads = 0;
  let pay: () => void = () => undefined;
  const isPaid = new Promise<void>((resolve) => {
    pay = resolve;
  }).then(async () => {
    await shop.payByCard({ bookingId: book._id });
    await becomes(shop, book._id, { paymentStatus: 'paid' });
  });
  const paidBehindTheCheckout: Ports['commands'] = {
    ...commands,
    async load(decider, stream) {
      if (stream.startsWith('booking-')) await isPaid;
      const found = await commands.load(decider, stream);
      if (!stream.startsWith('checkout-')) return found;
      checkoutReads += 1;
      pay();
      return found;
    },
  };
  const { booked, paying } = await loadBookingStates(
    { commands: paidBehindTheCheckout },
    bookingId,
  );
  expect(booked.state).toHaveProperty('paid');
  expect(paying.state.status).toBe('paid');
  expect(checkoutReads).toBe(2);
});
