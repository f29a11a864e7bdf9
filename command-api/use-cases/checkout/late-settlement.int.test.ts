import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Ports } from '../../ports.ts';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { dyingAt } from '../../testing/dying.ts';
import { item } from '../../testing/guest.ts';
import { losingAnswers } from '../../testing/losing-answers.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { pausingAt } from '../../testing/pausing.ts';
import { becomes } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type BookAnswer, staffBookingsWith } from '../../testing/staff-bookings.ts';
import { wholeLog } from '../../testing/whole-log.ts';

// Late money is settled in several streams. Anyone who does so may die, stand still, or never hear that
// an append of theirs landed: whatever they leave, another carries on.

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterEach(() => shop.stopProcesses());
afterAll(() => shop.close());

const STAY = nights(1, 3);

/** Two rooms of one cart whose hold ended unpaid. */
async function expired(paymentMethod: 'direct' | 'gateway') {
  await shop.runProcesses();
  const rooms = [await own.newRoom(), await own.newRoom()] as const;
  const { uid } = (await shop.openCheckout(rooms.map((room) => item(room, STAY)))).body.data;
  const ids = (await shop.bookAll(uid, { paymentMethod })).body.books.map(({ _id }) => _id);
  const chargeId =
    paymentMethod === 'gateway' ? (await shop.askForQr({ checkoutId: uid })).body.charge_id : '';
  shop.clock.moveBy(31 * MINUTE);
  await shop.runProcesses();
  for (const id of ids) await becomes(shop, id, { status: 'Expired' });
  await shop.stopProcesses();
  return { rooms, ids, first: ids[0] ?? '', chargeId };
}

/** Staff confirm the transfer at an instance to which something happens. */
async function confirmAt(ports: Ports, id: string) {
  const staff = staffBookingsWith({ ...shop, ...(await shop.routesOf(ports)) });
  return staff.change(own.owner, id, { action: 'confirm-payment' });
}
const left = (rooms: readonly RoomForTest[]) =>
  Promise.all(rooms.map((room) => shop.unitsLeft(room, STAY)));

/** Another runner comes, and finds what was left. */
async function carryOn(): Promise<void> {
  shop.clock.moveBy(11_000);
  await shop.runProcesses();
}
async function expectPaid({ ids, rooms }: Awaited<ReturnType<typeof expired>>): Promise<void> {
  for (const id of ids) await becomes(shop, id, { status: 'Booked', paymentStatus: 'paid' });
  expect(await left(rooms)).toEqual([0, 0]);
}
/** How often that happened to a booking. */
async function count(type: string, guestId: string): Promise<number> {
  const id = await shop.staffId(guestId);
  const isOfIt = (event: { type: string; data: unknown }) =>
    event.type === type && JSON.stringify(event.data).includes(id);
  return (await wholeLog(shop.store)).filter(isOfIt).length;
}

