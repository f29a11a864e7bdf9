import { randomUUID } from 'node:crypto';
import type { ThingEventJson } from '@baanpak/contract/booking/booking-history.ts';
import type { CompensationJson, TouchJson } from '@baanpak/contract/events/radius.ts';
import { RadiusAnswer } from '@baanpak/contract/events/radius.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
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
  const ofBooking = of.startsWith('bookings');
  const path = `/${of}/history${ofBooking ? '' : '?perPage=100'}`;
  const { body } = await shop.read<Readonly<{ events: ThingEventJson[] }>>(
    path,
    await shop.head(),
    own.admin.headers,
  );
  const found = body.events.filter((event) => event.type === type);
  const event = ofBooking ? found.at(-1) : found[0];
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
    const taken = await Promise.all(Array.from({ length: 36 }, (_, n) => take(room, stayOn(n))));
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

const actsIn = ({ compensations }: Radius, id: string) =>
  compensations.filter(({ _id }) => _id === id).map(({ what }) => what);

describe('the radius of other settings', () => {
  it('of a base price has the bookings that were made at it, and none of nights with a price of their own', async () => {
    const room = await own.newRoom({ units: 9 });
    await set(room, nights(20, 21), 700);
    const before = await take(room, nights(1, 2));
    const put = await shop.put(`/rooms/${room.roomId}`, { basePrice: 90 }, own.owner.headers);
    expect(put.status).toBe(200);
    const mistake = await newest(`rooms/${room.roomId}`, 'RoomDescribed');
    const at = await take(room, nights(1, 3));
    const besideIt = await take(room, nights(20, 21));
    const radius = await read(mistake);
    expect(radius.touches).toMatchObject([{ _id: at, under: true, amount: 18_000 }]);
    expect(idsIn(radius)).not.toEqual(expect.arrayContaining([before, besideIt]));
    expect(actsIn(radius, room.roomId)).toEqual(['set-base-price']);
    await shop.put(`/rooms/${room.roomId}`, { basePrice: 900 }, own.owner.headers);
    const corrected = await read(mistake);
    expect(underIn(corrected)).toEqual([at]);
    expect(actsIn(corrected, room.roomId)).toEqual([]);
    expect(actsIn(corrected, at)).toEqual(['reprice', 'cancel']);
  });

  it('follows a stay that keeps its price to another room and other nights, and back', async () => {
    const [room, other] = [await own.newRoom(), await own.newRoom()];
    const mistake = await set(room, nights(1, 3), 115);
    const id = await take(room, nights(1, 3));
    const staff = staffBookingsWith(shop);
    const { checkIn: checkInDate, checkOut: checkOutDate } = nights(6, 8);
    const moved = await staff.change(own.officer, id, {
      ...{ roomId: other.roomId, checkInDate, checkOutDate },
    });
    expect(moved.body.book).toMatchObject({ roomId: other.roomId, price: 230 });
    expect(underIn(await read(mistake))).toEqual([id]);
    const anew = await staff.change(own.officer, id, { reprice: true });
    expect(anew.body.book.price).toBe(2000);
    expect((await read(mistake)).touches).toMatchObject([{ _id: id, under: false }]);
  });

  it('of a cancellation policy has the bookings whose terms it is', async () => {
    const { hotel, owner, newRoom, officer, otherOwner } = await openOwnHotel(shop);
    const room = { ...(await newRoom({ units: 9 })) };
    const setPolicy = async (share: number) => {
      const name = { th: 'คืนเงิน', en: 'Refund' };
      const cancellationPolicy = [{ name, daysBefore: 3, share }];
      const url = `/hotels/${hotel.hotelId}`;
      expect((await shop.put(url, { cancellationPolicy }, owner.headers)).status).toBe(200);
      return newest(`hotels/${hotel.hotelId}`, 'HotelDescribed');
    };
    const promised = await shop.openCheckout([item(room, nights(1, 2))]);
    const mistake = await setPolicy(0.9);
    const first = await take(room, nights(1, 3), officer);
    const before = (await shop.bookAll(promised.body.data.uid)).body.book;
    const cart = await shop.openCheckout([item(room, nights(1, 2))]);
    expect(actsIn(await read(mistake, owner), hotel.hotelId)).toEqual(['set-policy']);
    await setPolicy(0.1);
    const later = (await shop.bookAll(cart.body.data.uid)).body.book;
    await take(room, nights(5, 6), officer);
    const radius = await read(mistake, owner);
    expect(new Map(radius.touches.map(({ _id, under }) => [_id, under]))).toEqual(
      new Map([
        [first, true],
        [await shop.staffId(before._id), false],
        [await shop.staffId(later._id), true],
      ]),
    );
    expect(actsIn(radius, hotel.hotelId)).toEqual([]);
    expectProblem(await radiusOf(mistake, otherOwner), 404, 'not-found');
  });

  it('of a closed room or a disabled user names how to open or enable it, as long as that is so', async () => {
    const { roomId } = await own.newRoom();
    const close = async (disabled: boolean) =>
      shop.put(`/rooms/${roomId}`, { disabled }, own.owner.headers);
    await close(true);
    const closed = await newest(`rooms/${roomId}`, 'RoomDisabled');
    expect(await read(closed)).toMatchObject({
      ...{ touches: [], follows: [] },
      compensations: [{ what: 'open-room', _id: roomId }],
    });
    expect((await read(closed, own.auditor)).compensations).toEqual([]);
    await close(false);
    expect((await read(closed)).compensations).toEqual([]);
    const { userId } = own.visitor;
    await shop.put(`/users/${userId}`, { disabled: true }, own.owner.headers);
    const disabled = await newest(`users/${userId}`, 'UserDisabled');
    expect((await read(disabled)).compensations).toEqual([{ what: 'enable-user', _id: userId }]);
    expectProblem(await radiusOf(disabled, own.otherOwner), 404, 'not-found');
    await shop.put(`/users/${userId}`, { disabled: false }, own.owner.headers);
  });

  it('of a blocked room names the block, until it is lifted', async () => {
    const staff = staffBookingsWith(shop);
    const { book: block } = (await staff.block(own.officer, await own.newRoom(), nights(1, 3)))
      .body;
    const placed = await newest(`bookings/${block._id}`, 'BlockPlaced');
    expect(actsIn(await read(placed), block._id)).toEqual(['lift-block']);
    await staff.change(own.officer, block._id, { action: 'cancel' });
    expect((await read(placed)).compensations).toEqual([]);
  });
});

