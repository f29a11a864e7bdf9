import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { type EventStore, StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contextForTest } from '../testing/catalogue.ts';
import { loseNights } from '../testing/lost-nights.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { openBooking } from '../use-cases/booking/load-booking.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.stopProcesses();
  await shop.fault({ webhook: 'normal' });
});
afterAll(() => shop.close());

const PATIENT = { timeout: 20_000, interval: 20 };
const STAY = nights(1, 3);

async function booked() {
  const room = await shop.newRoom();
  const { body } = await shop.book(room, STAY);
  const bookingId = body.book._id;
  const { state } = await openBooking(shop.ports, bookingId);
  return { room, bookingId, uid: state.terms.checkoutUid };
}

const giveUp = (uid: string) => {
  const command = { type: 'GiveUpCheckout', data: { uid, now: shop.clock.now() } } as const;
  return shop.ports.commands.handle(checkout, checkoutStream(uid), command, contextForTest());
};
const becomes = (bookingId: string, status: string) =>
  vi.waitFor(
    async () => expect((await openBooking(shop.ports, bookingId)).state.status).toBe(status),
    PATIENT,
  );

describe('a timer that comes again and again', () => {
  it('asks the provider until it has its answer', async () => {
    await shop.fault({ webhook: 'lost' });
    const { bookingId } = await booked();
    const fetched = vi.fn(shop.ports.provider.fetchCharge);
    const ports = await shop.anotherInstance({ fetchCharge: fetched });
    const charge = await shop.askForQr({ bookingId });
    for (const times of [1, 2, 3]) {
      shop.clock.moveBy(20_000);
      await shop.runProcesses(ports);
      await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(times), PATIENT);
      await shop.stopProcesses(); // puts the timer off by the clock as it stands
    }
    await shop.scan(charge.body.charge_id);
    shop.clock.moveBy(20_000);
    await shop.runProcesses(ports);
    await becomes(bookingId, 'Booked');
    const watching = "SELECT key FROM command.process_timers WHERE key LIKE 'charge:%'";
    await vi.waitFor(
      async () => expect((await shop.pool.query(watching)).rows).toEqual([]),
      PATIENT,
    );
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});

describe('a command that is refused', () => {
  it('gives the guest’s money back, and tells that the charge was made', async () => {
    const reservation = await booked();
    const { bookingId } = reservation;
    await loseNights(shop, reservation.room, bookingId);
    const paid = await shop.payByCard({ bookingId });
    expect(paid.status).toBe(201);
    expect(await shop.seen(bookingId, paid.position)).toMatchObject({
      ...{ status: 'Canceled', paymentStatus: 'refunding', totalReceived: 0 },
      refund: { status: 'refunding', amount: 2000 },
    });
    await shop.runProcesses();
    await vi.waitFor(
      async () => expect(await shop.seen(bookingId)).toMatchObject({ paymentStatus: 'refunded' }),
      PATIENT,
    );
    const [charge] = (await shop.providerBooks()).filter(({ id }) => id === paid.body.charge_id);
    expect(charge).toMatchObject({ amount: 200_000, refunded_amount: 200_000 });
    await shop.stopProcesses();
  });

  it('is noted, and the processes go on', async () => {
    const reservation = await booked();
    const { bookingId, uid } = reservation;
    await loseNights(shop, reservation.room, bookingId);
    const money = { amount: satang(200_000), feeCharge: satang(0), paidAt: shop.clock.now() };
    const data = { uid, attemptId: `of ${uid}`, chargeId: `of ${uid}`, ...money };
    const command = { type: 'RecordPayment', data } as const;
    await shop.ports.commands.handle(checkout, checkoutStream(uid), command, contextForTest());
    const next = await booked();
    await giveUp(next.uid);

    const runner = await shop.runProcesses();
    await becomes(bookingId, 'Canceled');
    await becomes(next.bookingId, 'Canceled');
    expect(await runner.check()).toMatchObject({ ok: true });
    const refusal = { err: { code: 'room-already-booked' }, process: 'confirm-when-paid' };
    expect(shop.logged).toContainEqual(
      expect.objectContaining({
        message: 'A process was refused',
        details: expect.objectContaining({
          process: refusal.process,
          err: expect.objectContaining(refusal.err),
        }),
      }),
    );
  });
});

describe('a store that fails', () => {
  it('is read again, from where the processes were', async () => {
    const first = await booked();
    await giveUp(first.uid);
    const working = await shop.runProcesses();
    await becomes(first.bookingId, 'Canceled');
    expect(await working.check()).toMatchObject({ ok: true, detail: 'active' });
    await shop.stopProcesses();

    let failures = 2;
    const store: EventStore = {
      ...shop.store,
      subscribe(options) {
        if (failures-- > 0) throw new StoreUnavailable('The store is away');
        return shop.store.subscribe(options);
      },
    };
    const second = await booked();
    await giveUp(second.uid);
    const runner = await shop.runProcesses(shop.ports, { store });
    await vi.waitFor(
      async () =>
        expect(await runner.check()).toMatchObject({ ok: false, detail: 'The store is away' }),
      PATIENT,
    );
    await becomes(second.bookingId, 'Canceled');
    await vi.waitFor(async () => expect(await runner.check()).toMatchObject({ ok: true }), PATIENT);
    expect(failures).toBeLessThan(0);
  });
});
