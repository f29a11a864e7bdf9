import { readPdf } from '@baanpak/documents/testing/read-pdf.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect, it, vi } from 'vitest';
import { openOwnHotel } from '../testing/own-hotel.ts';
import { LETTERS_COME, usePostOffice } from '../testing/post-office.ts';
import { PUBLIC_SITE } from '../testing/shop.ts';
import { staffBookingsWith } from '../testing/staff-bookings.ts';

const STAY = nights(1, 3);
const office = usePostOffice();

describe('a guest who books and pays', () => {
  it('is told how to pay, and then has the receipt and the calendar entry', async () => {
    await office.run();
    const { body } = await office.shop.book(office.shop.garden, STAY, { lang: 'en' });
    const code = body.book.bookingId;
    await office.arrived(1);
    const [held] = office.server.received;
    expect(held).toMatchObject({ to0: 'anna@example.com' });
    expect(held?.subject).toBe(`Please pay for your booking ${code}`);
    expect(held?.text).toContain(`${PUBLIC_SITE}/en/booking/${body.book._id}`);

    await office.shop.payByCard({ bookingId: body.book._id });
    await office.arrived(2);
    const paid = office.server.received[1];
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
    await office.run();
    const cart = await office.shop.openCheckout([
      {
        roomId: office.shop.garden.roomId,
        dateRange: { start: STAY.checkIn, end: STAY.checkOut },
        guests: 2,
      },
      {
        roomId: office.shop.valley.roomId,
        dateRange: { start: STAY.checkIn, end: STAY.checkOut },
        guests: 2,
      },
    ]);
    const { body } = await office.shop.bookAll(cart.body.data.uid, { lang: 'th' });
    await office.arrived(1); // or how to pay is nothing to say any more
    await office.shop.payByCard({ checkoutId: cart.body.data.uid });
    await office.arrived(2);
    const paid = office.server.received.find(({ subject }) => subject?.startsWith('ยืนยันการจอง'));
    for (const { bookingId } of body.books) expect(paid?.text).toContain(bookingId);
    expect(paid?.attachments).toHaveLength(4);
  });

  it('is told when the time to pay is over, and when a booking was given up', async () => {
    await office.run();
    const lapsed = await office.shop.book(office.shop.garden, STAY, { lang: 'en' });
    const dropped = await office.shop.book(office.shop.river, STAY, { lang: 'en' });
    await office.shop.giveUp(dropped.body.book._id);
    office.shop.clock.moveBy(31 * MINUTE);
    await office.shop.runProcesses();
    await vi.waitFor(
      () =>
        expect(office.subjects()).toEqual(
          expect.arrayContaining([
            `Booking ${dropped.body.book.bookingId} is canceled`,
            `The time to pay for booking ${lapsed.body.book.bookingId} is over`,
          ]),
        ),
      LETTERS_COME,
    );
  });
});

describe('a guest for whom staff book', () => {
  it('is told where they have an address, and nobody is where they have none', async () => {
    const own = await openOwnHotel(office.shop);
    const staff = staffBookingsWith(office.shop);
    await office.run();
    await staff.take(own.owner, await own.newRoom(), STAY);
    const taken = await staff.take(own.owner, await own.newRoom(), STAY, {
      email: 'malee@example.com',
      lang: 'en',
    });
    await office.arrived(1);
    expect(office.server.received[0]).toMatchObject({
      to0: 'malee@example.com',
      subject: `Your booking ${taken.body.book.bookingId} at Riverside`,
    });
    expect(office.server.received[0]?.attachments).toHaveLength(1);
    await vi.waitFor(
      async () => expect((await office.outcomes()).toSorted()).toEqual(['moot', 'sent']),
      LETTERS_COME,
    );
  });
});

describe("a hotel's owner", () => {
  it('is told of a new booking and of a transfer to look for, where they have an address', async () => {
    const own = await openOwnHotel(office.shop);
    await office.shop.put(
      `/users/${own.owner.userId}`,
      { email: 'owner@example.com' },
      own.owner.headers,
    );
    await office.run();
    const room = await own.newRoom();
    const online = await office.shop.book(room, STAY);
    await office.shop.payByCard({ bookingId: online.body.book._id });
    await vi.waitFor(
      () =>
        expect(office.server.received.find(({ to0 }) => to0 === 'owner@example.com')).toMatchObject(
          {
            subject: `การจองใหม่ ${online.body.book.bookingId} / New booking`,
          },
        ),
      LETTERS_COME,
    );

    const transfer = await office.shop.book(room, nights(5, 6), { paymentMethod: 'direct' });
    await office.shop.reportTransfer(transfer.body.book._id);
    await vi.waitFor(
      () =>
        expect(office.subjects()).toContain(
          `แขกแจ้งโอนเงิน ${transfer.body.book.bookingId} / A transfer to confirm`,
        ),
      LETTERS_COME,
    );
  });

  it('without an address gets nothing, and the guest is written to all the same', async () => {
    await office.run();
    const { body } = await office.shop.book(office.shop.garden, STAY);
    await office.arrived(1);
    await office.shop.payByCard({ bookingId: body.book._id });
    await office.queued(3);
    await vi.waitFor(
      async () => expect((await office.outcomes()).sort()).toEqual(['moot', 'sent', 'sent']),
      LETTERS_COME,
    );
    expect(office.server.received.map(({ to0 }) => to0)).toEqual([
      'anna@example.com',
      'anna@example.com',
    ]);
  });
});
