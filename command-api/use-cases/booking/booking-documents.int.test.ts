import { randomUUID } from 'node:crypto';
import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import { isPaid } from '@baanpak/documents/document-facts.ts';
import { receipt } from '@baanpak/documents/receipt.ts';
import { readCalendar } from '@baanpak/documents/testing/read-calendar.ts';
import { readPdf } from '@baanpak/documents/testing/read-pdf.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { describe, expect } from 'vitest';
import { loadStay } from '../../mail/load-stay.ts';
import { BOOKINGS } from '../../testing/booking.ts';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { expectProblem } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';
import { becomes } from '../../testing/refunds.ts';
import { API_KEY, type Problem } from '../../testing/requests.ts';
import type { Shop } from '../../testing/shop.ts';
import { PUBLIC_SITE } from '../../testing/shop-runners.ts';

const STAY = nights(1, 3);

/** A file once the read models have passed a write. */
async function file(shop: Shop, path: string, position: string) {
  await shop.read(`${BOOKINGS}/${path.split('/')[0]}`, position);
  return shop.app.inject({ url: `${BOOKINGS}/${path}`, headers: { 'x-api-key': API_KEY } });
}

async function paid(shop: Shop, lang: 'th' | 'en' = 'en') {
  const { book } = (await shop.book(await shop.newRoom(), STAY, { lang })).body;
  const { position } = await shop.payByCard({ bookingId: book._id });
  return { ...book, position };
}

describe('GET /outreach/bookings/{id}/receipt.pdf', () => {
  it('gives a PDF that nobody stores, with the figures of the booking', async ({ shop }) => {
    const { _id, bookingId, position } = await paid(shop);
    const answer = await file(shop, `${_id}/receipt.pdf`, position);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="receipt-${bookingId}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const text = await readPdf(answer.rawPayload);
    expect(text).toContain('Anna Rakdee');
    expect(text).toContain('Credit or debit card');
    expect(text).toMatch(/VAT 7%\s*130\.84/);
    expect(text).toMatch(/Total\s*2,000\.00/);
  });

  it("speaks the booking's language, or the one asked for", async ({ shop }) => {
    const { _id, position } = await paid(shop, 'th');
    const own = await file(shop, `${_id}/receipt.pdf`, position);
    expect(await readPdf(own.rawPayload)).toContain('ใบเสร็จรับเงิน');
    const english = await file(shop, `${_id}/receipt.pdf?lang=en`, position);
    expect(await readPdf(english.rawPayload)).toContain('Receipt');
  });

  it('says the same as the receipt in the mail', async ({ shop }) => {
    const { _id, position } = await paid(shop);
    const answer = await file(shop, `${_id}/receipt.pdf`, position);
    const stay = await loadStay(shop.ports, shop.staffIdOf(_id));
    if (!isPaid(stay)) throw new Error('not paid');
    expect(await readPdf(answer.rawPayload)).toBe(await readPdf(await receipt(stay, 'en')));
  });

  it('adds up after a change of dates and its refund, here and in the mail', async ({ shop }) => {
    await shop.runProcesses();
    const { _id } = await paid(shop);
    await becomes(shop, _id, { status: 'Booked' });
    const { checkIn: checkInDate, checkOut: checkOutDate } = nights(1, 2);
    await shop.put(`${BOOKINGS}/${_id}/stay`, { checkInDate, checkOutDate });
    await becomes(shop, _id, { paymentStatus: 'partially-refunded', totalReceived: 1000 });
    const answer = await shop.app.inject({
      url: `${BOOKINGS}/${_id}/receipt.pdf?lang=en`,
      headers: { 'x-api-key': API_KEY },
    });
    const text = await readPdf(answer.rawPayload);
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(
      /Total 1,000\.00 .*card 2,000\.00 .*Refunded: the stay was changed -1,000\.00 Paid less refunds 1,000\.00/,
    );
    const stay = await loadStay(shop.ports, shop.staffIdOf(_id));
    if (!isPaid(stay)) throw new Error('not paid');
    expect(text).toBe(await readPdf(await receipt(stay, 'en')));
  });

  it('is refused before the payment, and unknown without the booking', async ({ shop }) => {
    const { body, position } = await shop.book(await shop.newRoom(), STAY);
    await shop.seen(body.book._id, position);
    const path = `${BOOKINGS}/${body.book._id}/receipt.pdf`;
    expectProblem(await shop.get<Problem>(path), 409, 'not-paid');
    expectProblem(
      await shop.get<Problem>(`${BOOKINGS}/${randomUUID()}/receipt.pdf`),
      404,
      'not-found',
    );
  });
});

/** Two stays of a cart, held or paid. */
async function ordered(shop: Shop, isPaidFor: boolean, rooms?: RoomForTest[]) {
  const cart = await shop.openCheckout(
    (rooms ?? [await shop.newRoom(), await shop.newRoom()]).map(({ roomId }) => ({
      roomId,
      dateRange: { start: STAY.checkIn, end: STAY.checkOut },
      guests: 2,
    })),
  );
  const { uid } = cart.body.data;
  const { body, position } = await shop.bookAll(uid, { lang: 'en' });
  const paidAt = isPaidFor ? (await shop.payByCard({ checkoutId: uid })).position : position;
  return { books: body.books, position: paidAt };
}

