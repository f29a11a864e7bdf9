import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import { askBack, becomes } from '../testing/refunds.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { staffBookingsWith } from '../testing/staff-bookings.ts';
import { writtenMail } from '../testing/written-mail.ts';

const OWNER = 'owner@example.com';
const STAY = nights(1, 3);
let shop: Shop;
let own: OwnHotel;
let mail: ReturnType<typeof writtenMail>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  await shop.put(`/users/${own.owner.userId}`, { email: OWNER }, own.admin.headers);
  await shop.runProcesses();
  mail = writtenMail(shop);
  await mail.run();
});
afterAll(() => shop.close());

const act = (id: string, action: string, more: object = {}) =>
  staffBookingsWith(shop).change(own.owner, id, { action, ...more });

async function paid() {
  const { book } = (await shop.book(await own.newRoom(), STAY, { lang: 'en' })).body;
  const { position } = await shop.payByCard({ bookingId: book._id });
  return shop.seen(book._id, position);
}

describe('a refund', () => {
  it('is told at every step: asked for, approved, paid', async () => {
    const { _id, bookingId: code, email } = await paid();
    await askBack(shop, _id);
    await mail.text(email ?? '', `We have received your refund request for ${code}`);
    await mail.text(OWNER, `คำขอคืนเงินรอคุณตัดสินใจ ${code} / A refund to decide`);
    await act(_id, 'approve-refund');
    await mail.text(email ?? '', `Your refund for ${code} is approved`);
    await mail.text(email ?? '', `฿2,000 is on its way back to you (${code})`);
  });

  it('that is declined says why', async () => {
    const { _id, bookingId: code, email } = await paid();
    await askBack(shop, _id);
    await act(_id, 'reject-refund', { reason: 'Peak season' });
    const subject = `Your refund request for ${code} was declined`;
    expect(await mail.text(email ?? '', subject)).toContain('Peak season');
  });

  it('that nothing but a transfer can pay asks for the account, and then asks the hotel', async () => {
    const { book } = (await shop.book(await own.newRoom(), STAY, { lang: 'en' })).body;
    const { body } = await shop.askForQr({ bookingId: book._id });
    await shop.scan(body.charge_id);
    await becomes(shop, book._id, { status: 'Booked' });
    const { bookingId: code, _id } = book;
    await act(_id, 'cancel', { reason: 'Flooded' });
    const guest = 'anna@example.com';
    await mail.text(guest, `The hotel canceled booking ${code} and you will be refunded in full`);
    await mail.text(guest, `Where should your refund for ${code} go?`);
    expect(await mail.subjects(OWNER, code)).not.toContain(
      `กรุณาโอนเงินคืนแขก ${code} / A refund to transfer`,
    );
    await askBack(shop, _id);
    await mail.text(OWNER, `กรุณาโอนเงินคืนแขก ${code} / A refund to transfer`);
    await act(_id, 'confirm-refund-paid');
    await mail.text(guest, `฿2,000 is on its way back to you (${code})`);
  });

  it('that failed is told the hotel, and its guest that it takes longer', async () => {
    const { _id, bookingId: code } = await paid();
    await shop.fault({ refund: 'fail' });
    await act(_id, 'cancel');
    await mail.text(OWNER, `คืนเงินไม่สำเร็จ ${code} / A refund failed`);
    await mail.text('anna@example.com', `Your refund for ${code} is delayed`);
    await shop.fault({ refund: 'normal' });
  });
});
