import { nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { DAY, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { item } from '../testing/guest.ts';
import { loseNights } from '../testing/lost-nights.ts';
import { moneyCasesWith, payAnotherSum } from '../testing/money-cases.ts';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { hire } from '../testing/staff.ts';
import { writtenMail } from '../testing/written-mail.ts';

const STAY = nights(1, 3);
const GUEST = 'anna@example.com';
const OWNER = 'owner@example.com';
const ADMINS = 'nok@example.com, lek@example.com';
let shop: Shop;
let own: OwnHotel;
let mail: ReturnType<typeof writtenMail>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  mail = writtenMail(shop);
  for (const email of ADMINS.split(', ')) await hire(shop.ports, 'admin', null, { email });
  await shop.put(`/users/${own.owner.userId}`, { email: OWNER }, own.admin.headers);
  await shop.runProcesses();
  await mail.run();
});
afterAll(() => shop.close());

async function held(changes: object = {}) {
  const room = await own.newRoom();
  const { book } = (await shop.book(room, STAY, { lang: 'en', ...changes })).body;
  return { room, id: book._id, code: book.bookingId };
}

describe('a guest whose money pays for nothing', () => {
  it('is told that it goes back, where the room was gone when it came', async () => {
    const { room, id, code } = await held();
    await loseNights(shop, room, id);
    await shop.payByCard({ bookingId: id });
    expect(await mail.text(GUEST, `Your payment for ${code} is being refunded`)).toContain(
      '฿2,000',
    );
    await mail.text(GUEST, `฿2,000 is on its way back to you (${code})`);
  });

  it('of another amount is told that it is looked into, and what the hotel decides', async () => {
    const { id, code } = await held();
    await payAnotherSum(shop, id, baht(1900));
    const looked = `We are checking your payment for booking ${code}`;
    expect(await mail.text(GUEST, looked)).toContain('Amount received: ฿1,900');
    const toSettle = await mail.text(OWNER, `มีรายการเงินที่ต้องตรวจสอบ ${code} / Money to check`);
    expect(toSettle).toContain('not the price of the booking');
    const { body } = await moneyCasesWith(shop).list(own.owner);
    const found = body.cases.find(({ bookings: [first] }) => first?.bookingId === code);
    await moneyCasesWith(shop).settle(own.owner, found?.id ?? '', { action: 'return' });
    const returned = `The hotel is refunding your payment for ${code}`;
    expect(await mail.text(GUEST, returned)).toContain('฿1,900');
    await mail.text(GUEST, `฿1,900 is on its way back to you (${code})`);
    expect(await mail.subjects(OWNER, code)).toHaveLength(1);
  });
});

describe('a hotel that nobody confirmed a transfer for', () => {
  it('is told when its time is over, and only where one was reported', async () => {
    const reported = await held({ paymentMethod: 'direct' });
    const unpaid = await held();
    await shop.reportTransfer(reported.id);
    shop.clock.moveBy(DAY + 31 * MINUTE);
    await shop.runProcesses();
    const { code } = reported;
    await mail.text(OWNER, `หมดเวลายืนยันการโอนเงิน ${code} / A transfer was not confirmed`);
    await mail.text(GUEST, `Booking ${unpaid.code} was not paid in time`);
    expect(await mail.subjects(OWNER, unpaid.code)).toEqual([]);
  });
});

describe('the administrators', () => {
  it('are told of a case of several hotels', async () => {
    const other = await openOwnHotel(shop);
    const rooms = [await own.newRoom(), await other.newRoom()];
    const { uid } = (await shop.openCheckout(rooms.map((room) => item(room, STAY)))).body.data;
    const { books } = (await shop.bookAll(uid, { lang: 'en' })).body;
    const codes = books.map(({ bookingId }) => bookingId);
    await payAnotherSum(shop, books[0]?._id ?? '', baht(1900));
    const subject = `มีรายการเงินที่ต้องตรวจสอบ ${codes.join(', ')} / Money to check`;
    expect(await mail.text(ADMINS, subject)).toContain('/admin/cases');
    expect(await mail.subjects(OWNER, codes[0])).toEqual([]);
  });

  it('are told of a charge that nobody here asked for, once', async () => {
    const chargeId = await shop.chargeByHand(30_000);
    shop.clock.moveBy(2 * DAY);
    await shop.runProcesses();
    const subject = 'มีรายการเงินที่ต้องตรวจสอบ / Money to check';
    const text = await mail.text(ADMINS, subject);
    expect(text).toContain(chargeId);
    expect(text).toContain('฿300');
    expect(await mail.subjects(ADMINS, subject)).toHaveLength(1);
  });
});
