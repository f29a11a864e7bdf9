import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { BookingAnswer } from '@baanpak/contract/booking/booking-requests.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { newPicture, pictureForm } from '../../testing/pictures.ts';
import { API_KEY } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';
import { personalKeysOf } from '../../testing/stores.ts';
import { wholeLog } from '../../testing/whole-log.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const SOON = { timeout: 20_000, interval: 50 };
const SAID = { arrivalTime: '14:30', companions: ['Somsri Jaidee'], requests: 'A quiet room' };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
/** The test begins on 2027-01-01. */
const TODAY = { checkIn: '2027-01-01', checkOut: '2027-01-03' } as ReturnType<typeof nights>;

async function certain(stay = nights(1, 3)) {
  const { book } = (await shop.book(await own.newRoom(), stay)).body;
  await shop.payByCard({ bookingId: book._id });
  return book._id;
}
const sendPicture = async (guestId: string, headers = {}) =>
  shop.sendDocument(guestId, pictureForm('file', await newPicture()), headers);
const sendFile = (guestId: string, bytes: Buffer, headers = {}) =>
  shop.sendDocument(guestId, pictureForm('file', bytes), headers);
const openDocument = (bookingId: string, by: Hired | undefined, n: number | string = 1) =>
  shop.app.inject({
    url: `/bookings/${bookingId}/documents/${n}`,
    headers: { 'x-api-key': API_KEY, ...by?.headers },
  });
const readBy = async (by: Hired, guestId: string, position: string) =>
  (
    await shop.read<{ book: StaffBookingJson }>(
      `/bookings/${shop.staffIdOf(guestId)}`,
      position,
      by.headers,
    )
  ).body.book;
const checkIn = (guestId: string) =>
  staffBookingsWith(shop).change(own.officer, shop.staffIdOf(guestId), { action: 'check-in' });

describe('PUT /outreach/bookings/{id}/arrival', () => {
  it('tells the hotel when the guest comes, and answers what guest and staff read', async () => {
    const guestId = await certain();
    const { status, body, position } = await shop.announceArrival(guestId, SAID);
    expect(status).toBe(200);
    expectShape(BookingAnswer, body);
    expect(body.book.arrival).toEqual({ ...SAID, sentAt: shop.clock.now() });
    expect(await shop.seen(guestId, position)).toEqual(body.book);
    expect((await readBy(own.officer, guestId, position)).arrival).toEqual(body.book.arrival);
  });

  it('takes what is left out as not said, and changes nothing when it is said again', async () => {
    const guestId = await certain();
    await shop.announceArrival(guestId, SAID);
    const later = await shop.announceArrival(guestId, { arrivalTime: '16:00' });
    expect(later.body.book.arrival).toMatchObject({
      ...{ arrivalTime: '16:00', companions: [], requests: null },
    });
    const again = await shop.announceArrival(guestId, { arrivalTime: '16:00' });
    expect(again.position).toBe(later.position);
  });

  it('tells a visitor the time, and wishes without their digits, and no names', async () => {
    const guestId = await certain();
    const said = { ...SAID, requests: 'A quiet room, please call ๐๘๑ 234' };
    const { position } = await shop.announceArrival(guestId, said);
    expect((await readBy(own.visitor, guestId, position)).arrival).toMatchObject({
      ...{ arrivalTime: '14:30', companions: [] },
      requests: 'A quiet room, please call *** ***',
    });
  });

  it('is sealed in the log', async () => {
    const guestId = await certain();
    await shop.announceArrival(guestId, { requests: 'Extra pillows for Khun Somsri' });
    const log = (await wholeLog(shop.store)).map(({ data }) => data);
    expect(JSON.stringify(log)).not.toContain('pillows');
  });

  it('is for stays that are certain, until the guest is checked in', async () => {
    const held = (await shop.book(await own.newRoom(), nights(1, 3))).body.book._id;
    await expectRefusal((h) => shop.announceArrival(held, SAID, h), 409, 'wrong-status');
    const guestId = await certain(TODAY);
    await shop.announceArrival(guestId, SAID);
    await checkIn(guestId);
    const english = { 'accept-language': 'en' };
    for (const late of [
      await shop.announceArrival(guestId, { arrivalTime: '18:00' }, english),
      await sendFile(guestId, PDF, english),
    ]) {
      expect([late.status, late.body.code]).toEqual([409, 'wrong-status']);
      expect(late.body.detail).toContain('You are checked in');
    }
  });

  it.each([{ arrivalTime: '25:00' }, { arrivalTime: '2 pm' }, { companions: 'Somsri' }])(
    'refuses %j',
    async (said) =>
      expectProblem(await shop.announceArrival(await certain(), said), 400, 'invalid-request'),
  );

  it("is opened by the guest's id alone", async () => {
    const guestId = await certain();
    expect((await shop.announceArrival(shop.staffIdOf(guestId), SAID)).status).toBe(404);
    expect((await sendFile(shop.staffIdOf(guestId), PDF)).status).toBe(404);
    expect((await openDocument(guestId, own.officer)).statusCode).toBe(404);
  });
});

