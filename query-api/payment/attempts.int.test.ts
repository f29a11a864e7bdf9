import { randomUUID } from 'node:crypto';
import type { ChargeJson } from '@baanpak/contract/payment/charge.ts';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { type PaymentEvent, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { minute, nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { PaymentRow } from '@baanpak/projector/payment/tables.ts';
import {
  bookingPlaced,
  chargeRequested,
  checkoutHeld,
  hotelRegistered,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openedToGuest,
  openQueryApiForTest,
  type QueryApiForTest,
} from '../testing/query-api-for-tests.ts';

type Answer = ChargeJson & { detail: string; code: string };

const hotel = hotelRegistered();
const room = roomRegistered(hotel);
let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
  await api.given(hotelStream(hotel.data.hotelId), hotel);
  await api.given(roomStream(room.data.roomId), room);
});
afterAll(() => api.close());

let charges = 0;

/** Two bookings of one checkout and an attempt to pay both. */
async function attemptGiven() {
  charges += 1;
  const checkoutUid = randomUUID();
  const later = openedToGuest(bookingPlaced(room, { checkoutUid, ...nights(7, 9) }));
  const sooner = openedToGuest(bookingPlaced(room, { checkoutUid, ...nights(1, 3) }));
  for (const { placed } of [later, sooner])
    await api.given(bookingStream(placed.data.bookingId), placed);
  const held = checkoutHeld([later.placed, sooner.placed]);
  await api.given(checkoutStream(checkoutUid), held);
  const requested = chargeRequested(held);
  const { attemptId, amount } = requested.data;
  await api.given(paymentStream(attemptId), requested);
  return {
    stream: paymentStream(attemptId),
    held,
    amount,
    guestIds: [later.guestId, sooner.guestId],
    bookingIds: [later, sooner].map(({ placed }) => placed.data.bookingId),
    ofCharge: { attemptId, checkoutUid, chargeId: `chrg_test_${charges}` },
  };
}

const ask = (chargeId: string, language = 'en', bookingId?: string) =>
  api.get<Answer>(
    `/payments/charge/${chargeId}${bookingId === undefined ? '' : `?bookingId=${bookingId}`}`,
    { 'accept-language': language },
  );

const rowOf = async (attemptId: string) => {
  const { rows } = await api.pool.query<PaymentRow>(
    'SELECT * FROM payments WHERE attempt_id = $1',
    [attemptId],
  );
  return rows[0];
};