describe('what followed from an event', () => {
  it('is what its request and its processes recorded behind it, with the bookings that these name', async () => {
    const cart = await shop.openCheckout([item(await own.newRoom(), nights(1, 3))]);
    const { book: booked } = (await shop.bookAll(cart.body.data.uid)).body;
    const id = await shop.staffId(booked._id);
    const staff = staffBookingsWith(shop);
    const canceled = await staff.change(own.officer, id, { action: 'cancel' });
    expect(canceled.status).toBe(200);
    const decided = await newest(`bookings/${id}`, 'CheckoutCanceled');
    const radius = await read(decided);
    const types = radius.follows.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['BookingCanceled', 'NightsReleased']));
    expect(types).not.toContain('BookingPlaced');
    expect(radius.touches).toMatchObject([{ _id: id, under: false }]);
    const called = await newest(`bookings/${id}`, 'BookingCanceled');
    expect((await read(called)).compensations).toEqual([{ what: 'undo', _id: id }]);
  });

  it('of a cart of two owners is told to each as their own share', async () => {
    const elsewhere = await openOwnHotel(shop);
    const cart = await shop.openCheckout([
      item(await own.newRoom(), nights(1, 3)),
      item(await elsewhere.newRoom({ basePrice: baht(3333) }), nights(1, 3)),
    ]);
    const { books } = (await shop.bookAll(cart.body.data.uid)).body;
    await shop.payByCard({ checkoutId: cart.body.data.uid });
    const [mine, theirs] = await Promise.all(books.map(({ _id }) => shop.staffId(_id)));
    const paid = await newest(`bookings/${mine}`, 'CheckoutPaid');
    for (const [by, seen, hidden] of [
      [own.owner, mine, theirs],
      [elsewhere.owner, theirs, mine],
    ] as const) {
      const radius = await read(paid, by);
      expect(idsIn(radius)).toEqual([seen]);
      expect(JSON.stringify(radius)).not.toContain(hidden);
      expect(JSON.stringify(radius)).not.toContain(cart.body.data.uid);
    }
    expect(new Set(idsIn(await read(paid, own.admin)))).toEqual(new Set([mine, theirs]));
    expectProblem(await radiusOf(paid, own.otherOwner), 404, 'not-found');
  });

  it('is told of an event that nobody can read, without what it says', async () => {
    const id = await take(await own.newRoom(), nights(1, 3));
    await staffBookingsWith(shop).change(own.owner, id, { staffNote: 'Likes the garden' });
    const event = await newest(`bookings/${id}`, 'StaffNoteSet');
    await shop.pool.query(`UPDATE events.events SET type = 'NoteTaken' WHERE id = $1`, [event]);
    expect(await read(event, own.owner, '&lang=en')).toMatchObject({
      event: { id: event, type: 'NoteTaken', data: null, sentence: 'This event cannot be read' },
      ...{ touches: [], compensations: [] },
    });
  });
});

