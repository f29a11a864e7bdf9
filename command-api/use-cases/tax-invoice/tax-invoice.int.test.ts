import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import { readPdf } from '@baanpak/documents/testing/read-pdf.ts';
import { taxInvoicesStream } from '@baanpak/domain/tax-invoice/tax-invoices.ts';
import { BUYER, nights } from '@baanpak/domain/testing/samples.ts';
import { describe, expect } from 'vitest';
import { attachmentsOf } from '../../mail/compose.ts';
import { loadStay } from '../../mail/load-stay.ts';
import { BOOKINGS } from '../../testing/booking.ts';
import { contextForTest } from '../../testing/catalogue.ts';
import { expectProblem } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { openOwnHotel } from '../../testing/own-hotel.ts';
import { it } from '../../testing/own-shop.ts';
import { API_KEY } from '../../testing/requests.ts';
import type { Shop } from '../../testing/shop.ts';
import { PUBLIC_SITE } from '../../testing/shop-runners.ts';
import type { Hired } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';
import { wholeLog } from '../../testing/whole-log.ts';
import { invoiceStay } from './tax-invoices.ts';

const STAY = nights(1, 3);
const WANTED = { taxInvoice: BUYER, lang: 'th' } as const;

async function paid(shop: Shop, bookingId: string) {
  const { position } = await shop.payByCard({ bookingId });
  return { book: await shop.seen(bookingId, position), position };
}
const pdf = async (shop: Shop, id: string, query = '') => {
  const answer = await shop.app.inject({
    url: `${BOOKINGS}/${id}/receipt.pdf${query}`,
    headers: { 'x-api-key': API_KEY },
  });
  return {
    name: String(answer.headers['content-disposition']),
    text: await readPdf(answer.rawPayload),
  };
};

