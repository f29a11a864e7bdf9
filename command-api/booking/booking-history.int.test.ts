import type {
  HistoryEventJson,
  HistoryStepJson,
  PendingJson,
} from '@baanpak/contract/booking/booking-history.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../testing/expectations.ts';
import { item } from '../testing/guest.ts';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import { askBack, FORM } from '../testing/refunds.ts';
import type { Problem } from '../testing/requests.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { Hired } from '../testing/staff.ts';
import { staffBookingsWith } from '../testing/staff-bookings.ts';

type History = Readonly<{
  events: HistoryEventJson[];
  steps: HistoryStepJson[];
  pending: PendingJson[];
  verified: null;
  proof: null;
  detail: string;
}>;

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const historyOf = (by: Hired, id: string, after = '', query = '') =>
  shop.read<History & Problem>(`/bookings/${id}/history${query}`, after, by.headers);

/** What the events of a booking's own stream say, beside those of its nights and its payment. */
const ofBooking = ({ events }: History) => events.filter(({ lane }) => lane === 'booking');

describe('GET /bookings/{id}/history', () => {
  it('says who did what, in order, and the position each write answered', async () => {
    const bookings = staffBookingsWith(shop);
    const taken = await bookings.take(own.officer, await own.newRoom(), nights(1, 3));
    const changed = await bookings.change(own.owner, taken.body.book._id, { children: 1 });
    const { body } = await historyOf(own.officer, taken.body.book._id, changed.position);
    expect(body).toMatchObject({ verified: null, proof: null });
    expect(ofBooking(body)).toMatchObject([
      {
        revision: 0,
        type: 'BookingTaken',
        by: own.officer.userId,
        data: { guest: { reservedBy: 'Malee' } },
      },
      {
        position: changed.position,
        revision: 1,
        stream: `booking-${taken.body.book._id}`,
        type: 'BookingAmended',
        at: shop.clock.now(),
        by: own.owner.userId,
        data: { terms: { children: 1 } },
      },
    ]);
    for (const { name } of body.events) expect(name).toEqual(expect.any(String));
  });

  it('tells of its units in every room it was in, and of no other stay', async () => {
    const bookings = staffBookingsWith(shop);
    const named = { units: 2, unitNames: ['101', '102'] };
    const [from, to] = [await own.newRoom(named), await own.newRoom(named)];
    const other = await bookings.take(own.officer, from, nights(1, 3));
    const { _id } = (await bookings.take(own.officer, from, nights(1, 3))).body.book;
    const assign = (id: string, unit: string) =>
      bookings.change(own.officer, id, { action: 'assign-unit', unit });
    await assign(other.body.book._id, '101');
    const assigned = await assign(_id, '102');
    await bookings.change(own.owner, _id, { roomId: to.roomId });
    await assign(_id, '102');
    const last = await bookings.change(own.owner, _id, { children: 1 });
    const { body } = await historyOf(own.officer, _id, last.position);
    expect(JSON.stringify(body)).not.toContain(other.body.book._id);
    const events = body.events.filter(
      ({ lane, type }) => lane === 'booking' || type === 'UnitAssigned',
    );
    const calendar = (roomId: string) => `roomCalendar-${roomId}`;
    expect(events.map(({ type, stream }) => [type, stream])).toEqual([
      ['BookingTaken', `booking-${_id}`],
      ['UnitAssigned', calendar(from.roomId)],
      ['StayMoved', `booking-${_id}`],
      ['UnitAssigned', calendar(to.roomId)],
      ['BookingAmended', `booking-${_id}`],
    ]);
    expect(events[1]).toMatchObject({
      ...{ position: assigned.position, by: own.officer.userId, undoable: false, undone: false },
      ...{ name: expect.any(String), data: { unit: '102', because: 'staff' } },
    });
  });

  it('keeps refunds from officers, and what opens the booking from everybody', async () => {
    const { body } = await shop.book(await own.newRoom(), nights(1, 3));
    const guestId = body.book._id;
    await shop.payByCard({ bookingId: guestId });
    const { position } = await askBack(shop, guestId);
    const id = await shop.staffId(guestId);
    for (const by of [own.owner, own.admin, own.auditor]) {
      const { events, ...rest } = (await historyOf(by, id, position)).body;
      expect(ofBooking({ events, ...rest }).map(({ type, by: actor }) => [type, actor])).toEqual([
        ['BookingPlaced', 'guest'],
        ['BookingPaid', expect.any(String)],
        ['RefundRequested', 'guest'],
      ]);
      const told = JSON.stringify(events);
      expect(told).toContain(FORM.accountNumber);
      expect(told).not.toContain(guestId);
      expect(told).not.toContain(body.book.checkoutId);
    }
    const { body: told } = await historyOf(own.officer, id, position);
    expect(ofBooking(told).map(({ data }) => data === null)).toEqual([false, false, true]);
    expect(ofBooking(told).at(-1)?.sentence).toBe('Refund requested: the guest');
    expect(new Set(told.events.map(({ lane }) => lane))).toEqual(new Set(['booking', 'room']));
    expect(told.pending).toEqual([]);
  });

  it('has a lane for each event, what it follows from, and a sentence in both languages', async () => {
    const { body } = await shop.book(await own.newRoom(), nights(1, 3));
    await shop.payByCard({ bookingId: body.book._id });
    const id = await shop.staffId(body.book._id);
    const position = await shop.head();
    const { events, steps } = (await historyOf(own.owner, id, position, '?lang=en')).body;
    const lanes = events.map(({ type, lane }) => [type, lane]);
    for (const expected of [
      ['NightsHeld', 'room'],
      ['BookingPlaced', 'booking'],
      ['CheckoutHeld', 'checkout'],
      ['ChargePaid', 'payment'],
    ])
      expect(lanes).toContainEqual(expected);
    const placed = events.find(({ type }) => type === 'BookingPlaced');
    expect(placed).toMatchObject({
      ...{ command: 'PlaceBooking', index: null, by: 'guest', name: null },
      sentence: expect.stringMatching(
        new RegExp(`^The guest booked .+ as ${body.book.bookingId}, for ฿2,000, to be paid by .+`),
      ),
    });
    const thai = (await historyOf(own.owner, id, position, '?lang=th')).body.events;
    expect(thai.find(({ type }) => type === 'BookingPlaced')?.sentence).toContain('ผู้เข้าพัก จอง');
    expect(steps.flatMap((step) => step.events)).toHaveLength(events.length);
    for (const { correlation, events: ids } of steps)
      for (const each of ids)
        expect(events.find((event) => event.id === each)?.correlation).toBe(correlation);
  });

  it('folds to what the booking is, and back to nothing', async () => {
    const bookings = staffBookingsWith(shop);
    const { body } = await shop.book(await own.newRoom(), nights(1, 3));
    await shop.payByCard({ bookingId: body.book._id });
    await askBack(shop, body.book._id);
    const guestIds = [body.book._id];
    const taken = await bookings.take(own.officer, await own.newRoom(), nights(1, 3));
    const { _id } = taken.body.book;
    await bookings.change(own.owner, _id, { roomId: (await own.newRoom()).roomId });
    await bookings.change(own.owner, _id, { children: 1, staffNote: 'Likes the garden' });
    const last = await bookings.change(own.owner, _id, { action: 'cancel' });
    for (const id of [_id, ...(await Promise.all(guestIds.map(shop.staffId)))]) {
      const { events } = (await historyOf(own.owner, id, last.position)).body;
      const folded: Record<string, unknown> = {};
      for (const { changes } of events)
        for (const [field, { from, to }] of Object.entries(changes)) {
          expect([field, folded[field] ?? null]).toEqual([field, from]);
          folded[field] = to;
        }
      const { book } = (
        await shop.read<{ book: Record<string, unknown> }>(
          `/bookings/${id}`,
          last.position,
          own.owner.headers,
        )
      ).body;
      expect(withoutNulls(folded)).toEqual(
        withoutNulls(
          Object.fromEntries(Object.entries(book).filter(([name]) => !NOT_FOLDED.has(name))),
        ),
      );
    }
  });

  it('says what is still under way', async () => {
    const { body, position } = await shop.book(await own.newRoom(), nights(1, 3));
    const id = await shop.staffId(body.book._id);
    const { pending } = (await historyOf(own.owner, id, position)).body;
    expect(pending).toEqual([{ kind: 'hold', until: body.book.holdExpiresAt, amount: 200_000 }]);
    await shop.payByCard({ bookingId: body.book._id });
    await askBack(shop, body.book._id);
    const since = (await historyOf(own.owner, id, await shop.head())).body.pending;
    expect(since).toEqual([{ kind: 'refund', until: null, amount: expect.any(Number) }]);
  });

  it('as of a moment or a position has what had happened by then', async () => {
    const bookings = staffBookingsWith(shop);
    const taken = await bookings.take(own.officer, await own.newRoom(), nights(1, 3));
    const { _id } = taken.body.book;
    const first = shop.clock.now();
    shop.clock.moveBy(60_000);
    const { position } = await bookings.change(own.owner, _id, { children: 1 });
    for (const at of [first, taken.position]) {
      const { body } = await historyOf(own.owner, _id, position, `?at=${encodeURIComponent(at)}`);
      expect(ofBooking(body).map(({ type }) => type)).toEqual(['BookingTaken']);
    }
    const at = (moment: string) =>
      historyOf(own.owner, _id, position, `?at=${encodeURIComponent(moment)}`);
    expectProblem(await at('2020-01-01T00:00:00Z'), 404, 'not-found');
    expectProblem(await at('2999-01-01T00:00:00Z'), 400, 'invalid-request');
    expectProblem(await at('yesterday'), 400, 'invalid-request');
  });

  it('of a cart of two owners shows neither what is the other’s', async () => {
    const other = await openOwnHotel(shop);
    const rooms = [await own.newRoom(), await other.newRoom({ basePrice: baht(3000) })] as const;
    const cart = await shop.openCheckout(rooms.map((room) => item(room, nights(1, 3))));
    const { books } = (await shop.bookAll(cart.body.data.uid)).body;
    await shop.payByCard({ checkoutId: cart.body.data.uid });
    const position = await shop.head();
    for (const [mine, theirs, by, price] of [
      [books[0], books[1], own.owner, 200_000],
      [books[1], books[0], other.owner, 600_000],
    ] as const) {
      if (!mine || !theirs) throw new Error('There are two');
      const id = await shop.staffId(mine._id);
      const { body } = await historyOf(by, id, position, '?lang=en');
      const told = JSON.stringify(body);
      const secrets = [theirs._id, await shop.staffId(theirs._id), theirs.bookingId, theirs.roomId];
      for (const secret of [...secrets, theirs.hotelId, '800000', '฿8,000'])
        expect(told).not.toContain(secret);
      const paid = body.events.find(({ type }) => type === 'CheckoutPaid');
      expect(paid?.data).toMatchObject({ amount: price, stays: [{ bookingId: id, price }] });
      expect(body.events.find(({ type }) => type === 'ChargePaid')?.data).toEqual({
        amount: price,
        paidAt: expect.any(String),
        refundable: expect.any(Boolean),
      });
    }
    const admin = await historyOf(own.admin, await shop.staffId(books[0]?._id ?? ''), position);
    expect(JSON.stringify(admin.body)).toContain('800000');
  });

  it('is not for visitors, other owners and guests', async () => {
    const { body, position } = await shop.book(await own.newRoom(), nights(1, 3));
    const id = await shop.staffId(body.book._id);
    expectProblem(await historyOf(own.visitor, id, position), 403, 'forbidden');
    expectProblem(await historyOf(own.otherOwner, id, position), 403, 'forbidden');
    expectProblem(await historyOf(own.owner, body.book._id, position), 404, 'not-found');
    expectProblem(await shop.get<Problem>(`/bookings/${id}/history`), 401, 'unauthorized');
  });
});

/** What other streams or the day decide. */
const NOT_FOLDED = new Set([
  ...['roomObj', 'hotelName', 'hotelNameSlug', 'bank', 'bankAccountNumber', 'bankAccountName'],
  ...['promptPayQr', 'unit', 'refundQuote', 'group', 'masked'],
]);

const withoutNulls = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
