import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { CheckoutCommand } from '@baanpak/domain/checkout/checkout-state.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import {
  comparePositions,
  type RecordedEvent,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ports } from '../ports.ts';
import { contextForTest } from '../testing/catalogue.ts';
import { dyingAt } from '../testing/dying.ts';
import { item } from '../testing/guest.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { wholeLog } from '../testing/whole-log.ts';
import { openBooking } from '../use-cases/booking/load-booking.ts';
import { postgresTimerStore } from './timer-store.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.stopProcesses());
afterAll(() => shop.close());

const PATIENT = { timeout: 20_000, interval: 20 };

/** Two rooms held by one checkout, two months ahead of what the clock shows. */
async function given() {
  const today = bangkokDay(shop.clock.now());
  const stay = { checkIn: addDays(today, 59), checkOut: addDays(today, 61) };
  const rooms = [await shop.newRoom(), await shop.newRoom()] as const;
  const cart = await shop.openCheckout(rooms.map((room) => item(room, stay)));
  const { uid } = cart.body.data;
  const { body } = await shop.bookAll(uid);
  return { uid, rooms, stay, bookingIds: body.books.map(({ _id }) => _id) };
}

/** The checkout decides, and the process that should tell the others dies right there. */
const decide = (command: CheckoutCommand) =>
  shop.ports.commands.handle(checkout, checkoutStream(command.data.uid), command, contextForTest());

const paid = (uid: string): CheckoutCommand => ({
  type: 'RecordPayment',
  data: {
    uid,
    attemptId: `attempt for ${uid}`,
    chargeId: `charge for ${uid}`,
    amount: satang(400_000),
    feeCharge: satang(10_001),
    paidAt: shop.clock.now(),
  },
});
const givenUp = (uid: string): CheckoutCommand => ({
  type: 'GiveUpCheckout',
  data: { uid, now: shop.clock.now() },
});

/** Dies at its n-th command, and at every one after it. */
const dyingAfter = (ports: Ports, commands: number): Ports => {
  let left = commands;
  return dyingAt(ports, () => left-- <= 0);
};

const states = async (bookingIds: readonly string[]) => {
  const found = await Promise.all(bookingIds.map((id) => openBooking(shop.ports, id)));
  return found.map(({ state }) => state.status);
};
const left = async ({ rooms, stay }: Awaited<ReturnType<typeof given>>) =>
  Promise.all(rooms.map((room) => shop.unitsLeft(room, stay)));

/** The runner has read everything, what it wrote itself included, and nothing is due. */
/** `tick`: in ms, how far the clock goes at each look. */
async function quiet(tick = 0): Promise<void> {
  const timerStore = postgresTimerStore(shop.pool, await shop.store.storeId());
  for (let seen = -1; seen !== (await countEvents()); ) {
    const events = await wholeLog(shop.store);
    const end = events.at(-1)?.position ?? START;
    seen = countOf(events);
    await vi.waitFor(async () => {
      shop.clock.moveBy(tick);
      expect(comparePositions(await timerStore.position(), end)).toBeGreaterThanOrEqual(0);
      expect(await timerStore.due('local', shop.clock.now(), 1)).toEqual([]);
    }, PATIENT);
  }
}
/** Without the ledger's daily looks at the provider: these go on with the clock, whatever happens. */
const countOf = (events: readonly RecordedEvent[]) =>
  events.filter(({ stream }) => !stream.startsWith('ledgerDay-')).length;
const countEvents = async () => countOf(await wholeLog(shop.store));

describe.each([
  { what: 'paid', command: paid, ends: 'Booked', free: 0 },
  { what: 'given up', command: givenUp, ends: 'Canceled', free: 1 },
])('a cart that is $what', ({ command, ends, free }) => {
  it.each([0, 1, 2, 3])(
    'ends the same though the runner died after %d of 4 commands',
    async (n) => {
      const reservation = await given();
      await decide(command(reservation.uid));
      expect(await states(reservation.bookingIds)).toEqual(['Reserved', 'Reserved']);

      const died = await shop.runProcesses(dyingAfter(shop.ports, n));
      await vi.waitFor(
        async () =>
          expect(await died.check()).toMatchObject({
            detail: expect.stringContaining('put aside'),
          }),
        PATIENT,
      );
      await shop.runProcesses();
      await vi.waitFor(
        async () => expect(await states(reservation.bookingIds)).toEqual([ends, ends]),
        PATIENT,
      );
      await quiet();
      expect(await left(reservation)).toEqual([free, free]);
    },
  );
});

describe('the processes', () => {
  it('change nothing when they run a second time over all that happened', async () => {
    const [bought, dropped, open] = [await given(), await given(), await given()];
    await decide(paid(bought.uid));
    await decide(givenUp(dropped.uid));
    await shop.askForQr({ checkoutId: open.uid });
    shop.clock.moveBy(70 * DAY);
    await shop.runProcesses();
    await vi.waitFor(async () => {
      shop.clock.moveBy(1_000); // what failed once on a busy machine is tried again in time
      expect(await states(open.bookingIds)).toEqual(['Expired', 'Expired']);
      expect(await states(bought.bookingIds)).toEqual(['Completed', 'Completed']);
    }, PATIENT);
    await quiet(1_000);
    const events = await countEvents();

    await shop.stopProcesses();
    await shop.pool.query('TRUNCATE command.process_checkpoints, command.process_timers');
    await shop.runProcesses();
    await quiet(1_000);
    expect(await countEvents()).toBe(events);
  });

  it('name each command after its cause, so that it is the same one the next time', async () => {
    const reservation = await given();
    const { events } = await decide(paid(reservation.uid));
    await shop.runProcesses();
    await quiet();
    const [cause] = events;
    const stored = await shop.store.readStream(
      `booking-${shop.staffIdOf(reservation.bookingIds[0] ?? '')}`,
    );
    expect(stored.find(({ type }) => type === 'BookingPaid')?.metadata).toMatchObject({
      actor: 'process:confirm-when-paid',
      causationId: cause?.id,
      correlationId: cause?.metadata.correlationId,
      commandId: `confirm-when-paid/${cause?.id}/1`,
    });
  });
});
