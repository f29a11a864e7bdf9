import { randomUUID } from 'node:crypto';
import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { CheckoutEvent } from '@baanpak/domain/checkout/checkout-state.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { minute, nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { CheckoutRow } from '@baanpak/projector/checkout/tables.ts';
import {
  bookingPlaced,
  checkoutHeld,
  checkoutItem,
  checkoutOpened,
  hotelRegistered,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

type Answer = { data: CheckoutJson; detail: string; code: string };

const locPlaces = { lat: 12.9, lng: 100.9, googleMapsLink: 'https://maps.example/riverside' };
const hotel = hotelRegistered({ locPlaces }, { slug: 'riverside' });
const elsewhere = hotelRegistered({}, { slug: 'elsewhere' });
const room = roomRegistered(hotel);
const other = roomRegistered(elsewhere, { basePrice: baht(700) });

let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
  await api.given(hotelStream(hotel.data.hotelId), hotel);
  await api.given(hotelStream(elsewhere.data.hotelId), elsewhere);
  await api.given(roomStream(room.data.roomId), room);
  await api.given(roomStream(other.data.roomId), other);
});
afterAll(() => api.close());

async function checkoutGiven(...opened: Parameters<typeof checkoutOpened>) {
  const event = checkoutOpened(...opened);
  const { uid } = event.data;
  await api.given(checkoutStream(uid), event);
  return { uid, stream: checkoutStream(uid) };
}

const ask = (uid: string, language = 'en') =>
  api.get<Answer>(`/outreach/bookings/checkout/${uid}`, { 'accept-language': language });

const status = async (uid: string) => {
  const { rows } = await api.pool.query<CheckoutRow>('SELECT * FROM checkouts WHERE uid = $1', [
    uid,
  ]);
  return rows[0]?.status;
};

describe('GET /outreach/bookings/checkout/{uid}', () => {
  it.each([
    [19, false],
    [20, true],
    [150_000, true],
    [150_001, false],
  ])('says whether %i baht can be paid online at once', async (price, payableOnline) => {
    const dear = { ...checkoutItem(room), totalPrice: baht(price) };
    const { uid } = await checkoutGiven([dear]);
    expect((await ask(uid)).body.data).toMatchObject({ totalPrice: price, payableOnline });
  });

  it('has its stays in the order of the cart, each with its room, its hotel and its note', async () => {
    const items = [
      { ...checkoutItem(room, nights(1, 4)), breakfast: true },
      { ...checkoutItem(other), priceChanged: true },
    ];
    const { uid } = await checkoutGiven(items, [null, 'ชั้นบน']);
    const { status: answered, body } = await ask(uid);
    expect(answered).toBe(200);
    expect(body).toMatchObject({
      data: {
        uid,
        totalPrice: 4400,
        currency: 'THB',
        checkouts: [
          {
            roomId: room.data.roomId,
            room: { _id: room.data.roomId, basePrice: 1000 },
            hotel: { hotelNameSlug: 'riverside' },
            googleMapsLink: 'https://maps.example/riverside',
            dateRange: { start: '2027-03-01', end: '2027-03-04' },
            price: 1000,
            nights: 3,
            totalPrice: 3000,
            priceChanged: false,
            guests: 2,
            children: 0,
            pets: 0,
            breakfast: true,
            note: null,
          },
          {
            roomId: other.data.roomId,
            hotel: { hotelNameSlug: 'elsewhere' },
            googleMapsLink: null,
            totalPrice: 1400,
            priceChanged: true,
            note: 'ชั้นบน',
          },
        ],
      },
      detail: 'Your checkout',
    });
    expect(body.data.checkouts[0]?.hotel).not.toHaveProperty('bankAccountNumber');
    expect((await ask(uid, 'th')).body.detail).toBe('รายการที่คุณเลือกไว้');
  });

  it('remembers its prices', async () => {
    const { uid } = await checkoutGiven([checkoutItem(other)]);
    const { roomId } = other.data;
    const dearer = { roomId, changes: { basePrice: baht(9000) } };
    await api.given(roomStream(roomId), { type: 'RoomDescribed', data: dearer });
    expect((await ask(uid)).body.data).toMatchObject({
      totalPrice: 1400,
      checkouts: [{ totalPrice: 1400, note: null, room: { basePrice: 9000 } }],
    });
  });

  it('is kept by nobody', async () => {
    const { uid } = await checkoutGiven([checkoutItem(room)]);
    expect((await ask(uid)).headers['cache-control']).toBe('private, no-store');
  });

  it('is gone when it was discarded, and nobody opens one by guessing', async () => {
    const { uid, stream } = await checkoutGiven([checkoutItem(room)]);
    await api.given(stream, { type: 'CheckoutDiscarded', data: { uid } });
    expect(await ask(uid)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await ask(randomUUID())).status).toBe(404);
    expect((await ask('mine')).status).toBe(400);
  });

  it('of a booking without a cart has what was booked, and nothing of who booked it', async () => {
    const placed = bookingPlaced(room, {}, { note: 'Late, call 081 234 5678' });
    const { bookingId, terms, heldUntil } = placed.data;
    const held = checkoutHeld([placed]);
    const { uid } = held.data;
    await api.given(checkoutStream(uid), held);
    expect((await ask(uid)).status).toBe(404);
    await api.given(bookingStream(bookingId), placed);
    const { body } = await ask(uid);
    expect(body.data).toMatchObject({ uid, totalPrice: 2000, validUntil: heldUntil });
    expect(body.data.checkouts).toMatchObject([
      {
        roomId: terms.roomId,
        dateRange: { start: terms.checkIn, end: terms.checkOut },
        ...{ totalPrice: 2000, price: 1000, nights: 2, guests: terms.guests, note: null },
        nightPrices: terms.nightPrices.map(({ date, price }) => ({ date, price: price / 100 })),
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('081 234');
  });

  it('stays readable, whatever becomes of it', async () => {
    const { uid, stream } = await checkoutGiven([checkoutItem(room)]);
    const held = checkoutHeld([bookingPlaced(room, { checkoutUid: uid })]);
    const { stays, amount } = held.data;
    const bookingIds = stays.map(({ bookingId }) => bookingId);
    const attempt = { uid, attemptId: randomUUID(), bookingIds };
    const payment = { chargeId: 'chrg_1', amount, feeCharge: baht(78), paidAt: minute(3) };
    const steps: [CheckoutEvent, CheckoutRow['status']][] = [
      [
        {
          type: 'ReservationAbandoned',
          data: { uid, bookingId: randomUUID(), roomId: room.data.roomId },
        },
        'open',
      ],
      [held, 'held'],
      [{ type: 'PaymentAttempted', data: { ...attempt, amount } }, 'held'],
      [{ type: 'PaymentFailed', data: { ...attempt, failureCode: 'failed_processing' } }, 'held'],
      [
        { type: 'CheckoutPaid', data: { uid, stays, attemptId: attempt.attemptId, ...payment } },
        'paid',
      ],
      [
        { type: 'PaymentCameLate', data: { ...attempt, ...payment, because: 'paid-before' } },
        'paid',
      ],
      [{ type: 'CheckoutExpired', data: { uid, stays, endedAt: minute(31) } }, 'expired'],
      [{ type: 'CheckoutGivenUp', data: { uid, stays, endedAt: minute(31) } }, 'given-up'],
    ];
    for (const [event, expected] of steps) {
      await api.given(stream, event);
      expect(await status(uid)).toBe(expected);
      expect((await ask(uid)).body.data.checkouts).toHaveLength(1);
    }
  });
});
