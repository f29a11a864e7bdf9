import { writeFile } from 'node:fs/promises';
import { DisputePackAnswer, type DisputePackJson } from '@baanpak/contract/booking/dispute-pack.ts';
import { readPdf } from '@baanpak/documents/testing/read-pdf.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectProblem, expectShape } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { openDispute } from '../../testing/money-cases.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { newPicture, pictureForm } from '../../testing/pictures.ts';
import { PATIENT } from '../../testing/refunds.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

type Answer = Readonly<{ pack: DisputePackJson; detail: string }> & Problem;

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const STAY = nights(1, 3);

const ask = async (bookingId: string, by: Hired, query = '') =>
  shop.read<Answer>(`/bookings/${bookingId}/dispute-pack${query}`, await shop.head(), by.headers);

async function packOf(bookingId: string, by: Hired = own.owner, query = '?lang=en') {
  const { status, body } = await ask(bookingId, by, query);
  expect(status).toBe(200);
  expectShape(DisputePackAnswer, body);
  return body.pack;
}

describe('GET /bookings/{id}/dispute-pack', () => {
  let bookingId: string;
  let guestId: string;
  let uid: string;
  let chargeId: string;
  let disputeId: string;

  beforeAll(async () => {
    const today = bangkokDay(shop.clock.now());
    const stay = { checkIn: today, checkOut: addDays(today, 2) };
    const cart = await shop.openCheckout([item(await own.newRoom(), stay)]);
    uid = cart.body.data.uid;
    const { body } = await shop.bookAll(uid);
    guestId = body.book._id;
    bookingId = await shop.staffId(guestId);
    chargeId = (await shop.payByCard({ checkoutId: uid })).body.charge_id;
    await shop.sendDocument(guestId, pictureForm('file', await newPicture()));
    const staff = staffBookingsWith(shop);
    await staff.change(own.officer, bookingId, { staffNote: 'Sits by the window' });
    const arrived = await staff.change(own.officer, bookingId, { action: 'check-in' });
    expect(arrived.status).toBe(200);
    disputeId = await openDispute(shop, chargeId, own.admin);
  });

  it('says what was shown, agreed, paid and done', async () => {
    const pack = await packOf(bookingId);
    expect(pack).toMatchObject({
      booking: { _id: bookingId, status: 'Booked', price: 200_000, shared: false },
      guest: { reservedBy: 'Anna Rakdee', email: 'anna@example.com' },
      disputes: [
        {
          ...{ _id: `dispute-${disputeId}`, outcome: 'open', amount: 200_000, endedAt: null },
          reason: 'not-received',
        },
      ],
      agreed: {
        ...{ price: 200_000, policyRecorded: true, termsVersion: null },
        shownAt: expect.any(String),
        nightPrices: [{ price: 100_000 }, { price: 100_000 }],
      },
      payments: [
        {
          ...{ method: 'card', amount: 200_000, status: 'paid', failure: null },
          card: { brand: 'Visa', lastDigits: '4242' },
          paidAt: expect.any(String),
        },
      ],
      refunds: [],
      stay: {
        ...{ arrivedAt: expect.any(String), departedAt: null, noShow: false },
        documents: [{ number: 1, mediaType: 'image/webp' }],
      },
      ...{ statement: null, more: false },
    });
    const types = pack.timeline.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['BookingPlaced', 'ChargePaid', 'GuestArrived', 'CaseOpened']),
    );
    expect(types).not.toContain('StaffNoteSet');
    expect(pack.timeline.every(({ sentence }) => sentence.length > 10)).toBe(true);
  });

  it('names the mails that the queue remembers, in the language asked for', async () => {
    await shop.runProcesses();
    await vi.waitFor(async () => {
      const { mails } = await packOf(bookingId);
      expect(mails).toContainEqual({
        ...{ template: 'paid', about: 'Confirmation and receipt' },
        ...{ queuedAt: expect.any(String), outcome: null, at: null },
      });
    }, PATIENT);
    await shop.stopProcesses();
    const { mails } = await packOf(bookingId, own.owner, '?lang=th');
    expect(mails.map(({ about }) => about)).toContain('ยืนยันการจองและใบเสร็จ');
    expect(mails.map(({ template }) => template)).not.toContain('new-booking'); // the owner's
  });

  it('is named as in the back office, in both languages', async () => {
    const named = async (lang: string) =>
      (await ask(bookingId, own.owner, `?lang=${lang}`)).body.detail;
    expect(await named('th')).toBe('เอกสารประกอบการโต้แย้ง');
    expect(await named('en')).toBe('The dispute pack');
  });

  it('has no id in it that acts, in either form', async () => {
    const text = JSON.stringify(await packOf(bookingId));
    for (const secret of [uid, guestId, chargeId, 'Sits by the window'])
      expect(text).not.toContain(secret);
  });

  it('has no word in it that opens anything to a guest', async () => {
    const words = JSON.stringify(await packOf(bookingId)).split(/["\s,()]+/);
    const tried = [...new Set(words)].filter((word) => /^[\w-]{12,60}$/.test(word));
    expect(tried).toContain(bookingId);
    const calls = [
      ...['/outreach/bookings/', '/search/bookings/', '/outreach/bookings/checkout/'],
      ...['/payments/charge/', '/payments/attempts/'],
    ];
    for (const word of tried)
      for (const call of calls) {
        const { status } = await shop.read(`${call}${word}`, '');
        expect([call, word, [400, 404].includes(status)]).toEqual([call, word, true]);
      }
  });

  it.each([
    ['en', 'Evidence for a disputed charge', 'Visa ending in 4242', 'Checked in on'],
    ['th', 'เอกสารประกอบการโต้แย้งรายการบัตร', 'Visa ลงท้าย 4242', 'เช็กอินเมื่อ'],
  ])('is a PDF in %s, too', async (lang, ...said) => {
    const { rawPayload, headers, statusCode } = await shop.app.inject({
      url: `/bookings/${bookingId}/dispute-pack?format=pdf&lang=${lang}`,
      headers: { 'x-api-key': 'key-of-the-test', ...own.owner.headers },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="dispute-BK-\w{6}\.pdf"$/),
    });
    if (process.env.KEEP_PDF) await writeFile(`${process.env.KEEP_PDF}-${lang}.pdf`, rawPayload);
    const text = (await readPdf(rawPayload)).replaceAll(/\s+/g, ' ');
    for (const sentence of said) expect(text).toContain(sentence);
    for (const secret of [uid, guestId, chargeId]) expect(text).not.toContain(secret);
  });

  it('says how the dispute ended', async () => {
    await shop.closeDispute(disputeId, 'lost');
    await vi.waitFor(
      async () => expect((await packOf(bookingId)).disputes[0]?.outcome).toBe('lost'),
      PATIENT,
    );
  });

  it('is refused with no-dispute where none was, in both languages', async () => {
    const { book } = (await shop.book(await own.newRoom(), STAY)).body;
    const id = await shop.staffId(book._id);
    for (const language of ['th', 'en'] as const)
      expectProblem(await ask(id, own.owner, `?lang=${language}`), 404, 'no-dispute', language);
  });

  it('is for who may read money of the booking', async () => {
    for (const by of [own.admin, own.auditor]) expect((await ask(bookingId, by)).status).toBe(200);
    for (const by of [own.officer, own.visitor, own.otherOwner])
      expectProblem(await ask(bookingId, by), 403, 'forbidden');
  });
});

