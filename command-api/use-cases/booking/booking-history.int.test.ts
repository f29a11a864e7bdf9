import { randomUUID } from 'node:crypto';
import {
  type HistoryEventJson,
  type HistoryStepJson,
  NOT_IN_CHANGES,
  type PendingJson,
} from '@baanpak/contract/booking/booking-history.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import { type Position, START } from '@baanpak/infrastructure/event-store/port.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { readBookingHistory } from '@baanpak/query-api/history/booking-history.ts';
import { openReads } from '@baanpak/query-api/http/reads.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextForTest } from '../../testing/catalogue.ts';
import { expectProblem } from '../../testing/expectations.ts';
import { item } from '../../testing/guest.ts';
import { moneyCasesWith, payAnotherSum } from '../../testing/money-cases.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { askBack, becomes, FORM } from '../../testing/refunds.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

type History = Readonly<{
  events: HistoryEventJson[];
  steps: HistoryStepJson[];
  pending: PendingJson[];
  more: boolean;
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
    const ids = [_id, ...(await Promise.all(guestIds.map(shop.staffId)))];
    for (const [by, id] of [own.owner, own.officer].flatMap((one) =>
      ids.map((each) => [one, each] as const),
    )) {
      const { events } = (await historyOf(by, id, last.position)).body;
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
          by.headers,
        )
      ).body;
      const left = by === own.officer ? [...NOT_IN_CHANGES, 'refund', 'refunds'] : NOT_IN_CHANGES;
      for (const name of by === own.officer ? ['refund', 'refunds'] : [])
        expect(Object.keys(folded)).not.toContain(name);
      expect(withoutNulls(folded)).toEqual(
        withoutNulls(
          Object.fromEntries(Object.entries(book).filter(([name]) => !left.includes(name))),
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
    expect(ofBooking((await at(`${taken.position}.2027-01-01`)).body)).toHaveLength(1);
    for (const wrong of [`${position}.2026-11-31`, `${position}.2026-11-30.1`, position.slice(1)])
      expectProblem(await at(wrong), 400, 'invalid-request');
    const store = { storeId: 'another', position: { commit: 1n, prepare: 1n } };
    expectProblem(await at(positionToken(store)), 400, 'invalid-request');
  });

  it('as of a place or a moment that read models have not reached is refused as busy', async () => {
    const bookings = staffBookingsWith(shop);
    const taken = await bookings.take(own.officer, await own.newRoom(), nights(1, 3));
    const { _id: id } = taken.body.book;
    await historyOf(own.owner, id, taken.position);
    const storeId = await shop.store.storeId();
    const { db } = openReads(shop.reading.pool);
    const principal: Principal = { userId: own.admin.userId, role: 'admin', ownerId: null };
    const read = (position: Position, at: string) => {
      const places = {
        made: async () => ({ storeId, position }),
        passed: async () => false,
        head: () => shop.store.head(),
      };
      const reading = { db, now: shop.clock.now, log: shop, places };
      return readBookingHistory(reading, { id, at }, { principal, language: 'en' });
    };
    const then = shop.clock.now();
    await expect(read(START, taken.position)).rejects.toMatchObject({ code: 'busy' });
    await expect(read(START, then)).rejects.toMatchObject({ code: 'busy' });
    const [first] = await shop.store.readStream(`booking-${id}`);
    if (!first) throw new Error('It was taken');
    shop.clock.moveBy(60_000);
    const { position } = await bookings.change(own.owner, id, { children: 1 });
    await historyOf(own.owner, id, position);
    const [, second] = await shop.store.readStream(`booking-${id}`);
    if (!second) throw new Error('It was changed');
    // up to the first alone nothing says that nothing else was recorded by then
    await expect(read(first.position, then)).rejects.toMatchObject({ code: 'busy' });
    // the second was recorded later, so all of then is there, however far the log has gone since
    const past = (await read(second.position, then)).events;
    expect(past.filter(({ lane }) => lane === 'booking')).toHaveLength(1);
    const { status } = await bookings.change(own.owner, id, { children: 0 });
    expect(status).toBe(200);
    expect((await read(second.position, then)).events).toEqual(past);
    await expect(read(second.position, shop.clock.now())).rejects.toMatchObject({ code: 'busy' });
  });

  it('of more than two thousand events has the newest, and says so', async () => {
    const bookings = staffBookingsWith(shop);
    const { _id } = (await bookings.take(own.officer, await own.newRoom(), nights(1, 3))).body.book;
    await bookings.change(own.owner, _id, { children: 1 });
    const [amended] = await shop.store.readStream(`booking-${_id}`, { from: 1 });
    if (!amended) throw new Error('Nothing was amended');
    const { type, data, metadata } = amended;
    const clones = Array.from({ length: 2_005 }, () => ({
      id: randomUUID(),
      type,
      data,
      metadata,
    }));
    await shop.store.append(`booking-${_id}`, 1, clones.slice(0, 1_000));
    await shop.store.append(`booking-${_id}`, 1_001, clones.slice(1_000));
    const { body } = await historyOf(own.owner, _id, await shop.head());
    expect(body).toMatchObject({ more: true, pending: [] });
    expect(body.events).toHaveLength(2_000);
    expect(body.events.at(-1)?.id).toBe(clones.at(-1)?.id);
    expect(body.events.map(({ changes }) => changes)).toContainEqual({});
  });

  it('as of a moment has the first events of the log, where two clocks differ', async () => {
    const bookings = staffBookingsWith(shop);
    const { _id } = (await bookings.take(own.officer, await own.newRoom(), nights(1, 3))).body.book;
    shop.clock.moveBy(60_000);
    await bookings.change(own.owner, _id, { children: 1 });
    shop.clock.moveBy(-60_000);
    const behind = shop.clock.now();
    const { position } = await bookings.change(own.owner, _id, { children: 0 });
    const { body } = await historyOf(own.owner, _id, position, `?at=${behind}`);
    expect(ofBooking(body).map(({ type }) => type)).toEqual(['BookingTaken']);
    const all = (await historyOf(own.owner, _id, position)).body;
    expect(ofBooking(all)).toHaveLength(3);
    shop.clock.moveBy(60_000);
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

  it('splits what was paid by the stays, in whatever order a cart of two owners was booked', async () => {
    const other = await openOwnHotel(shop);
    for (const order of [
      [0, 2, 1],
      [2, 0, 1],
      [0, 1, 2],
    ]) {
      const rooms = [
        ...[await own.newRoom(), await own.newRoom()],
        await other.newRoom({ basePrice: baht(3000) }),
      ];
      const cart = await shop.openCheckout(rooms.map((room) => item(room, nights(1, 3))));
      const checkoutId = cart.body.data.uid;
      const guestIds = new Map<number, string>();
      for (const n of order) {
        const room = rooms[n];
        if (!room) throw new Error('There are three');
        const booked = await shop.book(room, nights(1, 3), { checkoutId });
        expect(booked.status).toBe(201);
        guestIds.set(n, booked.body.book._id);
      }
      await shop.payByCard({ checkoutId });
      const [first, second, theirs] = await Promise.all(
        [0, 1, 2].map((n) => shop.staffId(guestIds.get(n) ?? '')),
      );
      const position = await shop.head();
      const { body } = await historyOf(own.owner, first ?? '', position);
      const dataOf = (type: string) => body.events.findLast((event) => event.type === type)?.data;
      expect(dataOf('CheckoutPaid')).toMatchObject({ amount: 400_000 });
      const paid = JSON.stringify(dataOf('CheckoutPaid'));
      for (const id of [first, second]) expect(paid).toContain(id);
      expect(dataOf('ChargeRequested')).toMatchObject({ amount: 400_000 });
      expect(dataOf('ChargePaid')).toMatchObject({ amount: 400_000 });
      for (const secret of [theirs, rooms[2]?.roomId, other.hotel.hotelId, '1000000', '600000'])
        expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  it('tells one owner neither the sum of a case that concerns two, nor a share of it, nor its attempt', async () => {
    const other = await openOwnHotel(shop);
    const rooms = [await own.newRoom(), await other.newRoom({ basePrice: baht(3000) })];
    const cart = await shop.openCheckout(rooms.map((room) => item(room, nights(1, 3))));
    const { books } = (await shop.bookAll(cart.body.data.uid)).body;
    await payAnotherSum(shop, books[0]?._id ?? '', baht(777));
    const id = await shop.staffId(books[0]?._id ?? '');
    const cases = moneyCasesWith(shop);
    const listed = await cases.listAfter(own.admin, await shop.head());
    const found = listed.cases.find(({ bookings }) => bookings.some(({ _id }) => _id === id));
    if (!found) throw new Error('There is a case');
    const attemptId = found.id.replace('mismatched-money-', '');
    const { body } = await historyOf(own.owner, id, await shop.head());
    expect(body.pending).toContainEqual({ kind: 'case', until: null, amount: null });
    const opened = body.events.find(({ type }) => type === 'CaseOpened');
    expect(opened).toMatchObject({ data: null, stream: expect.stringMatching(HASHED_CASE) });
    await cases.settle(own.admin, found.id, { action: 'return', reason: 'Of another amount' });
    const since = (await historyOf(own.owner, id, await shop.head())).body;
    expect(since.events.find(({ type }) => type === 'CaseSettled')?.data).toBe(null);
    for (const { type, data } of since.events)
      if (type === 'RefundStarted') expect(data).toBe(null);
    for (const told of [body, since]) {
      expect(JSON.stringify(told)).not.toContain('77700');
      expect(JSON.stringify(told)).not.toContain('฿777');
    }
    for (const by of [own.owner, own.officer, own.admin]) {
      const told = JSON.stringify((await historyOf(by, id, await shop.head())).body);
      for (const acts of [attemptId, cart.body.data.uid]) expect(told).not.toContain(acts);
      expect(told).not.toMatch(/chrg_|rfnd_/);
    }
  });

  it('of a shared cart whose money came late tells each owner their own, and an auditor of one owner as much', async () => {
    const other = await openOwnHotel(shop);
    const auditor = await hire(shop.ports, 'auditor', own.owner.userId);
    const rooms = [await own.newRoom(), await other.newRoom({ basePrice: baht(3000) })] as const;
    const cart = await shop.openCheckout(rooms.map((room) => item(room, nights(1, 3))));
    const { books } = (await shop.bookAll(cart.body.data.uid)).body;
    const charge = (await shop.askForQr({ checkoutId: cart.body.data.uid })).body.charge_id;
    shop.clock.moveBy(31 * 60_000);
    await shop.runProcesses();
    for (const { _id } of books) await becomes(shop, _id, { status: 'Expired' });
    await shop.scan(charge, { late: true });
    await shop.post(`/payments/charge/${charge}/refresh`, {});
    for (const { _id } of books) await becomes(shop, _id, { status: 'Booked' });
    await shop.stopProcesses();
    const [mine, theirs] = books;
    if (!mine || !theirs) throw new Error('There are two');
    const id = await shop.staffId(mine._id);
    const secrets = [theirs._id, await shop.staffId(theirs._id), theirs.bookingId, theirs.roomId];
    const position = await shop.head();
    for (const by of [own.owner, auditor]) {
      const { status, body } = await historyOf(by, id, position, '?lang=en');
      expect(status).toBe(200);
      const told = JSON.stringify(body);
      for (const secret of [...secrets, other.hotel.hotelId, '800000', '฿8,000', '600000'])
        expect(told).not.toContain(secret);
      const accepted = body.events.find(({ type }) => type === 'LatePaymentAccepted');
      expect(accepted?.data).toMatchObject({ amount: 200_000 });
    }
    const whole = (await historyOf(own.auditor, id, position)).body;
    expect(whole.events.find(({ type }) => type === 'LatePaymentAccepted')?.data).toMatchObject({
      amount: 800_000,
    });
    const elsewhere = await hire(shop.ports, 'auditor', other.owner.userId);
    expectProblem(await historyOf(elsewhere, id, position), 403, 'forbidden');
  });

  it('of a shared cart has nothing of a reservation of another’s that came to nothing', async () => {
    const other = await openOwnHotel(shop);
    const rooms = [await own.newRoom(), await other.newRoom()] as const;
    const cart = await shop.openCheckout(rooms.map((room) => item(room, nights(1, 3))));
    const { uid } = cart.body.data;
    const { body } = await shop.book(rooms[0], nights(1, 3), { checkoutId: uid });
    const abandoned = [randomUUID(), randomUUID()] as const;
    for (const [n, { roomId }] of rooms.entries())
      await shop.ports.commands.handle(
        checkout,
        checkoutStream(uid),
        { type: 'AbandonReservation', data: { uid, bookingId: abandoned[n] ?? '', roomId } },
        contextForTest(),
      );
    const told = await historyOf(own.owner, await shop.staffId(body.book._id), await shop.head());
    expect(told.body.events.filter(({ type }) => type === 'ReservationAbandoned')).toHaveLength(1);
    for (const secret of [abandoned[1], rooms[1].roomId, other.hotel.hotelId])
      expect(JSON.stringify(told.body)).not.toContain(secret);
  });

  it('tells of an event that cannot be read that it cannot, and of all others', async () => {
    const bookings = staffBookingsWith(shop);
    const { _id } = (await bookings.take(own.officer, await own.newRoom(), nights(1, 3))).body.book;
    await bookings.change(own.owner, _id, { staffNote: 'Likes the garden' });
    const { position } = await bookings.change(own.owner, _id, { children: 1 });
    await historyOf(own.owner, _id, position); // read models have it
    await shop.pool.query(
      `UPDATE events.events SET type = 'NoteTaken' WHERE stream = $1 AND type = 'StaffNoteSet'`,
      [`booking-${_id}`],
    );
    const { status, body } = await historyOf(own.owner, _id, position, '?lang=en');
    expect(status).toBe(200);
    expect(
      ofBooking(body).map(({ type, data, sentence }) => [type, data === null, sentence]),
    ).toEqual([
      ['BookingTaken', false, expect.any(String)],
      ['NoteTaken', true, 'This event cannot be read'],
      ['BookingAmended', false, expect.any(String)],
    ]);
    expect(ofBooking(body)[1]).toMatchObject({ by: own.owner.userId, changes: {} });
    const { roomObj } = (
      await shop.read<{ book: { roomObj: { _id: string } } }>(
        `/bookings/${_id}`,
        position,
        own.owner.headers,
      )
    ).body.book;
    const room = await shop.read<History & Problem>(
      `/rooms/${roomObj._id}/history`,
      position,
      own.owner.headers,
    );
    expect(room.status).toBe(200);
  });

  it('takes events without correlation and actor', async () => {
    const bookings = staffBookingsWith(shop);
    const taken = await bookings.take(own.officer, await own.newRoom(), nights(1, 3));
    const { _id } = taken.body.book;
    await historyOf(own.owner, _id, taken.position); // read models have it
    await shop.pool.query(
      `UPDATE events.events SET metadata = metadata - '{correlationId,causationId,actor}'::text[]
       WHERE stream = $1`,
      [`booking-${_id}`],
    );
    const { status, body } = await historyOf(own.owner, _id, taken.position);
    expect(status).toBe(200);
    const [event] = ofBooking(body);
    expect(event).toMatchObject({ correlation: event?.id, cause: null, by: 'server' });
    expect(body.steps.find(({ correlation }) => correlation === event?.id)).toBeDefined();
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

const HASHED_CASE = /^moneyCase-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const withoutNulls = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
