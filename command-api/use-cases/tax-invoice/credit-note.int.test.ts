import { readPdf } from '@baanpak/documents/testing/read-pdf.ts';
import { taxInvoicesStream } from '@baanpak/domain/tax-invoice/tax-invoices.ts';
import { BUYER } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKINGS } from '../../testing/booking.ts';
import { contextForTest } from '../../testing/catalogue.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { becomes, refundedStay } from '../../testing/refunds.ts';
import { API_KEY } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { wholeLog } from '../../testing/whole-log.ts';
import { creditStay } from './tax-invoices.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  await shop.runProcesses();
});
afterAll(() => shop.close());

const refunded = (wanted?: object) => refundedStay(shop, own, wanted);
const issued = async () => {
  const stream = taxInvoicesStream(own.owner.userId);
  return (await wholeLog(shop.store)).filter(
    (event) => event.stream === stream && event.type === 'CreditNoteIssued',
  );
};
const pdf = async (url: string, headers: object = {}) => {
  const answer = await shop.app.inject({ url, headers: { 'x-api-key': API_KEY, ...headers } });
  const text = answer.statusCode === 200 ? await readPdf(answer.rawPayload) : '';
  return { answer, text: text.replaceAll(/\s+/g, ' ') };
};

describe('GET /outreach/bookings/{id}/credit-note.pdf', () => {
  it('takes back the tax invoice of a stay whose money was given back', async () => {
    const { _id, taxInvoiceNumber } = await refunded();
    const book = await becomes(shop, _id, { creditNotes: [{ number: 'CN00000-000001' }] });
    expect(book.creditNotes).toMatchObject([{ amount: book.price }]);
    const { text } = await pdf(`${BOOKINGS}/${_id}/credit-note.pdf?lang=th`);
    for (const fact of ['ใบลดหนี้', 'CN00000-000001', String(taxInvoiceNumber), BUYER.name])
      expect(text).toContain(fact);
    expect(text).toMatch(/รวมเงินที่ลดให้ ?2,000\.00/);
    const again = await creditStay(shop.ports, shop.staffIdOf(_id), contextForTest());
    expect(again).toEqual([]);
  });

  it('numbers them without a gap, and issues none for a stay without a tax invoice', async () => {
    const without = await refunded({});
    const { _id } = await refunded();
    await becomes(shop, _id, { creditNotes: [{}] });
    const numbers = (await issued()).map(({ data }) => (data as { serial: number }).serial);
    expect(numbers).toEqual(numbers.map((_, n) => n + 1));
    expect((await shop.seen(without._id)).creditNotes).toEqual([]);
    const { answer } = await pdf(`${BOOKINGS}/${without._id}/credit-note.pdf`);
    expect(answer.statusCode).toBe(404);
  });
});

describe('GET /bookings/{id}/credit-note.pdf', () => {
  it('is for staff who hand it over, by its number', async () => {
    const { _id } = await refunded();
    const [note] = (await becomes(shop, _id, { creditNotes: [{}] })).creditNotes;
    const url = `/bookings/${shop.staffIdOf(_id)}/credit-note.pdf`;
    const found = await pdf(`${url}?number=${note?.number}&lang=en`, own.officer.headers);
    expect(found.answer.headers['content-disposition']).toContain(`${note?.number}.pdf`);
    expect(found.text).toContain('Credit note (ใบลดหนี้)');
    const other = await pdf(`${url}?number=CN00000-999999`, own.officer.headers);
    expect(other.answer.statusCode).toBe(404);
    expect((await pdf(url, own.visitor.headers)).answer.statusCode).toBe(403);
  });
});