describe('the radius of what concerns more than a thousand bookings', () => {
  it('says so, and goes on behind the last of them', async () => {
    const room = await own.newRoom();
    const mistake = await set(room, nights(1, 3), 115);
    const id = await take(room, nights(1, 3));
    const schemaOf = async (table: string) => {
      const { rows } = await shop.pool.query<{ schema: string }>(
        'SELECT schemaname AS schema FROM pg_tables WHERE tablename = $1',
        [table],
      );
      return `${rows[0]?.schema}.${table}`;
    };
    const [bookings, subjects] = [await schemaOf('bookings'), await schemaOf('event_subjects')];
    await read(mistake); // read models have the booking
    const columns = await shop.pool.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND attgenerated = ''`,
      [bookings],
    );
    const names = columns.rows.map(({ name }) => name).filter((name) => name !== 'booking_id');
    await shop.pool.query(
      `WITH copies AS (
         INSERT INTO ${bookings} (booking_id, ${names.join(', ')})
         SELECT gen_random_uuid(), ${names.join(', ')} FROM ${bookings}, generate_series(1, 1100)
         WHERE booking_id = $1 RETURNING booking_id)
       INSERT INTO ${subjects} (kind, id, at, commit_position, prepare_position, stream, revision, correlation)
       SELECT 'booking', c.booking_id, s.at, s.commit_position, s.prepare_position, 'booking-' || c.booking_id, 0, 'copy'
       FROM copies c, ${subjects} s WHERE s.kind = 'booking' AND s.id = $1 AND s.revision = 0
         AND s.stream = 'booking-' || $1::text`,
      [id],
    );
    const first = await read(mistake);
    expect([first.touches.length, underIn(first).length, first.more]).toEqual([1000, 1000, true]);
    const last = first.touches.at(-1)?._id;
    const rest = await read(mistake, own.owner, `&after=${last}`);
    expect([rest.touches.length, rest.more]).toEqual([101, false]);
    expect(new Set([...idsIn(first), ...idsIn(rest)]).size).toBe(1101);
    const unknown = await radiusOf(mistake, own.owner, `&after=${randomUUID()}`);
    expectProblem(unknown, 400, 'invalid-request');
  });
});
