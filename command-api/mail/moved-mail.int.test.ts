import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { staffBookingsWith } from '../testing/staff-bookings.ts';
import { writtenMail } from '../testing/written-mail.ts';

let shop: Shop;
let own: OwnHotel;
let mail: ReturnType<typeof writtenMail>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  await shop.runProcesses();
  mail = writtenMail(shop);
  await mail.run();
});
afterAll(() => shop.close());

describe('the guest of a stay that is moved', () => {
  it('is mailed what it was, what it is and what goes back', async () => {
    const room = await own.newRoom();
    const { book } = (await shop.book(room, nights(1, 3), { lang: 'en' })).body;
    const { position } = await shop.payByCard({ bookingId: book._id });
    const { _id, email, hotelName, bookingId: code } = await shop.seen(book._id, position);
    const moved = await staffBookingsWith(shop).change(own.owner, _id, {
      ...{ checkOutDate: day(2), reprice: true },
    });
    expect(moved.status).toBe(200);
    const subject = `Your stay ${code} at ${hotelName.en} was changed`;
    const text = await mail.text(email ?? '', subject);
    expect(text).toMatch(/Before: .* – .*\n/);
    expect(text).toContain(`Price before: ฿${book.price.toLocaleString('en')}`);
    const [, refund = ''] = /Refund to you: (฿[\d,.]+\d)/.exec(text) ?? [];
    expect(refund).not.toBe('');
    expect(text).not.toMatch(/undefined|null/);
    await mail.text(email ?? '', `${refund} is on its way back to you (${code})`);
  });

  it('is promised no refund where an officer moved it, for somebody else decides', async () => {
    const room = await own.newRoom();
    const { book } = (await shop.book(room, nights(1, 3), { lang: 'en' })).body;
    const { position } = await shop.payByCard({ bookingId: book._id });
    const { _id, email, hotelName, bookingId: code } = await shop.seen(book._id, position);
    const moved = await staffBookingsWith(shop).change(own.officer, _id, {
      ...{ checkOutDate: day(2), reprice: true },
    });
    expect(moved.status).toBe(200);
    const subject = `Your stay ${code} at ${hotelName.en} was changed`;
    const text = await mail.text(email ?? '', subject);
    expect(text).toContain('Difference to be decided: ฿');
    expect(text).not.toContain('Refund to you');
  });
});
