/** @module-tag long */
import { DAY, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FailingInstance, failingInstance } from '../../testing/failing-instance.ts';
import { netInProviderBooks, netInReports } from '../../testing/money-in-reports.ts';
import { mistakesOfMoney, mistakesOfStays } from '../../testing/money-ledger.ts';
import type { Scenario } from '../../testing/money-scenario.ts';
import { scenario } from '../../testing/money-scenario-actions.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { PATIENT } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { hire } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';
import { wholeLog } from '../../testing/whole-log.ts';

const SCENARIOS = 8;

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
let trouble: FailingInstance;
/** The instance in trouble, as guests and staff reach it. */
let there: Awaited<ReturnType<Shop['routesOf']>>;
let other: ReturnType<Shop['anotherRunner']> | undefined;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
  trouble = await failingInstance(shop);
  there = await shop.routesOf(trouble.ports);
});
afterAll(async () => {
  trouble.end();
  await other?.stop();
  await shop.close();
});

/** Two runners: one that trouble comes to, and one that takes itself for the only one. */
async function restart(): Promise<void> {
  trouble.end(); // a runner that stops waits for what it began
  await shop.runProcesses(trouble.ports);
  await restartOther();
}

/** Nobody tells a runner that the clock was moved; anyone who stands still stays so. */
async function restartOther(): Promise<void> {
  await other?.stop();
  other = shop.anotherRunner(shop.ports);
}

/** Should a action wait for one who stands still, that one goes on. */
async function unlessAsleep(action: () => Promise<unknown>): Promise<void> {
  const patience = setTimeout(() => trouble.end(), 3_000);
  try {
    await action();
  } finally {
    clearTimeout(patience);
  }
}

/** Nothing is broken any more, and time goes on until nothing is left to be done. */
async function comeToRest({ sent }: Scenario): Promise<void> {
  trouble.end();
  await Promise.all(sent);
  await shop.fault({ webhook: 'normal', charge: 'normal', refund: 'normal' });
  for (const pause of [MINUTE, 3 * MINUTE, DAY, DAY, MINUTE]) {
    shop.clock.moveBy(pause);
    await restart();
    const calm = async () => expect(await mistakesOfMoney(shop)).toEqual([]);
    // what is wrong in the end is told in the end
    await vi.waitFor(calm, { timeout: 1500, interval: 30 }).catch(() => {});
  }
}

it('every satang is on one live booking, went back or is flagged, reports have it, and no night is oversold', async () => {
  let done = 0;
  const result = await fc.check(
    fc.asyncProperty(scenario, async (happens) => {
      const rooms = [await own.newRoom(), await own.newRoom(), await own.newRoom({ units: 2 })];
      const admin = await hire(shop.ports, 'admin'); // days pass, and with them who was signed in
      const told: Scenario = {
        ...{ shop, staff, admin, trouble, there, restart, restartOther },
        ...{ rooms, carts: [], chargeIds: [], sent: [] },
      };
      await restart();
      for (const action of happens) {
        await unlessAsleep(() => action(told));
        done += 1;
      }
      await comeToRest(told);
      const bookingIds = told.carts.flatMap((cart) => cart.bookingIds);
      await vi.waitFor(async () => {
        expect(await mistakesOfMoney(shop)).toEqual([]);
        expect(await mistakesOfStays(shop, rooms, bookingIds)).toEqual([]);
        expect(await netInReports(shop)).toBe(await netInProviderBooks(shop));
      }, PATIENT);
    }),
    { numRuns: SCENARIOS, endOnFailure: true },
  );
  const happened = (await wholeLog(shop.store)).map(({ type }) => type);
  const moves = happened.filter((type) => type === 'StayMoved').length;
  const departures = happened.filter((type) => type === 'GuestDeparted').length;
  console.info(
    `seed ${result.seed}: ${result.numRuns} scenarios, ${done} actions, ${moves} moves, ${departures} departures`,
  );
  if (result.failed)
    throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
  expect(await netInProviderBooks(shop)).toBeGreaterThan(0);
  // else the scenarios say nothing about either
  expect(Math.min(moves, departures)).toBeGreaterThan(0);
}, 300_000);
