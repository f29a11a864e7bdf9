import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RoomForTest } from '../testing/catalogue.ts';
import { item } from '../testing/guest.ts';
import { type InstanceInTrouble, instanceInTrouble } from '../testing/in-trouble.ts';
import { mistakesOfMoney, mistakesOfStays } from '../testing/money-ledger.ts';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import { RETURN_URI } from '../testing/paying.ts';
import { askBack, PATIENT } from '../testing/refunds.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { type Hired, hire } from '../testing/staff.ts';
import { staffBookingsWith } from '../testing/staff-bookings.ts';

const SCENARIOS = 8;
const APPS = ['scb', 'kbank', 'bay', 'bbl', 'ktb'].map((bank) => `mobile_banking_${bank}`);

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
let admin: Hired;
let trouble: InstanceInTrouble;
/** The instance in trouble, as guests and staff reach it. */
let there: Awaited<ReturnType<Shop['routesOf']>>;
let other: ReturnType<Shop['anotherRunner']> | undefined;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
  trouble = await instanceInTrouble(shop);
  there = await shop.routesOf(trouble.deps);
});
afterAll(async () => {
  trouble.end();
  await other?.stop();
  await shop.close();
});

/** Two runners: one that trouble comes to, and one that takes itself for the only one. */
async function restart(): Promise<void> {
  trouble.end(); // a runner that stops waits for what it began
  await shop.runProcesses(trouble.deps);
  await restartOther();
}

/** Nobody tells a runner that the clock was moved; whoever stands still stays so. */
async function restartOther(): Promise<void> {
  await other?.stop();
  other = shop.anotherRunner(shop.deps);
}

/** What the guests and staff of a scenario did so far. */
type Scenario = {
  readonly rooms: readonly RoomForTest[];
  readonly carts: { readonly uid: string; readonly bookingIds: readonly string[] }[];
  readonly chargeIds: string[];
  /** Sent, and perhaps not answered: who should stands still. */
  readonly sent: Promise<unknown>[];
};
type Action = (scenario: Scenario) => Promise<unknown>;

const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)];
const number = fc.nat({ max: 30 });
const stay = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }))
  .map(([first, length]) => nights(first, first + length));

const ofCart = (action: (uid: string) => Promise<unknown>) =>
  number.map(
    (n): Action =>
      async ({ carts }) => {
        const cart = nth(carts, n);
        return cart && action(cart.uid);
      },
  );
const ofBooking = (action: (id: string) => Promise<unknown>) =>
  number.map(
    (n): Action =>
      async ({ carts }) => {
        const id = nth(
          carts.flatMap(({ bookingIds }) => bookingIds),
          n,
        );
        return id === undefined ? undefined : action(id);
      },
  );
const ofCharge = (action: (chargeId: string) => Promise<unknown>) =>
  number.map(
    (n): Action =>
      async ({ chargeIds }) => {
        const chargeId = nth(chargeIds, n);
        return chargeId === undefined ? undefined : action(chargeId);
      },
  );
/** Sent to the instance in trouble: nobody waits for one who stands still. */
const sendThere = async ({ sent }: Scenario, request: Promise<unknown>) => {
  sent.push(request.catch(() => {}));
  await trouble.orStandsStill(request.catch(() => {}));
};
const ofCartThere = (action: (uid: string) => Promise<unknown>) =>
  number.map(
    (n): Action =>
      async (scenario) => {
        const cart = nth(scenario.carts, n);
        if (cart) await sendThere(scenario, action(cart.uid));
      },
  );
const ofBookingThere = (action: (id: string) => Promise<unknown>) =>
  number.map(
    (n): Action =>
      async (scenario) => {
        const id = nth(
          scenario.carts.flatMap(({ bookingIds }) => bookingIds),
          n,
        );
        if (id !== undefined) await sendThere(scenario, action(id));
      },
  );
const oneOf = (name: string, modes: readonly string[]) =>
  fc.constantFrom(...modes).map(
    (mode): Action =>
      () =>
        shop.fault({ [name]: mode }),
  );

