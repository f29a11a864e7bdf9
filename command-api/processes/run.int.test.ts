import { randomUUID } from 'node:crypto';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { after, DAY, HOUR, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contextForTest } from '../testing/catalogue.ts';
import { dyingAt } from '../testing/dying.ts';
import { expectProblem } from '../testing/expectations.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { ShopOptions } from '../testing/shop-foundation.ts';

const PATIENT = { timeout: 20_000, interval: 30 };
const STAY = nights(1, 3);
let shop: Shop;
afterEach(() => shop.close());

async function open(options: ShopOptions = {}): Promise<void> {
  shop = await openShop(options);
}
const becomes = (bookingId: string, status: string) =>
  vi.waitFor(async () => expect(await shop.seen(bookingId)).toMatchObject({ status }), PATIENT);
const free = (room: Shop['garden'], units = 1) =>
  vi.waitFor(async () => expect(await shop.unitsLeft(room, STAY)).toBe(units), PATIENT);
/** But those of the names that the shop's hotels claimed. */
const timers = async () => {
  const { rows } = await shop.pool.query<{ key: string }>(
    "SELECT key FROM command.process_timers WHERE key NOT LIKE ALL (ARRAY['name:%', 'ledger:%']) ORDER BY key",
  );
  return rows.map(({ key }) => key);
};

describe('an unpaid hold', () => {
  it('expires by itself, and its nights are free', async () => {
    await open({ clock: 'running', holdMinutes: 1 / 60 });
    await shop.runProcesses();
    const { body } = await shop.book(shop.garden, STAY);
    expect(body.book.status).toBe('Reserved');
    await becomes(body.book._id, 'Expired');
    await free(shop.garden);
    expect((await shop.book(shop.garden, STAY)).status).toBe(201);
  });

  it('expires when nobody was there at that moment', async () => {
    await open();
    const { body } = await shop.book(shop.garden, STAY);
    shop.clock.moveBy(31 * MINUTE);
    await shop.runProcesses();
    await becomes(body.book._id, 'Expired');
    await free(shop.garden);
  });

  it('expires though the runner that knew of it is gone', async () => {
    await open();
    await shop.runProcesses();
    const { body } = await shop.book(shop.garden, STAY);
    await vi.waitFor(async () => expect((await timers()).join()).toContain('hold:'), PATIENT);
    await shop.stopProcesses();
    shop.clock.moveBy(31 * MINUTE);
    await shop.runProcesses();
    await becomes(body.book._id, 'Expired');
    await vi.waitFor(async () => expect(await timers()).toEqual([]), PATIENT);
  });

  it('lives on when it was paid in time', async () => {
    await open();
    const { body } = await shop.book(shop.garden, STAY);
    const { position } = await shop.payByCard({ bookingId: body.book._id });
    shop.clock.moveBy(31 * MINUTE);
    await shop.runProcesses();
    const left = ['invitation', 'stay'].map((timer) => `${timer}:${shop.staffIdOf(body.book._id)}`);
    await vi.waitFor(async () => expect((await timers()).toSorted()).toEqual(left), PATIENT);
    expect(await shop.seen(body.book._id, position)).toMatchObject({ status: 'Booked' });
    expect(await shop.unitsLeft(shop.garden, STAY)).toBe(0);
  });

  it('is asked for at the provider once more, and is booked when it was paid', async () => {
    await open();
    await shop.fault({ webhook: 'lost' });
    const { body } = await shop.book(shop.garden, STAY);
    const charge = await shop.askForQr({ bookingId: body.book._id });
    await shop.scan(charge.body.charge_id);
    shop.clock.moveBy(31 * MINUTE);
    await shop.runProcesses();
    await becomes(body.book._id, 'Booked');
  });
});

describe('a reservation that broke off', () => {
  const held = async (bookingId: string, uid: string) => {
    const { roomId } = shop.garden;
    const heldUntil = after(shop.clock.now(), 30 * MINUTE);
    const data = { ...STAY, roomId, bookingId, checkoutUid: uid, heldUntil };
    const command = { type: 'HoldNights', data } as const;
    const stream = roomCalendarStream(roomId);
    await shop.ports.commands.handle(roomCalendar, stream, command, contextForTest());
    return { stays: [{ ...data, hotelId: shop.garden.hotelId, price: satang(0) }], heldUntil };
  };

  it('gives its nights back after a while, and not before', async () => {
    await open();
    await held(randomUUID(), randomUUID());
    await shop.runProcesses();
    await vi.waitFor(async () => expect(await timers()).toHaveLength(1), PATIENT);
    expect(await shop.unitsLeft(shop.garden, STAY)).toBe(0);
    shop.clock.moveBy(11_000);
    await shop.runProcesses();
    await free(shop.garden);
  });

  it('is refused when it goes on after that', async () => {
    await open();
    const [bookingId, uid] = [randomUUID(), randomUUID()];
    const { stays, heldUntil } = await held(bookingId, uid);
    shop.clock.moveBy(11_000);
    await shop.runProcesses();
    await free(shop.garden);
    const data = { uid, stays, amount: satang(0), heldUntil };
    const late = { type: 'HoldCheckout', data } as const;
    await expect(
      shop.ports.commands.handle(checkout, checkoutStream(uid), late, contextForTest()),
    ).rejects.toMatchObject({ name: 'Refusal', code: 'reservation-lapsed' });
    await expect(held(bookingId, uid)).rejects.toMatchObject({ code: 'reservation-lapsed' });
  });

  const dying = async () => {
    const instance = dyingAt(await shop.anotherInstance(), (type) => type === 'HoldCheckout');
    return shop.routesOf(instance);
  };

  it('ends its booking too; the guest is told to book again', async () => {
    await open();
    const key = { 'idempotency-key': randomUUID() };
    const { book } = await dying();
    expect((await book(shop.garden, STAY, {}, key)).status).toBe(500);
    expect(await shop.unitsLeft(shop.garden, STAY)).toBe(0);
    shop.clock.moveBy(11_000);
    await shop.runProcesses();
    await free(shop.garden);
    expectProblem(await shop.book(shop.garden, STAY, {}, key), 409, 'reservation-lapsed');
    expect((await shop.book(shop.garden, STAY)).status).toBe(201);
  });

  it('is carried on when the same request comes again in time', async () => {
    await open();
    const key = { 'idempotency-key': randomUUID() };
    const { book } = await dying();
    expect((await book(shop.garden, STAY, {}, key)).status).toBe(500);
    const again = await shop.book(shop.garden, STAY, {}, key);
    expect(again.status).toBe(201);
    shop.clock.moveBy(11_000);
    await shop.runProcesses();
    await vi.waitFor(async () => expect(await timers()).toHaveLength(3), PATIENT);
    expect(await shop.unitsLeft(shop.garden, STAY)).toBe(0);
    const paid = await shop.payByCard({ bookingId: again.body.book._id });
    expect(paid.body.charge.status).toBe('successful');
  });
});

describe('a paid stay', () => {
  it('is completed the day after the guest left', async () => {
    await open();
    const { body } = await shop.book(shop.garden, STAY);
    await shop.payByCard({ bookingId: body.book._id });
    shop.clock.moveBy(62 * DAY + 12 * HOUR); // noon of 4 March, the day after check-out
    await shop.runProcesses();
    await becomes(body.book._id, 'Completed');
    await vi.waitFor(async () => expect(await timers()).toEqual([]), PATIENT);
    const asksForReview = () => shop.ports.mails.find(`stayed/${shop.staffIdOf(body.book._id)}`);
    await expect.poll(asksForReview, PATIENT).toMatchObject({ template: 'stayed' });
  });
});