describe('a guest who asks for a tax invoice', () => {
  it('sees it asked for, and has its number once the stay is paid', async ({ shop }) => {
    const own = await openOwnHotel(shop);
    const held = await shop.book(await own.newRoom(), STAY, WANTED);
    expect(held.body.book).toMatchObject({ taxInvoice: BUYER, taxInvoiceNumber: null });
    const { book } = await paid(shop, held.body.book._id);
    expect(book).toMatchObject({ taxInvoice: BUYER, taxInvoiceNumber: '00000-000001' });
    const { name, text } = await pdf(shop, book._id);
    expect(name).toContain(`tax-invoice-${book.bookingId}.pdf`);
    for (const fact of ['ใบกำกับภาษี', '00000-000001', BUYER.name, BUYER.taxId, '0105500000000'])
      expect(text).toContain(fact);
  });

  it("has it in the buyer's language, in the mail, too, or in the one asked for", async ({
    shop,
  }) => {
    const own = await openOwnHotel(shop);
    const english = { ...BUYER, lang: 'en' } as const;
    const held = await shop.book(await own.newRoom(), STAY, { taxInvoice: english, lang: 'th' });
    expect(held.body.book.taxInvoice).toEqual(english);
    const { book } = await paid(shop, held.body.book._id);
    expect(book).toMatchObject({ lang: 'th', taxInvoice: english });
    const { text } = await pdf(shop, book._id);
    expect(text).toContain('Tax invoice / Receipt');
    const asked = await pdf(shop, book._id, '?lang=th');
    expect(asked.text).not.toContain('Tax invoice');
    const [mailed] = await attachmentsOf('paid', {
      stays: [await loadStay(shop.ports, shop.staffIdOf(book._id))],
      site: PUBLIC_SITE,
    });
    expect(await readPdf(mailed?.content ?? Buffer.of())).toBe(text);
    const wrong = { taxInvoice: { ...BUYER, lang: 'de' }, lang: 'th' } as object;
    expectProblem(await shop.book(await own.newRoom(), STAY, wrong), 400, 'invalid-request');
  });

  it('gets one for each stay of a cart, numbered one after another', async ({ shop }) => {
    const own = await openOwnHotel(shop);
    const rooms = [await own.newRoom(), await own.newRoom()];
    const cart = await shop.openCheckout(rooms.map((room) => item(room, STAY)));
    const { uid } = cart.body.data;
    const { books } = (await shop.bookAll(uid, WANTED)).body;
    const { position } = await shop.payByCard({ checkoutId: uid });
    const seen = await Promise.all(books.map(({ _id }) => shop.seen(_id, position)));
    expect(seen.map(({ taxInvoiceNumber }) => taxInvoiceNumber).toSorted()).toEqual([
      '00000-000001',
      '00000-000002',
    ]);
  });

  it('leaves no gap where others do not pay, and has none twice', async ({ shop }) => {
    const own = await openOwnHotel(shop);
    const first = await shop.book(await own.newRoom(), STAY, WANTED);
    await shop.book(await own.newRoom(), STAY, WANTED);
    const third = await shop.book(await own.newRoom(), STAY, WANTED);
    await paid(shop, first.body.book._id);
    const last = await paid(shop, third.body.book._id);
    expect(last.book.taxInvoiceNumber).toBe('00000-000002');
    expect(await invoiceStay(shop.ports, shop.staffIdOf(last.book._id), contextForTest())).toEqual(
      [],
    );
    const stream = taxInvoicesStream(own.owner.userId);
    const issued = (await wholeLog(shop.store)).filter((event) => event.stream === stream);
    expect(issued).toHaveLength(2);
  });

  it('is refused by a hotel without a tax id, and may book without one', async ({
    shop,
    hotels,
  }) => {
    const own = await openOwnHotel(shop);
    const hotel = await hotels.made(own.owner, {});
    const room = await hotels.roomIn(hotel);
    expectProblem(await shop.book(room, STAY, WANTED), 422, 'no-tax-invoice');
    expect((await shop.book(room, STAY)).status).toBe(201);
  });

  it('has one of who is registered, and none of a hotel that is not registered for VAT', async ({
    shop,
    hotels,
  }) => {
    const own = await openOwnHotel(shop);
    const registered = { taxId: '0105500000003', registeredName: 'Garden House Co., Ltd.' };
    const hotel = await hotels.made(own.owner, registered);
    expect(hotel.registeredName).toEqual({
      th: 'Garden House Co., Ltd.',
      en: 'Garden House Co., Ltd.',
    });
    const room = await hotels.roomIn(hotel);
    const held = await shop.book(room, STAY, WANTED);
    const { book } = await paid(shop, held.body.book._id);
    expect((await pdf(shop, book._id)).text).toContain('Garden House Co., Ltd.');
    await hotels.change(own.owner, hotel._id, { vatRegistered: false });
    expectProblem(await shop.book(room, nights(5, 6), WANTED), 422, 'no-tax-invoice');
  });

  it('has one of a stay that was paid at the desk in parts, with its extras', async ({ shop }) => {
    const own = await openOwnHotel(shop);
    const staff = staffBookingsWith(shop);
    const { book } = (await staff.take(own.officer, await own.newRoom(), STAY)).body;
    const act = (body: object) => staff.change(own.officer, book._id, body);
    const pay = (method: string, amount: number) =>
      act({ action: 'record-payment', method, amount });
    await act({ taxInvoice: BUYER });
    await act({ action: 'add-charge', text: 'เตียงเสริม', amount: 500 });
    const part = await pay('cash', book.price);
    expect(part.body.book).toMatchObject({ taxInvoice: BUYER, taxInvoiceNumber: null });
    const rest = await pay('card-terminal', 500);
    expect(rest.body.book.taxInvoiceNumber).toBe('00000-000001');
    await staff.expectRead(own.officer, rest);
    const answer = await shop.app.inject({
      url: `/bookings/${book._id}/receipt.pdf?lang=en`,
      headers: { 'x-api-key': API_KEY, ...own.officer.headers },
    });
    const text = (await readPdf(answer.rawPayload)).replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/เตียงเสริม ?500\.00/);
    expect(text).toMatch(/VAT 7% 163\.55 Total 2,500\.00/);
    expect(text).toContain('Received at the hotel: Cash 2,000.00');
    expect(text).toContain('Received at the hotel: Card terminal 500.00');
    expectProblem(await act({ taxInvoice: null }), 409, 'wrong-status');
  });

  it('may be named when the stay is paid and over, by a hotel that issues any', async ({
    shop,
    hotels,
  }) => {
    const own = await openOwnHotel(shop);
    const staff = staffBookingsWith(shop);
    const { book } = (await staff.take(own.officer, await own.newRoom(), STAY)).body;
    const act = (body: object) => staff.change(own.officer, book._id, body);
    await act({ action: 'record-payment', method: 'cash', amount: book.price });
    const named = await act({ taxInvoice: BUYER });
    expect(named.body.book.taxInvoiceNumber).toBe('00000-000001');
    const other = await hotels.roomIn(await hotels.made(own.owner, {}));
    const elsewhere = (await staff.take(own.officer, other, STAY)).body.book;
    const refused = await staff.change(own.officer, elsewhere._id, { taxInvoice: BUYER });
    expectProblem(refused, 422, 'no-tax-invoice');
  });

  it('is told of a tax id that is none', async ({ shop }) => {
    const room = await shop.newRoom();
    const wrong = { ...BUYER, taxId: '0105561234567' };
    const answer = await shop.book(room, STAY, { taxInvoice: wrong });
    expectProblem(answer, 400, 'invalid-request');
    expect(answer.body.errors).toEqual([
      { path: 'taxInvoice.taxId', message: 'must be a Thai tax id of 13 digits' },
    ]);
  });

  it('is nobody to those who may not see contacts, and nowhere in plain text', async ({ shop }) => {
    const own = await openOwnHotel(shop);
    const held = await shop.book(await own.newRoom(), STAY, WANTED);
    const { book, position } = await paid(shop, held.body.book._id);
    const staffId = shop.staffIdOf(book._id);
    const seenBy = async ({ headers }: Hired) =>
      (await shop.read<{ book: BookingJson }>(`/bookings/${staffId}`, position, headers)).body.book;
    expect((await seenBy(own.visitor)).taxInvoice).toBeNull();
    expect((await seenBy(own.owner)).taxInvoice).toEqual(BUYER);
    const events = await shop.store.readStream(`booking-${staffId}`);
    const stored = JSON.stringify(events.map(({ data }) => data));
    expect(stored).not.toMatch(/ทำดี|0994000165510/);
  });
});