describe('GET /outreach/bookings/{id}', () => {
  it('names the other bookings of its order, as every write does', async ({ shop }) => {
    const { books, position } = await ordered(shop, true);
    const [first, second] = books;
    const read = await shop.read(`${BOOKINGS}/${first?._id}`, position);
    const { siblings } = (read.body as { book: BookingJson }).book;
    expect(siblings).toEqual([
      {
        _id: second?._id,
        bookingId: second?.bookingId,
        hotelName: second?.hotelName,
        hotelNameSlug: second?.hotelNameSlug,
        roomId: second?.roomId,
        room: second?.roomObj.title,
        checkInDate: STAY.checkIn,
        checkOutDate: STAY.checkOut,
        price: 2000,
        status: 'Booked',
      },
    ]);
    expect(first?.siblings).toEqual(siblings.map((other) => ({ ...other, status: 'Reserved' })));
    expect(second?.siblings.map(({ _id }) => _id)).toEqual([first?._id]);
  });

  it('tells staff none of it', async ({ shop, own }) => {
    const rooms = [await own.newRoom(), await own.newRoom()];
    const { books, position } = await ordered(shop, true, rooms);
    const [first] = books;
    const path = `/bookings/${shop.staffIdOf(first?._id ?? '')}`;
    const { body } = await shop.read(path, position, own.officer.headers);
    for (const { _id } of books) expect(JSON.stringify(body)).not.toContain(_id);
  });
});

describe('GET /outreach/bookings/{id}/order.pdf', () => {
  it('has the receipts of all of them, whichever opens it, and nobody stores it', async ({
    shop,
  }) => {
    const { books, position } = await ordered(shop, true);
    for (const { _id } of books) {
      const answer = await file(shop, `${_id}/order.pdf?lang=en`, position);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="order-${books[0]?.bookingId}.pdf"`,
        'cache-control': 'private, no-store',
      });
      const text = await readPdf(answer.rawPayload);
      for (const { bookingId } of books) expect(text).toContain(`Booking number ${bookingId}`);
    }
  });

  it('is refused before the payment, and opens by no id of staff', async ({ shop }) => {
    const { books, position } = await ordered(shop, false);
    const [first] = books;
    const own = await file(shop, `${first?._id}/order.pdf`, position);
    expect(own.json()).toMatchObject({ status: 409, code: 'not-paid' });
    const staffs = `${BOOKINGS}/${shop.staffIdOf(first?._id ?? '')}`;
    for (const name of ['order.pdf', 'order.ics'])
      expectProblem(await shop.get<Problem>(`${staffs}/${name}`), 404, 'not-found');
  });
});

describe('GET /outreach/bookings/{id}/order.ics', () => {
  it('has all of them, each with what opens it', async ({ shop }) => {
    const { books, position } = await ordered(shop, true);
    const answer = await file(shop, `${books[1]?._id}/order.ics?lang=en`, position);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="order-${books[0]?.bookingId}.ics"`,
      'cache-control': 'private, no-store',
    });
    const unfolded = answer.body.replaceAll('\r\n ', '');
    for (const { _id } of books) expect(unfolded).toContain(`URL:${PUBLIC_SITE}/en/booking/${_id}`);
  });
});

describe('GET /outreach/bookings/{id}/stay.ics', () => {
  it('is a file that a calendar reads: when, where, and a link back', async ({ shop }) => {
    const { _id, bookingId, position } = await paid(shop);
    const answer = await file(shop, `${_id}/stay.ics`, position);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="stay-${bookingId}.ics"`,
      'cache-control': 'private, no-store',
    });
    const { event, value } = readCalendar(answer.body);
    expect(value('status')).toBe('CONFIRMED');
    expect(event.startDate.toJSDate().toISOString()).toBe('2027-03-01T07:00:00.000Z');
    expect(event.summary).toBe('Stay at Riverside');
    expect(value('url')).toBe(`${PUBLIC_SITE}/en/booking/${_id}`);
  });

  it('is canceled with the stay, as the same entry', async ({ shop }) => {
    const { body, position } = await shop.book(await shop.newRoom(), STAY);
    const { _id } = body.book;
    const before = readCalendar((await file(shop, `${_id}/stay.ics`, position)).body);
    const over = await shop.giveUp(_id);
    const after = readCalendar((await file(shop, `${_id}/stay.ics`, over.position)).body);
    expect(after.event.uid).toBe(before.event.uid);
    expect(after.event.sequence).toBeGreaterThan(before.event.sequence);
    expect(after.value('status')).toBe('CANCELLED');
  });

  it('is unknown without the booking', async ({ shop }) =>
    expectProblem(
      await shop.get<Problem>(`${BOOKINGS}/${randomUUID()}/stay.ics`),
      404,
      'not-found',
    ));
});