describe('POST /outreach/bookings/{id}/documents', () => {
  it('draws a picture again, and shows it to who checks guests in alone', async () => {
    const guestId = await certain();
    const { status, body, position } = await sendPicture(guestId);
    expect(status).toBe(200);
    expect(body.book.documents).toEqual([
      { number: 1, type: 'image/webp', sentAt: shop.clock.now() },
    ]);
    expect(await shop.seen(guestId, position)).toEqual(body.book);
    const bookingId = shop.staffIdOf(guestId);
    for (const by of [own.officer, own.owner, own.admin]) {
      const answer = await openDocument(bookingId, by);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'attachment; filename="document-1.webp"',
      });
      expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
    }
    for (const by of [own.visitor, own.auditor, own.otherOwner])
      expect((await openDocument(bookingId, by)).statusCode).toBe(403);
    expect((await openDocument(bookingId, undefined)).statusCode).toBe(401);
    expect((await openDocument(bookingId, own.officer, 2)).statusCode).toBe(404);
    expect((await openDocument(bookingId, own.officer, 'x')).statusCode).toBe(400);
    expect((await readBy(own.visitor, guestId, position)).documents).toEqual([]);
  });

  it('takes a PDF as it came', async () => {
    const guestId = await certain();
    const { body, position } = await sendFile(guestId, PDF);
    expect(body.book.documents).toMatchObject([{ number: 1, type: 'application/pdf' }]);
    await shop.seen(guestId, position);
    const answer = await openDocument(shop.staffIdOf(guestId), own.officer);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload).toEqual(PDF);
  });

  it('refuses what is neither, and a sixth one; the same file is one', async () => {
    const guestId = await certain();
    const page = Buffer.from('<html><script>alert(1)</script>');
    expect((await sendFile(guestId, page)).status).toBe(415);
    await sendFile(guestId, PDF);
    expect((await sendFile(guestId, PDF)).body.book.documents).toHaveLength(1);
    for (let n = 2; n <= 5; n += 1) expect((await sendPicture(guestId)).status).toBe(200);
    await expectRefusal(
      async (h) => sendFile(guestId, Buffer.concat([PDF, PDF]), h),
      422,
      'too-many-documents',
    );
  });
});

describe('GET /bookings/{id}/documents/{n}', () => {
  const fileOf = async (guestId: string) => {
    const stream = bookingStream(shop.staffIdOf(guestId));
    const { state } = await shop.ports.commands.load(booking, stream);
    return state.status === 'unknown' ? '' : (state.onlineCheckIn.documents[0]?.fileId ?? '');
  };

  it('reads what lies sealed, where no address of a picture leads', async () => {
    const guestId = await certain();
    await sendFile(guestId, PDF);
    const fileId = await fileOf(guestId);
    const stored = await shop.media.private.read(fileId);
    expect(stored?.includes(PDF)).toBe(false);
    for (const path of [`/media/${fileId}`, `/media/private/${fileId}`])
      expect((await shop.app.inject({ url: path })).statusCode).toBe(404);
  });

  it('finds nothing once the guest was erased', async () => {
    const guestId = await certain();
    const { position } = await sendFile(guestId, PDF);
    await shop.seen(guestId, position);
    const bookingId = shop.staffIdOf(guestId);
    await personalKeysOf(shop.pool, shop.erasedList).destroy(bookingId);
    await expect
      .poll(async () => (await openDocument(bookingId, own.officer)).statusCode, SOON)
      .toBe(404);
  });

  it('finds nothing the day after check-out: it is deleted, once, also where the runner begins again', async () => {
    const guestId = await certain(TODAY);
    await sendFile(guestId, PDF);
    const fileId = await fileOf(guestId);
    const deleted = async () =>
      (await wholeLog(shop.store)).filter(
        ({ type, stream }) =>
          type === 'DocumentsDeleted' && stream === `booking-${shop.staffIdOf(guestId)}`,
      );
    await shop.runProcesses();
    expect(await shop.media.private.read(fileId)).toBeDefined();
    shop.clock.moveBy(3 * DAY);
    await shop.runProcesses();
    await expect.poll(async () => (await deleted()).length, SOON).toBe(1);
    expect(await shop.media.private.read(fileId)).toBeUndefined();
    await shop.runProcesses();
    await shop.stopProcesses();
    expect(await deleted()).toHaveLength(1);
    await expect.poll(async () => (await shop.seen(guestId)).documents, SOON).toEqual([]);
    const officer = await hire(shop.ports, 'officer', own.owner.userId);
    expect((await openDocument(shop.staffIdOf(guestId), officer)).statusCode).toBe(404);
  });
});
