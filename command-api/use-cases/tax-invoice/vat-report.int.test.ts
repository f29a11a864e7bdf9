import type { ReportJson } from '@baanpak/contract/report/report.ts';
import { BUYER } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { becomes, refundedStay } from '../../testing/refunds.ts';
import { API_KEY } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { personalKeysOf } from '../../testing/stores.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  await shop.runProcesses();
});
afterAll(() => shop.close());

const refunded = () => refundedStay(shop, own);

describe('GET /reports/vat', () => {
  const report = async (by = own.owner, query = '') => {
    const headers = { 'x-api-key': API_KEY, 'accept-language': 'en', ...by.headers };
    return shop.app.inject({ url: `/reports/vat?from=2026-12-01&to=2027-12-31${query}`, headers });
  };
  const rowsOf = async (bookingId: string) => {
    const { rows } = (await report(own.owner, '&perPage=100')).json<ReportJson>();
    return rows.filter(({ booking }) => booking?.bookingId === bookingId);
  };

  it('lists tax invoices and the credit notes that take them back, with their buyers', async () => {
    const { _id, bookingId, taxInvoiceNumber, hotelName } = await refunded();
    const { creditNotes } = await becomes(shop, _id, { creditNotes: [{}] });
    await expect.poll(async () => (await rowsOf(bookingId)).length).toBe(2);
    const money = { base: 1869.16, vat: 130.84, total: 2000 };
    expect(await rowsOf(bookingId)).toMatchObject([
      {
        number: taxInvoiceNumber,
        ofInvoice: null,
        buyer: BUYER.name,
        hotel: hotelName.en,
        ...money,
      },
      {
        ...{ number: creditNotes[0]?.number, ofInvoice: taxInvoiceNumber, taxId: BUYER.taxId },
        ...{ kind: 'Credit note', base: -1869.16, vat: -130.84, total: -2000 },
      },
    ]);
  });

  it('adds up over all pages, and is a file with as many rows', async () => {
    const { total, totals, rows } = (await report(own.owner, '&perPage=1')).json<ReportJson>();
    expect(rows).toHaveLength(1);
    expect(totals).toEqual({ base: 0, vat: 0, total: 0 }); // all of it was given back
    const file = await report(own.owner, '&format=csv');
    expect(file.headers['x-total-rows']).toBe(String(total));
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(1 + total);
  });

  it('is for who reads money, each their own', async () => {
    expect((await report(own.officer)).statusCode).toBe(403);
    const stranger = await openOwnHotel(shop);
    expect((await report(stranger.owner)).json<ReportJson>().total).toBe(0);
  });

  it('knows no buyer who was erased, and keeps the amounts', async () => {
    const { _id, bookingId } = await refunded();
    await becomes(shop, _id, { creditNotes: [{}] });
    await expect.poll(async () => (await rowsOf(bookingId)).length).toBe(2);
    await personalKeysOf(shop.pool, shop.erasedList).destroy(shop.staffIdOf(_id));
    const erased = [{ buyer: null }, { buyer: null }];
    await expect.poll(() => rowsOf(bookingId)).toMatchObject(erased);
    expect(await rowsOf(bookingId)).toMatchObject([{ total: 2000 }, { total: -2000 }]);
  });
});