describe('the dispute pack of a cart of two owners', () => {
  it('tells a bank nothing of the other hotel, whoever makes it', async () => {
    const elsewhere = await openOwnHotel(shop);
    const cart = await shop.openCheckout([
      item(await own.newRoom(), STAY, { note: 'Ours' }),
      item(await elsewhere.newRoom({ basePrice: baht(3333) }), STAY, { note: 'Theirs' }),
    ]);
    const { books } = (await shop.bookAll(cart.body.data.uid)).body;
    const [first, second] = books;
    const charged = await shop.payByCard({ checkoutId: cart.body.data.uid });
    await openDispute(shop, charged.body.charge_id, own.admin);
    const id = await shop.staffId(first?._id ?? '');
    for (const by of [own.owner, own.admin]) {
      const pack = await packOf(id, by);
      expect(pack).toMatchObject({
        booking: { shared: true },
        disputes: [{ amount: null }],
        payments: [{ amount: 200_000, card: null }],
      });
      const text = JSON.stringify(pack);
      expect(text).not.toContain(second?.bookingId);
      expect(text).not.toContain(await shop.staffId(second?._id ?? ''));
      for (const sum of ['8,666', '6,666', '3,333', '866600', '666600'])
        expect(text).not.toContain(sum);
    }
  });
});
