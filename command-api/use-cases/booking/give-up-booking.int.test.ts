import { randomUUID } from 'node:crypto';
import { BookingAnswer } from '@baanpak/contract/booking/booking-requests.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { isHeld } from '@baanpak/domain/checkout/checkout-state.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { comparePositions, START } from '@baanpak/infrastructure/event-store/port.ts';
import { parsePositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, expectShape } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { positionOfAll } from './booking-answer.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const booked = async () => {
  const room = await shop.newRoom();
  const { body } = await shop.book(room, STAY);
  return { room, bookingId: body.book._id };
};

describe('DELETE /outreach/bookings/{id}', () => {
  it('gives up an unpaid hold, and its nights are free', async () => {
    const { room, bookingId } = await booked();
    const { status, body, position } = await shop.giveUp(bookingId);
    expect(status).toBe(200);
    expectShape(BookingAnswer, body);
    expect(body.book).toMatchObject({
      status: 'Canceled',
      paymentStatus: 'pending',
      holdExpiresAt: null,
    });
    expect(await shop.seen(bookingId, position)).toEqual(body.book);
    expect(await shop.unitsLeft(room, STAY)).toBe(1);
  });

  it('done twice is the same again', async () => {
    const { bookingId } = await booked();
    const first = await shop.giveUp(bookingId);
    const second = await shop.giveUp(bookingId);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
  });

  it('gives up all that is paid for together with it', async () => {
    const [one, two] = [await shop.newRoom(), await shop.newRoom()];
    const cart = await shop.openCheckout([item(one, STAY), item(two, STAY)]);
    const { body } = await shop.bookAll(cart.body.data.uid);
    const [first, second] = body.books;
    const { position } = await shop.giveUp(first?._id ?? '');
    expect(await shop.seen(second?._id ?? '', position)).toMatchObject({ status: 'Canceled' });
    for (const room of [one, two]) expect(await shop.unitsLeft(room, STAY)).toBe(1);
  });

  it('says how far all of them are to be read, also when it is done twice', async () => {
    const items = [await shop.newRoom(), await shop.newRoom()].map((room) => item(room, STAY));
    const cart = await shop.openCheckout(items);
    const [first, second] = (await shop.bookAll(cart.body.data.uid)).body.books;
    await shop.giveUp(first?._id ?? '');
    const again = await shop.giveUp(first?._id ?? '');
    const stream = bookingStream(await shop.staffId(second?._id ?? ''));
    const other = await shop.ports.commands.load(booking, stream);
    const { position } = parsePositionToken(again.position);
    expect(comparePositions(position, other.position)).toBeGreaterThanOrEqual(0);
  });

  it('asks nothing of a stay whose booking is not placed yet', async () => {
    const cart = await shop.openCheckout([item(await shop.newRoom(), STAY)]);
    const { uid } = cart.body.data;
    await shop.bookAll(uid);
    const { state } = await shop.ports.commands.load(checkout, checkoutStream(uid));
    if (!isHeld(state)) throw new Error('It is not held');
    const [stay] = state.stays;
    const unplaced = { ...state, stays: stay ? [stay, { ...stay, bookingId: randomUUID() }] : [] };
    const position = await positionOfAll(shop.ports, state);
    expect(position).not.toEqual(START);
    expect(await positionOfAll(shop.ports, unplaced)).toEqual(position);
  });

  it('is refused once it is paid', async () => {
    const { room, bookingId } = await booked();
    await shop.payByCard({ bookingId });
    await expectRefusal((h) => shop.giveUp(bookingId, h), 409, 'booking-already-paid');
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
  });

  it('is refused while a payment is on its way', async () => {
    const { room, bookingId } = await booked();
    await shop.askForQr({ bookingId });
    await expectRefusal((h) => shop.giveUp(bookingId, h), 409, 'payment-in-progress');
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
  });

  it('is possible again after a card was declined', async () => {
    const { bookingId } = await booked();
    await shop.payByCard({ bookingId }, '4111111111140011');
    expect((await shop.giveUp(bookingId)).status).toBe(200);
  });

  it('of a booking nobody made is a 404, by its code too', async () => {
    await expectRefusal((h) => shop.giveUp(randomUUID(), h), 404, 'not-found');
    expect((await shop.giveUp('BK-7Q2MX4')).status).toBe(400);
  });
});
