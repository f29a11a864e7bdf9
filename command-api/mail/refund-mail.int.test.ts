import { nights } from '@baanpak/domain/testing/samples.ts';
import { outboxPost, outboxReader } from '@baanpak/infrastructure/mail/outbox.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import { askBack, becomes, PATIENT } from '../testing/refunds.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { staffBookingsWith } from '../testing/staff-bookings.ts';

const OWNER = 'owner@example.com';
const STAY = nights(1, 3);
let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  await shop.put(`/users/${own.owner.userId}`, { email: OWNER }, own.owner.headers);
  await shop.runProcesses();
  await shop.runMailer(outboxPost(shop.pool, shop.deps.now));
});
afterAll(() => shop.close());

const act = (id: string, action: string, more: object = {}) =>
  staffBookingsWith(shop).change(own.owner, id, { action, ...more });

async function paid() {
  const { book } = (await shop.book(await own.newRoom(), STAY, { lang: 'en' })).body;
  const { position } = await shop.payByCard({ bookingId: book._id });
  return shop.seen(book._id, position);
}

/** Subjects of what was written about a booking to an address. */
async function written(code: string, to: string): Promise<readonly string[]> {
  const mails = await outboxReader(shop.pool).list();
  return mails
    .filter((mail) => mail.to === to && mail.subject.includes(code))
    .map(({ subject }) => subject);
}
const isWritten = (code: string, to: string, subject: string) =>
  vi.waitFor(async () => expect(await written(code, to)).toContain(subject), PATIENT);

describe('a refund', () => {
  it('is told at every step: asked for, approved, paid', async () => {
    const { _id, bookingId: code, email } = await paid();
    await askBack(shop, _id);
    await isWritten(code, email ?? '', `We have your refund request for ${code}`);
    await isWritten(code, OWNER, `คำขอคืนเงินรอคุณตัดสินใจ ${code} / A refund to decide`);
    await act(_id, 'approve-refund');
    await isWritten(code, email ?? '', `Your refund for ${code} is approved`);
    await isWritten(code, email ?? '', `Your refund for ${code} is paid`);
  });

  it('that is declined says why', async () => {
    const { _id, bookingId: code, email } = await paid();
    await askBack(shop, _id);
    await act(_id, 'reject-refund', { reason: 'Peak season' });
    const subject = `Your refund request for ${code} was declined`;
    await isWritten(code, email ?? '', subject);
    const reader = outboxReader(shop.pool);
    const mail = (await reader.list()).find((each) => each.subject === subject);
    expect((await reader.read(mail?.id ?? ''))?.text).toContain('Peak season');
  });

  it('that nothing but a transfer can pay asks for the account, and then asks the hotel', async () => {
    const { book } = (await shop.book(await own.newRoom(), STAY, { lang: 'en' })).body;
    const { body } = await shop.askForQr({ bookingId: book._id });
    await shop.scan(body.charge_id);
    await becomes(shop, book._id, { status: 'Booked' });
    const { bookingId: code, _id } = book;
    await act(_id, 'cancel', { reason: 'Flooded' });
    const guest = 'anna@example.com';
    await isWritten(code, guest, `The hotel canceled booking ${code}; you get all of it back`);
    await isWritten(code, guest, `Where should your refund for ${code} go?`);
    expect(await written(code, OWNER)).not.toContain(
      `กรุณาโอนเงินคืนแขก ${code} / A refund to transfer`,
    );
    await askBack(shop, _id);
    await isWritten(code, OWNER, `กรุณาโอนเงินคืนแขก ${code} / A refund to transfer`);
    await act(_id, 'confirm-refund-paid');
    await isWritten(code, guest, `Your refund for ${code} is paid`);
  });

  it('that failed is told the hotel', async () => {
    const { _id, bookingId: code } = await paid();
    await shop.fault({ refund: 'fail' });
    await act(_id, 'cancel');
    await isWritten(code, OWNER, `คืนเงินไม่สำเร็จ ${code} / A refund failed`);
    await shop.fault({ refund: 'normal' });
  });
});
