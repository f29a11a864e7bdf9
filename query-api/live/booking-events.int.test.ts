import { randomUUID } from 'node:crypto';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { HELD_UNTIL, minute, nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { READ_MODELS_MOVED } from '@baanpak/projector/schema/topics.ts';
import {
  bookingPlaced,
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

const follow = (guestId: string, from = url) =>
  openAt(`${from}/outreach/bookings/${guestId}/events`);
const followAll = (ids: readonly string[], from = url) =>
  openAt(`${from}/outreach/bookings/events?ids=${ids}`);

async function openAt(address: string) {
  const leaving = new AbortController();
  const answer = await fetch(address, { signal: leaving.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    answer,
    leave: () => leaving.abort(),
    next: async () => (await reader?.read())?.value,
  };
}

/** What a stream of several bookings tells, as far as it has come. */
const followStates = async (ids: readonly string[], from = url) =>
  statesOf(await followAll(ids, from));

async function statesOf({ answer, next, leave }: Awaited<ReturnType<typeof openAt>>) {
  const states: { _id: string; status: string }[] = [];
  const reading = (async () => {
    let text = '';
    for (let read = await next(); read !== undefined; read = await next()) {
      text += read;
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const one of whole)
        if (one.startsWith('event: status')) states.push(JSON.parse(one.split('data: ')[1] ?? ''));
    }
  })().catch(() => {});
  return { answer, states, leave, reading };
}

const event = (state: object) => `event: status\ndata: ${JSON.stringify(state)}\n\n`;

describe('GET /outreach/bookings/{id}/events', () => {
  it('tells of the other bookings of its order, too, each by the id of its guest', async () => {
    const checkoutUid = randomUUID();
    const order = [1, 5].map((from) =>
      openedToGuest(bookingPlaced(room, { checkoutUid, ...nights(from, from + 2) })),
    );
    for (const { placed } of order) await api.given(bookingStream(placed.data.bookingId), placed);
    await api.given(checkoutStream(checkoutUid), checkoutHeld(order.map(({ placed }) => placed)));
    const [own] = order.map(({ guestId }) => guestId);
    const { states, leave, reading } = await statesOf(await follow(own ?? ''));
    await expect
      .poll(() => new Set(states.map(({ _id }) => _id)))
      .toEqual(new Set(order.map(({ guestId }) => guestId)));
    leave();
    await reading;
  });

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

  it('wait two seconds for a booking that cannot be read yet', async () => {
    const { guestId, placed } = openedToGuest(bookingPlaced(room));
    const following = follow(guestId);
    await api.given(bookingStream(placed.data.bookingId), placed);
    const { answer, next, leave } = await following;
    expect(answer.status).toBe(200);
    expect(await next()).toContain('"Reserved"');
    leave();
  });

  it('wait for five at a time, and know nothing of a sixth', async () => {
    const alone = await openQueryApiForTest(); // where nobody else waits
    const at = await alone.listen();
    const unknown = await followAll(
      Array.from({ length: 7 }, () => randomUUID()),
      at,
    );
    const ended: string[] = [];
    const fallen = follow(randomUUID(), at).then(({ answer }) => ended.push(`${answer.status}`));
    await expect.poll(() => ended).toEqual(['404']);
    unknown.leave();
    await fallen;
    await alone.close();
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

describe('GET /outreach/bookings/events', () => {
  it('tell the states of several bookings now, and each change of one of them', async () => {
    const [one, two, other] = [await placedGiven(), await placedGiven(), await placedGiven()];
    const { answer, states, leave } = await followStates([one.guestId.toUpperCase(), two.guestId]);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    await expect.poll(() => states.length).toBe(2);
    expect(new Map(states.map(({ _id, status }) => [_id, status]))).toEqual(
      new Map([one, two].map(({ guestId }) => [guestId, 'Reserved'])),
    );
    for (const { bookingId } of [other, two])
      await api.given(bookingStream(bookingId), {
        type: 'BookingExpired',
        data: { bookingId, endedAt: minute(31) },
      });
    moved();
    await expect.poll(() => states.length).toBe(3);
    expect(states[2]).toEqual({
      _id: two.guestId,
      status: 'Expired',
      paymentStatus: 'pending',
      holdExpiresAt: null,
      version: 1,
    });
    leave();
  });

  it('leave out what they do not know, and wait for what cannot be read yet', async () => {
    const { guestId, bookingId } = await placedGiven();
    const late = openedToGuest(bookingPlaced(room));
    const ids = [guestId, randomUUID(), bookingId, late.guestId, guestId];
    const { answer, states, leave } = await followStates(ids);
    expect(answer.status).toBe(200);
    await expect.poll(() => states.map(({ _id }) => _id)).toEqual([guestId]);
    await api.given(bookingStream(late.placed.data.bookingId), late.placed);
    await expect.poll(() => states.map(({ _id }) => _id)).toEqual([guestId, late.guestId]);
    leave();
    const nothing = await followStates([randomUUID()]);
    expect(nothing.answer.status).toBe(200);
    nothing.leave();
  });

  it('are of one to twenty ids, each of them one', async () => {
    const statusOf = async (ids: readonly string[]) => {
      const { answer, leave } = await followAll(ids);
      leave();
      return answer.status;
    };
    const unknown = (length: number) => Array.from({ length }, () => randomUUID());
    expect(await statusOf(unknown(20))).toBe(200);
    expect(await statusOf(unknown(21))).toBe(400);
    expect(await statusOf([])).toBe(400);
    expect(await statusOf(['BK-7Q2MX4'])).toBe(400);
    expect(await statusOf([...unknown(1), ''])).toBe(400);
    expect((await openAt(`${url}/outreach/bookings/events`)).answer.status).toBe(400);
  });

  it('end when the server closes', async () => {
    const closing = await openQueryApiForTest();
    const { reading } = await followStates([randomUUID()], await closing.listen());
    await closing.close();
    await reading;
  });
});