describe('GET /payments/charge/{charge_id}', () => {
  it('is unknown until the provider has made it', async () => {
    const { ofCharge, amount } = await attemptGiven();
    expect(await ask(ofCharge.chargeId)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
    expect(await rowOf(ofCharge.attemptId)).toEqual({
      attempt_id: ofCharge.attemptId,
      charge_id: null,
      checkout_uid: ofCharge.checkoutUid,
      method: 'card',
      amount,
      status: 'requested',
      failure_code: null,
      requested_at: minute(1),
      expires_at: minute(30),
      late: false,
      ...{ authorize_uri: null, qr_uri: null, card: null, refundable: null },
    });
  });

  it('shows all bookings of its checkout to who names one, in the order of the cart', async () => {
    const { stream, ofCharge, guestIds } = await attemptGiven();
    await api.given(stream, { type: 'ChargePending', data: ofCharge });
    const { body, headers } = await ask(ofCharge.chargeId, 'en', guestIds[1]);
    expect(body).toMatchObject({
      charge_id: ofCharge.chargeId,
      status: 'pending',
      paid: false,
      detail: 'The result of the payment',
    });
    expect(body.books?.map(({ _id }) => _id)).toEqual(guestIds);
    expect(body.books?.[0]).toMatchObject({ status: 'Reserved', email: 'anna@example.com' });
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await ask(ofCharge.chargeId, 'th')).body.detail).toBe('ผลการชำระเงิน');
  });

  it('opens no booking by itself, nor with a booking of somebody else', async () => {
    const { stream, ofCharge } = await attemptGiven();
    const others = await attemptGiven();
    await api.given(stream, { type: 'ChargePending', data: ofCharge });
    for (const bookingId of [undefined, others.guestIds[0], others.bookingIds[0], randomUUID()])
      expect((await ask(ofCharge.chargeId, 'en', bookingId)).body).toEqual({
        charge_id: ofCharge.chargeId,
        status: 'pending',
        paid: false,
        failure_code: null,
        detail: 'The result of the payment',
      });
    expect((await ask(ofCharge.chargeId, 'en', 'no-id')).status).toBe(400);
  });

  const money = { amount: baht(4000), fee: baht(146), feeVat: baht(10.22), net: baht(3843.78) };
  const paid = { ...money, paidAt: minute(3) };
  const differing = { expected: baht(4000), amount: baht(40), currency: 'THB', paid: true };
  it.each([
    ['ChargeFailed', { failureCode: 'insufficient_fund' }, 'failed', false],
    ['ChargeExpired', {}, 'expired', false],
    ['ChargeMismatched', differing, 'mismatched', false],
  ] as const)('that met %s is so', async (type, data, status, isPaid) => {
    const { stream, ofCharge } = await attemptGiven();
    await api.given(stream, { type, data: { ...ofCharge, ...data } } as PaymentEvent);
    expect((await ask(ofCharge.chargeId)).body).toMatchObject({ status, paid: isPaid });
  });

  it('is paid once its bookings are, not a moment sooner', async () => {
    const { stream, ofCharge, bookingIds } = await attemptGiven();
    await api.given(stream, { type: 'ChargePaid', data: { ...ofCharge, ...paid } });
    for (const bookingId of bookingIds) {
      expect((await ask(ofCharge.chargeId)).body).toMatchObject({ status: 'pending', paid: false });
      const data = { bookingId, amount: baht(2000), feeCharge: baht(78), paidAt: minute(3) };
      await api.given(bookingStream(bookingId), { type: 'BookingPaid', data });
    }
    expect((await ask(ofCharge.chargeId)).body).toMatchObject({ status: 'successful', paid: true });
  });

  it('that failed says why, until it is paid after all', async () => {
    const { stream, ofCharge } = await attemptGiven();
    const failed = { ...ofCharge, failureCode: 'insufficient_fund' };
    await api.given(stream, { type: 'ChargeFailed', data: failed });
    expect(await rowOf(ofCharge.attemptId)).toMatchObject({ failure_code: 'insufficient_fund' });
    const failure = async () => (await ask(ofCharge.chargeId)).body.failure_code;
    expect(await failure()).toBe('insufficient_fund');
    await api.given(stream, { type: 'ChargePaid', data: { ...ofCharge, ...paid } });
    expect(await rowOf(ofCharge.attemptId)).toMatchObject({ failure_code: null, status: 'paid' });
    expect(await failure()).toBeNull();
  });

  it('that was never made stays without an id', async () => {
    const { stream, ofCharge } = await attemptGiven();
    const data = { ...ofCharge, chargeId: null, failureCode: 'used_token' };
    await api.given(stream, { type: 'ChargeFailed', data });
    expect(await rowOf(ofCharge.attemptId)).toMatchObject({ charge_id: null, status: 'failed' });
  });

  it('that came late is marked for somebody to look at', async () => {
    const { stream, held, ofCharge, bookingIds } = await attemptGiven();
    const { attemptId, chargeId, checkoutUid: uid } = ofCharge;
    await api.given(stream, { type: 'ChargePaid', data: { ...ofCharge, ...paid } });
    for (const bookingId of bookingIds)
      await api.given(bookingStream(bookingId), {
        type: 'BookingExpired',
        data: { bookingId, endedAt: minute(30) },
      });
    const late = { uid, attemptId, chargeId, bookingIds, amount: held.data.amount };
    await api.given(checkoutStream(uid), {
      type: 'PaymentCameLate',
      data: { ...late, feeCharge: baht(156), paidAt: minute(40), because: 'expired' },
    });
    expect(await rowOf(attemptId)).toMatchObject({ late: true, status: 'paid' });
    expect((await ask(chargeId)).body).toMatchObject({ status: 'successful', paid: true });
  });
});

describe('GET /payments/attempts/{attempt_id}', () => {
  const of = (attemptId: string) => api.get<Answer>(`/payments/attempts/${attemptId}`);

  it('says what became of it, from before the provider has made its charge on', async () => {
    const { stream, ofCharge } = await attemptGiven();
    const { attemptId } = ofCharge;
    const detail = 'The result of the payment';
    const outcome = { attempt_id: attemptId, paid: false, detail };
    expect((await of(attemptId)).body).toEqual({
      ...outcome,
      status: 'pending',
      failure_code: null,
    });
    const data = { ...ofCharge, failureCode: 'insufficient_fund' };
    await api.given(stream, { type: 'ChargeFailed', data });
    expect((await of(attemptId)).body).toEqual({
      ...outcome,
      status: 'failed',
      failure_code: 'insufficient_fund',
    });
  });

  it('knows no other ids', async () => {
    const { ofCharge, bookingIds } = await attemptGiven();
    for (const id of [randomUUID(), ofCharge.checkoutUid, bookingIds[0]])
      expect((await of(id ?? '')).status).toBe(404);
    expect((await of('no-id')).status).toBe(400);
  });
});
