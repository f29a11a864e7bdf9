import { readPdf } from '@baanpak/documents/testing/read-pdf.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { API_KEY, type Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

describe('GET /bookings/{id}/receipt.pdf', () => {
  it('gives staff what they hand over, under their id of the booking', async () => {
    const { book } = (await shop.book(await own.newRoom(), nights(1, 3))).body;
    const { position } = await shop.payByCard({ bookingId: book._id });
    const id = await shop.staffId(book._id);
    await shop.read(`/bookings/${id}`, position, own.officer.headers);
    const answer = await shop.app.inject({
      url: `/bookings/${id}/receipt.pdf?lang=en`,
      headers: { 'x-api-key': API_KEY, ...own.officer.headers },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="receipt-${book.bookingId}.pdf"`,
      'cache-control': 'private, no-store',
    });
    expect(await readPdf(answer.rawPayload)).toMatch(/Total\s*2,000\.00/);
  });

  it('is not for visitors, nor for another owner, and 409 before the payment', async () => {
    const { body, position } = await shop.book(await own.newRoom(), nights(1, 3));
    const path = `/bookings/${await shop.staffId(body.book._id)}/receipt.pdf`;
    await shop.read(path.replace('/receipt.pdf', ''), position, own.officer.headers);
    for (const { headers } of [own.visitor, own.otherOwner])
      expectProblem(await shop.get<Problem>(path, headers), 403, 'forbidden');
    expectProblem(await shop.get<Problem>(path, own.officer.headers), 409, 'not-paid');
    const guests = `/bookings/${body.book._id}/receipt.pdf`;
    expectProblem(await shop.get<Problem>(guests, own.officer.headers), 404, 'not-found');
  });
});