const actions: readonly (readonly [name: string, weight: number, fc.Arbitrary<Action>])[] = [
  [
    'book',
    5,
    fc.tuple(fc.array(fc.tuple(number, stay), { minLength: 1, maxLength: 2 }), fc.boolean()).map(
      ([wanted, direct]): Action =>
        async ({ rooms, carts }) => {
          const items = wanted.flatMap(([n, nightsOfIt]) => {
            const room = nth(rooms, n);
            return room ? [item(room, nightsOfIt)] : [];
          });
          const cart = await shop.openCheckout(items);
          if (cart.status !== 201) return;
          const { uid } = cart.body.data;
          const booked = await shop.bookAll(uid, direct ? { paymentMethod: 'direct' } : {});
          if (booked.status === 201)
            carts.push({ uid, bookingIds: booked.body.books.map(({ _id }) => _id) });
        },
    ),
  ],
  ['pay by card', 3, ofCart((checkoutId) => shop.payByCard({ checkoutId }))],
  ['be declined', 1, ofCart((checkoutId) => shop.payByCard({ checkoutId }, '4111111111140011'))],
  [
    'ask for a QR',
    4,
    number.map(
      (n): Action =>
        async ({ carts, chargeIds }) => {
          const cart = nth(carts, n);
          const asked = cart && (await shop.askForQr({ checkoutId: cart.uid }));
          if (asked?.status === 201) chargeIds.push(asked.body.charge_id);
        },
    ),
  ],
  [
    'be sent to a banking app',
    3,
    fc.tuple(number, fc.constantFrom(...APPS), fc.constantFrom('approve', 'decline', null)).map(
      ([n, app, decision]): Action =>
        async ({ carts, chargeIds }) => {
          const cart = nth(carts, n);
          const sent = cart && (await shop.payByApp({ checkoutId: cart.uid }, app));
          if (sent?.status !== 201) return;
          chargeIds.push(sent.body.charge_id);
          if (decision) await shop.decide(sent.body, decision);
        },
    ),
  ],
  ['scan it, in time or late', 4, ofCharge((id) => shop.scan(id, { late: true }).catch(() => {}))],
  ['come back from the bank', 2, ofCharge((id) => shop.post(`/payments/charge/${id}/refresh`, {}))],
  [
    'lose or repeat webhooks',
    1,
    oneOf('webhook', ['normal', 'lost', 'twice', 'late', 'reordered']),
  ],
  ['lose an answer', 1, oneOf('charge', ['normal', 'normal', 'error-after-success'])],
  [
    'refuse refunds, or lose an answer',
    2,
    oneOf('refund', ['normal', 'normal', 'fail', 'error-after-success']),
  ],
  [
    'stand still on the way',
    3,
    fc.integer({ min: 1, max: 6 }).map(
      (nth): Action =>
        async () =>
          trouble.standStillAt(nth),
    ),
  ],
  ['go on', 3, fc.constant<Action>(async () => trouble.wake())],
  [
    'lose an answer of the store',
    2,
    fc.integer({ min: 1, max: 8 }).map(
      (nth): Action =>
        async () =>
          trouble.loseAnswerAt(nth),
    ),
  ],
  [
    'pay by card where trouble is',
    2,
    ofCartThere(async (checkoutId) =>
      there.post('/payments/charge/create', {
        ...{ checkoutId, method: 'card', token: await shop.token(), returnUri: RETURN_URI },
      }),
    ),
  ],
  [
    'confirm a transfer where trouble is',
    2,
    ofBookingThere(async (id) =>
      there.put(
        `/bookings/${await shop.staffId(id)}`,
        { action: 'confirm-payment' },
        admin.headers,
      ),
    ),
  ],
  ['give up', 1, ofBooking((id) => shop.giveUp(id))],
  ['report a transfer', 1, ofBooking((id) => shop.reportTransfer(id))],
  ['change the method', 1, ofBooking((id) => shop.payBy(id, 'gateway'))],
  ...(['confirm-payment', 'cancel', 'retry-refund', 'confirm-refund-paid'] as const).map(
    (action) => [action, 1, ofBooking((id) => staff.change(admin, id, { action }))] as const,
  ),
  [
    'get something back',
    2,
    fc.nat({ max: 2500 }).chain((amount) =>
      ofBooking(async (id) => {
        await askBack(shop, id);
        await staff.change(admin, id, { action: 'approve-refund', amount });
      }),
    ),
  ],
  [
    'reject a refund',
    1,
    ofBooking(async (id) => {
      await askBack(shop, id);
      await staff.change(admin, id, { action: 'reject-refund', reason: 'no' });
    }),
  ],
  [
    'find a transfer beside',
    1,
    ofBooking((id) => staff.change(admin, id, { action: 'record-transfer', amount: 700 })),
  ],
  ['restart', 2, fc.constant<Action>(restart)],
  [
    'wait',
    3,
    fc.integer({ min: 10, max: 40 * 60 }).map(
      (seconds): Action =>
        () => {
          shop.clock.moveBy(seconds * 1_000);
          return restartOther();
        },
    ),
  ],
];

const scenario = fc.array(
  fc.oneof(
    ...actions.map(([name, weight, arbitrary]) => ({
      weight,
      arbitrary: arbitrary.map((action) => Object.assign(action, { toString: () => name })),
    })),
  ),
  { minLength: 60, maxLength: 90, size: 'max' },
);

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

it('every satang is on one live booking, went back or is flagged, and no night is oversold', async () => {
  let done = 0;
  const result = await fc.check(
    fc.asyncProperty(scenario, async (happens) => {
      const rooms = [await own.newRoom(), await own.newRoom(), await own.newRoom({ units: 2 })];
      const told: Scenario = { rooms, carts: [], chargeIds: [], sent: [] };
      admin = await hire(shop.deps, 'admin'); // days pass, and with them who was signed in
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
      }, PATIENT);
    }),
    { numRuns: SCENARIOS, endOnFailure: true },
  );
  console.info(`seed ${result.seed}: ${result.numRuns} scenarios, ${done} actions`);
  if (result.failed)
    throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
}, 300_000);
