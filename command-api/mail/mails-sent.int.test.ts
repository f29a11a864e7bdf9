import { readPdf } from '@baanpak/documents/testing/read-pdf.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect, it, vi } from 'vitest';
import { openOwnHotel } from '../testing/own-hotel.ts';
import { PUBLIC_SITE } from '../testing/shop-runners.ts';
import { MAIL_ARRIVES, useShopWithMail } from '../testing/shop-with-mail.ts';
import { staffBookingsWith } from '../testing/staff-bookings.ts';

const STAY = nights(1, 3);
const setup = useShopWithMail();

describe('a guest who books and pays', () => {
  it('is told how to pay, and then has the receipt and the calendar entry', async () => {
    await setup.run();
    const { body } = await setup.shop.book(setup.shop.garden, STAY, { lang: 'en' });
    const code = body.book.bookingId;
    await setup.arrived(1);
    const [held] = setup.server.received;
    expect(held).toMatchObject({ to0: 'anna@example.com' });
    expect(held?.subject).toBe(`Please pay for your booking ${code}`);
    expect(held?.text).toContain(`${PUBLIC_SITE}/en/booking/${body.book._id}`);

    await setup.shop.payByCard({ bookingId: body.book._id });
    await setup.arrived(2);
    const paid = setup.server.received[1];
    expect(paid?.subject).toBe(`Booking ${code} at Riverside is confirmed`);
    const [pdf, calendar] = paid?.attachments ?? [];
    expect(pdf?.filename).toBe(`receipt-${code}.pdf`);
    const receipt = await readPdf(Buffer.from(pdf?.content as ArrayBuffer));
    expect(receipt).toContain('Anna Rakdee');
    expect(receipt).toMatch(/Total\s*2,000\.00/);
    expect(receipt).toContain('Credit or debit card');
    expect(calendar?.filename).toBe(`stay-${code}.ics`);
    expect(Buffer.from(calendar?.content as ArrayBuffer).toString()).toContain('STATUS:CONFIRMED');
  });

  it('is written to in Thai, once for a whole cart', async () => {
    await setup.run();
    const cart = await setup.shop.openCheckout([
      {
        roomId: setup.shop.garden.roomId,
        dateRange: { start: STAY.checkIn, end: STAY.checkOut },
        guests: 2,
      },
      {
        roomId: setup.shop.valley.roomId,
        dateRange: { start: STAY.checkIn, end: STAY.checkOut },
        guests: 2,
      },
    ]);
    const { body } = await setup.shop.bookAll(cart.body.data.uid, { lang: 'th' });
    await setup.arrived(1); // or how to pay is nothing to say any more
    await setup.shop.payByCard({ checkoutId: cart.body.data.uid });
    await setup.arrived(2);
    const paid = setup.server.received.find(({ subject }) => subject?.startsWith('ยืนยันการจอง'));
    for (const { _id, bookingId } of body.books) {
      expect(paid?.text).toContain(bookingId);
      for (const written of [paid?.text, String(paid?.html)])
        expect(written).toContain(`/booking/${_id}`);
    }
    const [first] = body.books;
    expect(paid?.attachments.map(({ filename }) => filename)).toEqual([
      ...body.books.map(({ bookingId }) => `receipt-${bookingId}.pdf`),
      `order-${first?.bookingId}.ics`,
    ]);
  });

  it('is told when the time to pay is over, and when a booking was given up', async () => {
    await setup.run();
    const lapsed = await setup.shop.book(setup.shop.garden, STAY, { lang: 'en' });
    const dropped = await setup.shop.book(setup.shop.river, STAY, { lang: 'en' });
    await setup.shop.giveUp(dropped.body.book._id);
    setup.shop.clock.moveBy(31 * MINUTE);
    await setup.shop.runProcesses();
    await vi.waitFor(
      () =>
        expect(setup.subjects()).toEqual(
          expect.arrayContaining([
            `Booking ${dropped.body.book.bookingId} is canceled`,
            `Booking ${lapsed.body.book.bookingId} was not paid in time`,
          ]),
        ),
      MAIL_ARRIVES,
    );
  });
});

describe('a guest for whom staff book', () => {
  it('is told where they have an address, and nobody is where they have none', async () => {
    const own = await openOwnHotel(setup.shop);
    const staff = staffBookingsWith(setup.shop);
    await setup.run();
    await staff.take(own.owner, await own.newRoom(), STAY);
    const taken = await staff.take(own.owner, await own.newRoom(), STAY, {
      email: 'malee@example.com',
      lang: 'en',
    });
    await setup.arrived(1);
    expect(setup.server.received[0]).toMatchObject({
      to0: 'malee@example.com',
      subject: `Your booking ${taken.body.book.bookingId} at Riverside`,
    });
    expect(setup.server.received[0]?.attachments).toHaveLength(1);
    await vi.waitFor(
      async () => expect((await setup.outcomes()).toSorted()).toEqual(['moot', 'sent']),
      MAIL_ARRIVES,
    );
  });
});

describe("a hotel's owner", () => {
  it('is told of a new booking and of a transfer to look for, where they have an address', async () => {
    const own = await openOwnHotel(setup.shop);
    await setup.shop.put(
      `/users/${own.owner.userId}`,
      { email: 'owner@example.com' },
      own.admin.headers,
    );
    await setup.run();
    const room = await own.newRoom();
    const online = await setup.shop.book(room, STAY);
    await setup.shop.payByCard({ bookingId: online.body.book._id });
    await vi.waitFor(
      () =>
        expect(setup.server.received.find(({ to0 }) => to0 === 'owner@example.com')).toMatchObject({
          subject: `การจองใหม่ ${online.body.book.bookingId} / New booking`,
        }),
      MAIL_ARRIVES,
    );

    const transfer = await setup.shop.book(room, nights(5, 6), { paymentMethod: 'direct' });
    await setup.shop.reportTransfer(transfer.body.book._id);
    await vi.waitFor(
      () =>
        expect(setup.subjects()).toContain(
          `แขกแจ้งโอนเงิน ${transfer.body.book.bookingId} / A transfer to confirm`,
        ),
      MAIL_ARRIVES,
    );
  });

  it('without an address gets nothing, and the guest is written to all the same', async () => {
    await setup.run();
    const { body } = await setup.shop.book(setup.shop.garden, STAY);
    await setup.arrived(1);
    await setup.shop.payByCard({ bookingId: body.book._id });
    await setup.queued(3);
    await vi.waitFor(
      async () => expect((await setup.outcomes()).sort()).toEqual(['moot', 'sent', 'sent']),
      MAIL_ARRIVES,
    );
    expect(setup.server.received.map(({ to0 }) => to0)).toEqual([
      'anna@example.com',
      'anna@example.com',
    ]);
  });
});
