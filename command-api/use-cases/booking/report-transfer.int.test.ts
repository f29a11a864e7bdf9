import { randomUUID } from 'node:crypto';
import { BookingAnswer } from '@baanpak/contract/booking/booking-requests.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY, HOUR, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKINGS } from '../../testing/booking.ts';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { newPicture, newPictures, pictureForm } from '../../testing/pictures.ts';
import { API_KEY, type Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';
import { wholeLog } from '../../testing/whole-log.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const DIRECT = { paymentMethod: 'direct' } as const;
const booked = async (room?: RoomForTest) =>
  (await shop.book(room ?? (await own.newRoom()), STAY, DIRECT)).body.book;
const slipForm = async () => pictureForm('slip', await newPicture());
const inOneDay = () => new Date(Date.parse(shop.clock.now()) + DAY).toISOString();
const slipOf = (guestId: string, by: Hired, position = '') =>
  shop.app.inject({
    url: `/bookings/${shop.staffIdOf(guestId)}/slip`,
    headers: {
      'x-api-key': API_KEY,
      ...by.headers,
      ...(position && { 'x-after-position': position }),
    },
  });

describe('POST /outreach/bookings/{id}/transfer', () => {
  it('holds the room for a day, and answers what GET says', async () => {
    const book = await booked();
    expect(book).toMatchObject({ transferReportedAt: null, hasTransferSlip: false });
    const { status, body, position } = await shop.reportTransfer(book._id);
    expect(status).toBe(200);
    expectShape(BookingAnswer, body);
    expect(body.book).toEqual({
      ...book,
      holdExpiresAt: inOneDay(),
      transferReportedAt: shop.clock.now(),
    });
    expect(await shop.seen(book._id, position)).toEqual(body.book);
  });

  it('takes no body at all, and drops fields that nobody knows', async () => {
    const book = await booked();
    const url = `${BOOKINGS}/${book._id}/transfer`;
    const bare = await shop.app.inject({
      method: 'POST',
      url,
      headers: { 'x-api-key': API_KEY },
    });
    expect(bare.statusCode).toBe(200);
    expect((await shop.reportTransfer((await booked())._id, { slip: 'none' })).status).toBe(200);
  });

  it.each([
    ['a list', '[]', 'invalid-request', 400],
    ['a word', '"slip"', 'invalid-request', 400],
    ['half a document', '{"slip":', 'malformed-json', 400],
  ])('refuses %s', async (_, payload, code, status) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: `${BOOKINGS}/${(await booked())._id}/transfer`,
      headers: { 'x-api-key': API_KEY, 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([status, code]);
  });

  it('again changes nothing, and lasts no longer', async () => {
    const book = await booked();
    const first = await shop.reportTransfer(book._id);
    shop.clock.moveBy(MINUTE);
    const again = await shop.reportTransfer(book._id);
    expect(again.body.book).toEqual(first.body.book);
    expect(again.position).toBe(first.position);
  });

  it('holds for all that is paid for together with it', async () => {
    const rooms = [await own.newRoom(), await own.newRoom()];
    const made = await shop.openCheckout(rooms.map((room) => item(room, STAY)));
    const { books } = (await shop.bookAll(made.body.data.uid, DIRECT)).body;
    const { position } = await shop.reportTransfer(books[0]?._id ?? '');
    for (const { _id } of books)
      expect(await shop.seen(_id, position)).toMatchObject({ holdExpiresAt: inOneDay() });
  });

  it('is for bookings that are paid directly and not yet paid', async () => {
    const online = (await shop.book(await own.newRoom(), STAY)).body.book;
    await expectRefusal((h) => shop.reportTransfer(online._id, {}, h), 409, 'wrong-status');
    const left = await booked();
    await shop.giveUp(left._id);
    await expectRefusal((h) => shop.reportTransfer(left._id, {}, h), 409, 'not-payable');
    const taken = await staffBookingsWith(shop).take(own.officer, await own.newRoom(), STAY);
    const id = await shop.guestId(taken.body.book._id);
    await expectRefusal((h) => shop.reportTransfer(id, {}, h), 409, 'wrong-status');
    expectProblem(await shop.reportTransfer(randomUUID()), 404, 'not-found');
  });

  it('comes too late once the time is up', async () => {
    const book = await booked();
    shop.clock.moveBy(30 * MINUTE);
    await expectRefusal((h) => shop.reportTransfer(book._id, {}, h), 409, 'not-payable');
  });

  it('is refused while a code may still be paid', async () => {
    const book = await booked();
    await shop.askForQr({ bookingId: book._id });
    await expectRefusal((h) => shop.reportTransfer(book._id, {}, h), 409, 'payment-in-progress');
  });

  it('leaves no other way to pay, and no way to give up, to the guest', async () => {
    const book = await booked();
    await shop.reportTransfer(book._id);
    const { _id: id } = book;
    await expectRefusal((h) => shop.payBy(id, 'gateway', h), 409, 'payment-in-progress');
    await expectRefusal((h) => shop.giveUp(id, h), 409, 'payment-in-progress');
    expectProblem(await shop.payByCard({ bookingId: id }), 409, 'payment-in-progress');
  });

  it('is ended by staff, who found the money or did not', async () => {
    const [found, missed] = [await booked(), await booked()];
    await shop.reportTransfer(found._id);
    await shop.reportTransfer(missed._id);
    const staff = staffBookingsWith(shop);
    const confirmed = await staff.change(own.owner, found._id, { action: 'confirm-payment' });
    expect(confirmed.body.book).toMatchObject({ status: 'Booked', paymentStatus: 'paid' });
    await staff.expectRead(own.owner, confirmed);
    const canceled = await staff.change(own.owner, missed._id, { action: 'cancel' });
    expect(canceled.body.book).toMatchObject({ status: 'Canceled', holdExpiresAt: null });
    await staff.expectRead(own.owner, canceled);
  });
});

describe('GET /bookings/{id}/slip', () => {
  it('shows the slip to who may read payments, and to nobody else', async () => {
    const book = await booked();
    const sent = await shop.reportTransfer(book._id, await slipForm());
    expect(sent.body.book).toMatchObject({ hasTransferSlip: true });
    expect(await shop.seen(book._id, sent.position)).toEqual(sent.body.book);
    for (const by of [own.owner, own.admin, own.auditor]) {
      const { statusCode, headers, rawPayload } = await slipOf(book._id, by, sent.position);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect((await sharp(rawPayload).metadata()).format).toBe('webp');
    }
    for (const by of [own.otherOwner, own.officer, own.visitor])
      expect((await slipOf(book._id, by)).statusCode).toBe(403);
  });

  it('shows what is in no event as anything but an id, which opens nothing at /media', async () => {
    const book = await booked();
    await shop.reportTransfer(book._id, await slipForm());
    const reported = (await wholeLog(shop.store)).filter(
      ({ stream }) => stream === `checkout-${book.checkoutId}`,
    );
    const { slipId } = (reported.at(-1)?.data ?? {}) as { slipId?: string };
    expect(slipId).toMatch(/^[0-9a-f]{32}$/);
    for (const path of [`${slipId}.webp`, `private%2F${slipId}.webp`, `private/${slipId}`])
      expect((await shop.app.inject({ url: `/media/${path}` })).statusCode).toBe(404);
  });

  it('shows a slip that came later, and the last of several', async () => {
    const book = await booked();
    const first = await shop.reportTransfer(book._id);
    shop.clock.moveBy(HOUR);
    const added = await shop.reportTransfer(book._id, await slipForm());
    expect(added.body.book).toEqual({ ...first.body.book, hasTransferSlip: true });
    const before = (await slipOf(book._id, own.owner, added.position)).rawPayload;
    const changed = await shop.reportTransfer(book._id, await slipForm());
    const after = (await slipOf(book._id, own.owner, changed.position)).rawPayload;
    expect(after.equals(before)).toBe(false);
  });

  it('knows a slip that is sent twice as one', async () => {
    const book = await booked();
    const file = await newPicture();
    const first = await shop.reportTransfer(book._id, pictureForm('slip', file));
    const again = await shop.reportTransfer(book._id, pictureForm('slip', file));
    expect(again.position).toBe(first.position);
  });

  it('is 404 until a guest sends one', async () => {
    const book = await booked();
    const reported = await shop.reportTransfer(book._id, new FormData());
    const empty = await shop.reportTransfer(book._id, pictureForm('slip', Buffer.alloc(0)));
    expect([reported.status, empty.body.book.hasTransferSlip]).toEqual([200, false]);
    expect((await slipOf(book._id, own.owner, empty.position)).statusCode).toBe(404);
  });
});

it('the slip must be one picture by its content', async () => {
  const { body, position } = await shop.book(await own.newRoom(), STAY, DIRECT);
  const { _id: id } = body.book;
  const page = pictureForm('slip', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expectProblem(await shop.reportTransfer(id, page), 415, 'unsupported-media-type');
  const large = pictureForm('slip', Buffer.alloc(11 * 1024 * 1024));
  expectProblem(await shop.reportTransfer(id, large), 413, 'payload-too-large');
  for (const form of [
    pictureForm('slip', ...(await newPictures(2))),
    pictureForm('file', await newPicture()),
  ])
    expectProblem(await shop.reportTransfer(id, form), 400, 'invalid-request');
  expect(await shop.seen(id, position)).toMatchObject({ transferReportedAt: null });
});

it('no more than five slips are kept for a booking', async () => {
  const { _id: id } = await booked();
  for (const slip of await newPictures(5))
    expect((await shop.reportTransfer(id, pictureForm('slip', slip))).status).toBe(200);
  const file = await newPicture();
  const sixth = (h: object) => shop.reportTransfer(id, pictureForm('slip', file), { ...h });
  await expectRefusal(sixth, 422, 'too-many-slips');
  expect((await shop.reportTransfer(id)).status).toBe(200);
});

it('a hold is not over at its first end once a transfer was reported, and is at its second', async () => {
  const book = await booked();
  const { position } = await shop.reportTransfer(book._id);
  await shop.runProcesses();
  shop.clock.moveBy(31 * MINUTE);
  await shop.runProcesses();
  expect(await shop.seen(book._id, position)).toMatchObject({ status: 'Reserved' });
  shop.clock.moveBy(DAY);
  await shop.runProcesses();
  await expect
    .poll(() => shop.seen(book._id), { timeout: 15_000 })
    .toMatchObject({ status: 'Expired', holdExpiresAt: null });
  await shop.stopProcesses();
});
