import { randomUUID } from 'node:crypto';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { bookingStream } from '@baanpak/domain/stay/booking.ts';
import { HELD_UNTIL, minute } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { READ_MODELS_MOVED } from '@baanpak/projector/schema/topics.ts';
import {
  bookingPlaced,
  hotelRegistered,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openedToGuest,
  openQueryApiForTest,
  type QueryApiForTest,
} from '../testing/query-api-for-tests.ts';

const hotel = hotelRegistered();
const room = roomRegistered(hotel);
let api: QueryApiForTest;
let url: string;
beforeAll(async () => {
  api = await openQueryApiForTest();
  url = await api.listen();
  await api.given(hotelStream(hotel.data.hotelId), hotel);
  await api.given(roomStream(room.data.roomId), room);
});
afterAll(() => api.close());

async function placedGiven() {
  const { guestId, placed } = openedToGuest(bookingPlaced(room));
  const { bookingId, terms } = placed.data;
  await api.given(bookingStream(bookingId), placed);
  return { guestId, bookingId, uid: terms.checkoutUid };
}

const moved = () => api.bus.publish(READ_MODELS_MOVED, {});

async function follow(guestId: string, from = url) {
  const leaving = new AbortController();
  const answer = await fetch(`${from}/outreach/bookings/${guestId}/events`, {
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    answer,
    leave: () => leaving.abort(),
    next: async () => (await reader?.read())?.value,
  };
}

const event = (state: object) => `event: status\ndata: ${JSON.stringify(state)}\n\n`;

describe('GET /outreach/bookings/{id}/events', () => {
  it('begin with the state now, and tell each change once it can be read', async () => {
    const { guestId, bookingId, uid } = await placedGiven();
    const { answer, next, leave } = await follow(guestId.toUpperCase());
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const held = {
      _id: guestId,
      status: 'Reserved',
      paymentStatus: 'pending',
      holdExpiresAt: HELD_UNTIL,
      version: 0,
    };
    expect(await next()).toBe(event(held));

    const attempt = { uid, attemptId: randomUUID(), bookingIds: [bookingId] };
    await api.given(checkoutStream(uid), {
      type: 'PaymentFailed',
      data: { ...attempt, failureCode: 'insufficient_fund' },
    });
    moved();
    expect(await next()).toBe(event({ ...held, paymentStatus: 'failed' }));

    moved(); // nothing changed: nothing is said, and the next word is of the payment
    const paid = { amount: baht(2000), feeCharge: baht(78), paidAt: minute(5) };
    await api.given(bookingStream(bookingId), {
      type: 'BookingPaid',
      data: { bookingId, ...paid },
    });
    moved();
    const booked = { status: 'Booked', paymentStatus: 'paid', holdExpiresAt: null, version: 1 };
    expect(await next()).toBe(event({ ...held, ...booked }));
    leave();
  });

  it('are told to everyone who follows, of their own booking only', async () => {
    const [mine, other] = [await placedGiven(), await placedGiven()];
    const followers = await Promise.all([follow(mine.guestId), follow(mine.guestId)]);
    for (const { next } of followers) expect(await next()).toContain('"Reserved"');
    for (const { bookingId } of [other, mine])
      await api.given(bookingStream(bookingId), {
        type: 'BookingExpired',
        data: { bookingId, endedAt: minute(31) },
      });
    moved();
    for (const { next, leave } of followers) {
      const told = await next();
      expect(told).toContain(mine.guestId);
      expect(told).toContain('"Expired"');
      leave();
    }
  });

  it('need no key, are kept by nobody, and are of bookings that exist', async () => {
    const { guestId, bookingId } = await placedGiven();
    const { answer, leave } = await follow(guestId);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    leave();
    expect((await follow(randomUUID())).answer.status).toBe(404);
    expect((await follow(bookingId)).answer.status).toBe(404);
    expect((await follow('BK-7Q2MX4')).answer.status).toBe(400);
  });

  it('end when the server closes', async () => {
    const closing = await openQueryApiForTest();
    const { guestId, placed } = openedToGuest(bookingPlaced(room));
    await closing.given(hotelStream(hotel.data.hotelId), hotel);
    await closing.given(roomStream(room.data.roomId), room);
    await closing.given(bookingStream(placed.data.bookingId), placed);
    const { next } = await follow(guestId, await closing.listen());
    expect(await next()).toContain('"Reserved"');
    const closed = closing.close();
    expect(await next()).toBeUndefined();
    await closed;
  });
});
