import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import type { ChargeJson } from '@baanpak/contract/payment/charge.ts';
import { ChargeAnswer, CreateChargeAnswer } from '@baanpak/contract/payment/charge-requests.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { signature } from '@baanpak/infrastructure/payment-provider/webhook-signature.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import { API_KEY, type Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { WEBHOOK_SECRET } from '../../testing/shop-foundation.ts';
import { wholeLog } from '../../testing/whole-log.ts';
import { openBooking } from '../booking/load-booking.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.fault({ webhook: 'normal' }));
afterAll(() => shop.close());

const PATIENT = { timeout: 20_000, interval: 30 };

/** A booking whose QR was asked for. */
async function given() {
  const { body } = await shop.book(await shop.newRoom(), nights(1, 3));
  const bookingId = body.book._id;
  const charge = await shop.askForQr({ bookingId });
  return { bookingId, charge, chargeId: charge.body.charge_id };
}

const becomes = (bookingId: string, status: string) =>
  vi.waitFor(async () => expect(await shop.seen(bookingId)).toMatchObject({ status }), PATIENT);
const refresh = <Body = ChargeJson>(chargeId: string, headers = {}, query = '') =>
  shop.post<Body>(`/payments/charge/${chargeId}/refresh${query}`, {}, headers);

describe('a payment by PromptPay', () => {
  it('waits with its QR until somebody scans it, and then the booking is booked', async () => {
    const { bookingId, charge, chargeId } = await given();
    expect(charge.status).toBe(201);
    expectShape(CreateChargeAnswer, charge.body);
    expect(charge.body.charge.status).toBe('pending');
    expect(charge.body.card).toBeNull();
    expect(charge.body.source).toMatchObject({ type: 'promptpay', scannable_code: {} });
    expect(await shop.seen(bookingId, charge.position)).toMatchObject({
      status: 'Reserved',
      paymentStatus: 'pending',
    });
    await shop.scan(chargeId);
    await becomes(bookingId, 'Booked');
  });

  it('is heard of once though its webhook came twice', async () => {
    await shop.fault({ webhook: 'twice' });
    const { bookingId, chargeId } = await given();
    await shop.scan(chargeId);
    await becomes(bookingId, 'Booked');
    await vi.waitFor(async () => {
      const paid = (await wholeLog(shop.store)).filter(
        ({ type, data }) => type === 'ChargePaid' && data.chargeId === chargeId,
      );
      expect(paid).toHaveLength(1);
    }, PATIENT);
  });
});

describe('the charge that waits', () => {
  it('stands in the booking until it is paid, then how it was paid', async () => {
    const { bookingId, charge, chargeId } = await given();
    const seen: Partial<BookingJson> = await shop.seen(bookingId, charge.position);
    const { openCharge } = seen;
    expect(seen.paidBy).toBeNull();
    expect(openCharge).toMatchObject({
      ...{ charge_id: chargeId, status: 'pending', method: 'promptpay', authorize_uri: null },
      ...{ expires_at: expect.any(String), qr: expect.stringMatching(/qrcode\.svg$/) },
    });
    const written = await shop.put<{ book: BookingJson }>(
      `/outreach/bookings/${bookingId}/payment-method`,
      {
        paymentMethod: 'gateway',
      },
    );
    expect(written.body.book.openCharge).toEqual(openCharge);
    await shop.scan(chargeId);
    await becomes(bookingId, 'Booked');
    const booked = await shop.seen(bookingId);
    expect(booked).toMatchObject({ paidBy: { method: 'promptpay' } });
    expect(booked).not.toHaveProperty('openCharge');
  });

  it('is drawn by GET /payments/charge/{charge_id}/qr.png for its guest alone', async () => {
    const { bookingId, charge, chargeId } = await given();
    await shop.seen(bookingId, charge.position);
    const url = (id: string) => `/payments/charge/${chargeId}/qr.png?bookingId=${id}`;
    const { statusCode, headers, rawPayload } = await shop.app.inject({
      ...{ url: url(bookingId), headers: { 'x-api-key': API_KEY } },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 720 });
    const stranger = await given();
    await expectRefusal((h) => shop.get(url(stranger.bookingId), h), 404, 'not-found');
    await shop.scan(chargeId);
    await becomes(bookingId, 'Booked');
    await expectRefusal((h) => shop.get(url(bookingId), h), 409, 'not-payable');
  });
});

describe('POST /payments/charge/{charge_id}/refresh', () => {
  it('fetches the charge when its webhook got lost', async () => {
    await shop.fault({ webhook: 'lost' });
    const { bookingId, chargeId } = await given();
    const before = await refresh(chargeId);
    expectShape(ChargeAnswer, before.body);
    expect(before.body).toMatchObject({ charge_id: chargeId, status: 'pending', paid: false });
    await shop.scan(chargeId);
    const query = `?bookingId=${bookingId}`;
    const after = await refresh(chargeId, {}, query);
    expect(after.status).toBe(200);
    expect(after.body).toMatchObject({ status: 'successful', paid: true });
    expect(after.body.books).toMatchObject([{ _id: bookingId, status: 'Booked' }]);
    const page = await shop.read<ChargeJson>(
      `/payments/charge/${chargeId}${query}`,
      after.position,
    );
    expect(page.body.books).toEqual(after.body.books);
  });

  it('opens no booking by itself, nor with a booking of somebody else', async () => {
    const { chargeId } = await given();
    const others = await given();
    for (const query of ['', `?bookingId=${others.bookingId}`])
      expect((await refresh(chargeId, {}, query)).body).toEqual({
        charge_id: chargeId,
        status: 'pending',
        paid: false,
        failure_code: null,
        detail: expect.any(String),
      });
  });

  it('changes nothing the second time', async () => {
    await shop.fault({ webhook: 'lost' });
    const { chargeId } = await given();
    await shop.scan(chargeId);
    const first = await refresh(chargeId);
    // of this charge alone: webhooks of other tests may still be on their way
    const told = async () =>
      (await wholeLog(shop.store)).filter(({ data }) => JSON.stringify(data).includes(chargeId));
    const before = await told();
    const second = await refresh(chargeId);
    expect(second.body).toEqual(first.body);
    expect(await told()).toHaveLength(before.length);
  });

  it('does not know charges of others', async () => {
    await expectRefusal((h) => refresh<Problem>('chrg_test_nobodys', h), 404, 'not-found');
  });
});

describe('POST /payments/webhook', () => {
  const event = (data: object) => JSON.stringify({ object: 'event', key: 'charge.complete', data });

  async function hook(body: string, secret = WEBHOOK_SECRET) {
    const timestamp = String(Math.floor(Date.parse(shop.clock.now()) / 1000));
    const headers = {
      'content-type': 'application/json',
      'omise-signature-timestamp': timestamp,
      'omise-signature': signature(secret, timestamp, body),
    };
    return shop.app.inject({ method: 'POST', url: '/payments/webhook', headers, payload: body });
  }

  it('refuses a bad signature, or none, and needs no API key', async () => {
    const body = event({ object: 'charge', id: 'chrg_test_1' });
    const forged = await hook(body, Buffer.from('another secret').toString('base64'));
    expect(forged.statusCode).toBe(401);
    const bare = await shop.post<Problem>('/payments/webhook', {}, { 'x-api-key': '' });
    expectProblem(bare, 401, 'unauthorized');
    expect((await hook(body)).statusCode).toBe(200);
  });

  it('believes the charge that it fetches, not what it was told', async () => {
    await shop.fault({ webhook: 'lost' });
    const { bookingId, chargeId } = await given();
    const lie = event({ object: 'charge', id: chargeId, status: 'successful', paid: true });
    expect((await hook(lie)).statusCode).toBe(200);
    expect((await openBooking(shop.ports, bookingId)).state.status).toBe('Reserved');
    await shop.scan(chargeId);
    expect((await hook(event({ object: 'charge', id: chargeId }))).statusCode).toBe(200);
    await becomes(bookingId, 'Booked');
  });

  it('hears of a refund as of its charge', async () => {
    await shop.fault({ webhook: 'lost' });
    const { bookingId, chargeId } = await given();
    await shop.scan(chargeId);
    await hook(event({ object: 'refund', id: 'rfnd_test_1', charge: chargeId }));
    await becomes(bookingId, 'Booked');
  });

  it.each(['x'.repeat(100_000), '../customers', '', 'chrg_test_1?limit=100', 'chrg_test_1\u0000'])(
    'refuses what is no id of the provider',
    async (id) => {
      const answer = await hook(event({ object: 'charge', id }));
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
    },
  );

  it.each([
    ['a charge nobody knows', event({ object: 'charge', id: 'chrg_test_nobodys' })],
    ['something else', event({ object: 'customer', id: 'cust_test_1' })],
    ['nothing', '{}'],
    ['no JSON', 'not json'],
  ])('shrugs at %s', async (_, body) => {
    expect((await hook(body)).statusCode).toBe(200);
  });
});
