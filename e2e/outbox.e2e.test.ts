import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bookCheckout, differentStays, findRooms, openCheckout } from './testing/guest.ts';
import { payByCard } from './testing/payments.ts';
import { endProducts, type Product, startProduct } from './testing/product.ts';

const PATIENT = { timeout: 90_000, interval: 200 };
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(endProducts);

const open = async (path: string) => {
  const answer = await fetch(product.url + path);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

/** The path of the newest mail whose line in the list says this. */
async function mailAbout(words: RegExp): Promise<string> {
  return vi.waitFor(async () => {
    const { body } = await open('/dev/outbox');
    const line = body.split('</li>').find((each) => words.test(each));
    const [, path] = /href="(\/dev\/outbox\/\d+)"/.exec(line ?? '') ?? [];
    if (path === undefined) throw new Error(`No mail about ${words}`);
    return path;
  }, PATIENT);
}

describe('the mail of a booking', () => {
  it('lies in the outbox of the demo, with receipt and calendar file once it is paid', async () => {
    const { api } = product;
    const [room] = await findRooms(api);
    if (!room) throw new Error('The demo has no room');
    const cart = await openCheckout(api, [{ roomId: room.roomId, ...differentStays()() }]);
    const { uid } = cart.body.data;
    const { body } = await bookCheckout(api, uid);
    const { bookingId, _id } = body.book;

    const held = await open(await mailAbout(new RegExp(`pay for your booking ${bookingId}`)));
    expect(held.body).toContain(`${product.url}/en/booking/${_id}`);
    expect(held.headers.get('cache-control')).toBe('private, no-store');

    await payByCard(api, { checkoutId: uid });
    const path = await mailAbout(new RegExp(`${bookingId}.*is confirmed`));
    const paid = await open(path);
    expect(paid.body).toContain(`receipt-${bookingId}.pdf`);
    expect((await open(`${path}/html`)).body).toContain('Your booking is confirmed');
    const receipt = await open(`${path}/attachments/0`);
    expect([receipt.headers.get('content-type'), receipt.body.slice(0, 5)]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    const calendar = await open(`${path}/attachments/1`);
    expect(calendar.body).toContain('BEGIN:VCALENDAR');
  });

  it('is told of in the readiness of the product', async () => {
    const { body } = await product.api<{ checks: { mail: { ok: boolean; detail: string } } }>(
      '/readyz',
    );
    expect(body.checks.mail.ok).toBe(true);
    expect(body.checks.mail.detail).toMatch(/SMTP_URL is not set/);
  });
});

describe('the outbox', () => {
  it('is not there without the demo', async () => {
    const bare = await startProduct({ DEMO: 'off' });
    expect((await fetch(`${bare.url}/dev/outbox`)).status).toBe(404);
  });
});