describe('a transfer that staff confirm late, at a server that', () => {
  it.each([
    ['RetakeNights', 1],
    ['RetakeNights', 2],
    ['AcceptLateMoney', 1],
  ])('dies at %s number %i, is taken all the same', async (type, nth) => {
    const lapsed = await expired('direct');
    let seen = 0;
    const dying = dyingAt(await shop.anotherInstance(), (name) => {
      if (name === type) seen += 1;
      return name === type && seen >= nth;
    });
    expect((await confirmAt(dying, lapsed.first)).status).toBe(500);
    await carryOn();
    await expectPaid(lapsed);
  });

  it.each(['LateSettlementBegun', 'NightsRetaken', 'TransferConfirmed', 'BookingPaid'])(
    'never hears that %s was written, is taken, and no night is let go of',
    async (type) => {
      const lapsed = await expired('direct');
      const store = losingAnswers(shop.store, (name) => name === type);
      const deaf = await shop.anotherInstance({}, { store });
      expect((await confirmAt(deaf, lapsed.first)).status).toBe(503);
      expect(await count('NightsReleased', lapsed.first)).toBe(1); // when the hold ended
      await carryOn();
      await expectPaid(lapsed);
      expect(await count('NightsReleased', lapsed.first)).toBe(1);
    },
  );

  it('stands still while another ends it, changes nothing more', async () => {
    const lapsed = await expired('direct');
    const { ports, reached, wake } = pausingAt(await shop.anotherInstance(), 'AcceptLateMoney');
    const confirming = confirmAt(ports, lapsed.first);
    await reached;
    await carryOn();
    await expectPaid(lapsed);
    wake();
    expect((await confirming).status).toBe(200);
    await expectPaid(lapsed);
    expect(await count('TransferConfirmed', lapsed.first)).toBe(1);
  });

  it('stands still until the money is owed back, lets go of what it takes after that', async () => {
    const lapsed = await expired('direct');
    const { ports, reached, wake } = pausingAt(await shop.anotherInstance(), 'RetakeNights', 2);
    const confirming = confirmAt(ports, lapsed.first);
    await reached;
    const sold = await shop.book(lapsed.rooms[1], STAY);
    await carryOn();
    for (const id of lapsed.ids)
      await becomes(shop, id, { status: 'Expired', paymentStatus: 'refunding' });
    await expect.poll(() => left(lapsed.rooms)).toEqual([1, 0]);
    expect((await shop.giveUp(sold.body.book._id)).status).toBe(200);
    wake();
    const { status, body } = (await confirming) as { status: number; body: BookAnswer };
    expect([status, body.code]).toEqual([409, 'room-already-booked']);
    expect(await left(lapsed.rooms)).toEqual([1, 1]);
    expect(await count('RefundStarted', lapsed.first)).toBe(1);
  });

  it('dies in its sleep, after which a timer lets go of what it took too late', async () => {
    const lapsed = await expired('direct');
    const instance = await shop.anotherInstance();
    const { ports, reached, wake } = pausingAt(instance, 'RetakeNights', 1);
    const dying = dyingAt(ports, (type) => type === 'AcceptLateMoney');
    const confirming = confirmAt(dying, lapsed.first);
    await reached;
    const sold = await shop.book(lapsed.rooms[1], STAY);
    await carryOn();
    await becomes(shop, lapsed.first, { status: 'Expired', paymentStatus: 'refunding' });
    await shop.giveUp(sold.body.book._id);
    await expect.poll(() => left(lapsed.rooms)).toEqual([1, 1]);
    await shop.stopProcesses(); // the timer is due as soon as a runner hears of it
    wake();
    expect((await confirming).status).toBe(500);
    expect(await left(lapsed.rooms)).toEqual([0, 0]);
    await carryOn();
    await expect.poll(() => left(lapsed.rooms), { timeout: 20_000 }).toEqual([1, 1]);
  });
});

describe('money that came late through the provider, with a runner that', () => {
  /** The provider has it, and a runner is to see to it that something happens to. */
  async function paidLate(runner: Ports) {
    const lapsed = await expired('gateway');
    await shop.scan(lapsed.chargeId, { late: true });
    await shop.post(`/payments/charge/${lapsed.chargeId}/refresh`, {});
    await shop.runProcesses(runner);
    return lapsed;
  }

  it.each(['BeginLateSettlement', 'RetakeNights', 'AcceptLateMoney'])(
    'dies at %s, pays for the stays with the next one',
    async (type) => {
      let died = 0;
      const instance = await shop.anotherInstance();
      const lapsed = await paidLate(
        dyingAt(instance, (name) => {
          if (name === type) died += 1;
          return name === type;
        }),
      );
      await expect.poll(() => died, { timeout: 20_000 }).toBeGreaterThan(0);
      await shop.stopProcesses();
      await carryOn();
      await expectPaid(lapsed);
    },
  );

  it.each(['LateSettlementBegun', 'NightsRetaken', 'LatePaymentAccepted'])(
    'never hears that %s was written, pays for the stays with the next one',
    async (type) => {
      let lost = 0;
      const store = losingAnswers(shop.store, (name) => {
        if (name === type) lost += 1;
        return name === type;
      });
      const lapsed = await paidLate(await shop.anotherInstance({}, { store }));
      await expect.poll(() => lost, { timeout: 20_000 }).toBeGreaterThan(0);
      await shop.stopProcesses();
      await carryOn();
      await expectPaid(lapsed);
      expect(await count('LatePaymentAccepted', lapsed.first)).toBe(1);
    },
  );

  it('stands still, pays for the stays with another, and is not taken twice', async () => {
    const { ports, reached, wake } = pausingAt(await shop.anotherInstance(), 'AcceptLateMoney');
    const lapsed = await expired('gateway');
    await shop.scan(lapsed.chargeId, { late: true });
    await shop.post(`/payments/charge/${lapsed.chargeId}/refresh`, {});
    const asleep = await shop.runProcesses(ports);
    await reached;
    shop.clock.moveBy(11_000);
    const other = shop.anotherRunner(await shop.anotherInstance());
    await expectPaid(lapsed);
    wake();
    await Promise.all([asleep.stop(), other.stop()]);
    await expectPaid(lapsed);
    expect(await count('LatePaymentAccepted', lapsed.first)).toBe(1);
    expect(await count('RefundStarted', lapsed.first)).toBe(0);
  });
});
