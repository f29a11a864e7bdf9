import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKINGS } from '../../testing/booking.ts';
import { bookingBody, item } from '../../testing/guest.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';
import { personalKeysOf } from '../../testing/stores.ts';
import { wholeLog } from '../../testing/whole-log.ts';

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
beforeAll(async () => {
  shop = await openShop({ capHolds: true });
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
});
afterAll(() => shop.close());

const STAY = nights(1, 2);
let guests = 0;
const newEmail = () => `person${++guests}@example.com`;
let addresses = 0;
const book = async (email: string) => {
  const body = bookingBody(await own.newRoom({ units: 5 }), STAY, { email });
  const answer = await shop.postFrom<{ book: { _id: string } }>(
    `10.1.0.${++addresses}`,
    BOOKINGS,
    body,
  );
  expect(answer.status).toBe(201);
  return shop.staffId(answer.body.book._id);
};

/** What the event says that made the booking. */
async function personIn(bookingId: string): Promise<unknown> {
  const events = await wholeLog(shop.store);
  const made = events.find(
    ({ stream, revision }) => stream === `booking-${bookingId}` && !revision,
  );
  expect(made?.type).toMatch(/^Booking(Placed|Taken)$/);
  return made?.data.personId;
}
const people = (bookingIds: readonly string[]) => Promise.all(bookingIds.map(personIn));

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('who a guest is', () => {
  it('is one random id for all bookings of an address, made at once or later', async () => {
    const email = newEmail();
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => book(email)));
    const later = await book(email.toUpperCase());
    const [first, ...others] = await people([...atOnce, later]);
    expect(first).toMatch(UUID);
    expect(others).toEqual([first, first, first, first]);
    expect(await personIn(await book(newEmail()))).not.toBe(first);
  });

  it('is the same for all stays of a cart', async () => {
    const rooms = [await own.newRoom(), await own.newRoom()];
    const cart = await shop.openCheckout(rooms.map((room) => item(room, STAY)));
    const { body } = await shop.bookAll(cart.body.data.uid, { email: newEmail() });
    const ids = await Promise.all(body.books.map(({ _id }) => shop.staffId(_id)));
    const found = await people(ids);
    expect(found).toHaveLength(2);
    expect(new Set(found).size).toBe(1);
  });

  it('is known of whom staff book for by their address, and not without one', async () => {
    const email = newEmail();
    const [online, room] = [await book(email), await own.newRoom({ units: 2 })];
    const called = await staff.take(own.officer, room, STAY, { email });
    const nameless = await staff.take(own.officer, room, STAY);
    const [known, same, none] = await people([
      online,
      called.body.book._id,
      nameless.body.book._id,
    ]);
    expect(same).toBe(known);
    expect(none).toBeUndefined();
  });

  it('cannot be found by the address any more once one of its bookings was erased', async () => {
    const email = newEmail();
    const before = await book(email);
    await personalKeysOf(shop.pool, shop.erasedList).destroy(before);
    const after = await book(email);
    const [old, anew] = await people([before, after]);
    expect(anew).toMatch(UUID);
    expect(anew).not.toBe(old);
    const { rows } = await shop.pool.query(
      'SELECT (SELECT count(*)::int FROM command.people WHERE person_id = $1) AS links',
      [old],
    );
    expect(rows).toEqual([{ links: 0 }]);
  });
});
