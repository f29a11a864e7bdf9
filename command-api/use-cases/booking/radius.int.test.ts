import { randomUUID } from 'node:crypto';
import type { ThingEventJson } from '@baanpak/contract/booking/booking-history.ts';
import type { CompensationJson, TouchJson } from '@baanpak/contract/events/radius.ts';
import { RadiusAnswer } from '@baanpak/contract/events/radius.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { expectProblem, expectShape } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

type Radius = Readonly<{
  event: ThingEventJson;
  follows: ThingEventJson[];
  touches: TouchJson[];
  compensations: CompensationJson[];
  more: boolean;
  moreFollows: boolean;
}>;

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const radiusOf = async (event: string, by: Hired, query = '') =>
  shop.read<Radius & Problem>(`/log/radius?event=${event}${query}`, await shop.head(), by.headers);

/** The radius of an event that has one. */
async function read(event: string, by: Hired = own.owner, query = '') {
  const { status, body } = await radiusOf(event, by, query);
  expect(status).toBe(200);
  expectShape(RadiusAnswer, body);
  return body;
}

/** The id of the newest event of a type in a thing's history. */
async function newest(of: string, type: string): Promise<string> {
  const path = `/${of}/history?perPage=100`;
  const { body } = await shop.read<Readonly<{ events: ThingEventJson[] }>>(
    path,
    await shop.head(),
    own.admin.headers,
  );
  const found = body.events.filter((event) => event.type === type);
  const event = of.startsWith('bookings') ? found.at(-1) : found[0];
  if (!event) throw new Error(`No ${type} in ${path}`);
  return event.id;
}

/** The owner sets the price of nights, in baht; answers the event's id. */
async function set({ roomId }: RoomForTest, { checkIn, checkOut }: Stay, price: number | null) {
  const body = { from: checkIn, to: checkOut, price };
  const { status } = await shop.put(`/rooms/${roomId}/prices`, body, own.owner.headers);
  expect(status).toBe(200);
  return newest(`rooms/${roomId}`, 'DaysPainted');
}

const take = async (room: RoomForTest, stay: Stay, by: Hired = own.officer) => {
  const { status, body } = await staffBookingsWith(shop).take(by, room, stay);
  expect(status).toBe(201);
  return body.book._id;
};

const book = async (room: RoomForTest, stay: Stay, email = `${randomUUID()}@example.com`) => {
  const { status, body } = await shop.book(room, stay, { email });
  expect(status).toBe(201);
  return shop.staffId(body.book._id);
};

const underIn = ({ touches }: Radius) => touches.filter(({ under }) => under).map(({ _id }) => _id);
const idsIn = ({ touches }: Radius) => touches.map(({ _id }) => _id);

describe('GET /log/radius of a price that was set as 115 for 1,150', () => {
  const MONTH = nights(10, 40);
  const stayOn = (n: number) => nights(10 + (n % 28), 12 + (n % 28));
  let room: RoomForTest;
  let mistake: string;
  let correction: string;
  let under: string[];
  let promisedBefore: string;
  let repriced: string;
  let later: string;

  beforeAll(async () => {
    room = await own.newRoom({ units: 60 });
    const elsewhere = await shop.newRoom();
    await set(room, MONTH, 1150);
    const before = await shop.openCheckout([item(room, stayOn(1))]);
    mistake = await set(room, MONTH, 115);
    const taken: string[] = [];
    for (let n = 0; n < 36; n += 1) taken.push(await take(room, stayOn(n)));
    const booked = [await book(room, stayOn(3)), await book(room, nights(39, 41))];
    const atBefore = await shop.bookAll(before.body.data.uid);
    expect(atBefore.body.book.price).toBe(2300);
    promisedBefore = await shop.staffId(atBefore.body.book._id);
    repriced = await take(room, stayOn(4));
    await take(room, nights(41, 43)); // none of its nights
    // with a stay of another owner
    const cart = await shop.openCheckout([item(room, stayOn(5)), item(elsewhere, stayOn(5))]);
    const first = await shop.openCheckout([item(room, stayOn(6))]);
    correction = await set(room, MONTH, 1150);
    later = await book(room, stayOn(2));
    const ofCart = (await shop.bookAll(cart.body.data.uid)).body.books;
    const atFirst = (await shop.bookAll(first.body.data.uid)).body.book;
    expect([ofCart[0]?.price, atFirst.price]).toEqual([230, 230]);
    const again = await staffBookingsWith(shop).change(own.owner, repriced, { reprice: true });
    expect(again.body.book.price).toBe(2300);
    const promised = await Promise.all(
      [ofCart[0], atFirst].map((one) => shop.staffId(one?._id ?? '')),
    );
    under = [...taken, ...booked, ...promised];
  });

  it('has 42 bookings, of which exactly the 40 that were made under it say so', async () => {
    const radius = await read(mistake);
    expect(under).toHaveLength(40);
    expect(radius.touches).toHaveLength(42);
    expect(new Set(underIn(radius))).toEqual(new Set(under));
    expect(idsIn(radius)).toEqual(expect.arrayContaining([promisedBefore, repriced]));
    expect(idsIn(radius)).not.toContain(later);
    expect(radius).toMatchObject({ more: false, moreFollows: false, event: { id: mistake } });
  });

  it('names each by its code and what it costs', async () => {
    const { touches } = await read(mistake);
    const touch = touches.find(({ _id }) => _id === under[0]);
    expect(touch).toEqual({
      ...{ _id: under[0], amount: 23_000, under: true },
      bookingId: expect.stringMatching(/^BK-/),
    });
  });

  it('is told to its owner, to administrators and auditors, and to nobody else', async () => {
    for (const by of [own.admin, own.auditor])
      expect((await read(mistake, by)).touches.length).toBe(42);
    for (const by of [own.officer, own.visitor])
      expectProblem(await radiusOf(mistake, by), 403, 'forbidden');
    expectProblem(await radiusOf(mistake, own.otherOwner), 404, 'not-found');
    expectProblem(await radiusOf(randomUUID(), own.admin), 404, 'not-found');
    expectProblem(await radiusOf('no-uuid', own.admin), 400, 'invalid-request');
  });

  it('of the correction has those that were placed after it, and not who was promised the mistake', async () => {
    const radius = await read(correction);
    expect(new Set(underIn(radius))).toEqual(new Set([later, repriced]));
  });

  it('names what mends it, for who may do that', async () => {
    const { compensations } = await read(mistake);
    const of = (what: string) =>
      compensations.filter((one) => one.what === what).map(({ _id }) => _id);
    expect(of('set-prices')).toEqual([]); // it was corrected
    expect(of('undo-prices')).toEqual([]);
    expect(new Set(of('reprice'))).toEqual(new Set(under.slice(0, 36))); // what is held is not certain yet
    expect(of('cancel')).toContain(under[0]);
    expect((await read(mistake, own.auditor)).compensations).toEqual([]);
    const { compensations: now } = await read(correction);
    expect(now).toContainEqual({ what: 'set-prices', _id: room.roomId });
    expect(now).toContainEqual({ what: 'undo-prices', _id: room.roomId });
  });
});
