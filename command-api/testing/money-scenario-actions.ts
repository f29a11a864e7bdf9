import fc from 'fast-check';
import {
  type Action,
  book,
  days,
  type Named,
  nth,
  number,
  ofCart,
  ofCharge,
  oneOf,
  type Scenario,
  scenarioOfBooking,
  sendThere,
} from './money-scenario.ts';
import { MOVES } from './money-scenario-moves.ts';
import { RETURN_URI } from './paying.ts';
import { askBack } from './refunds.ts';

const APPS = ['scb', 'kbank', 'bay', 'bbl', 'ktb'].map((bank) => `mobile_banking_${bank}`);

const payThere = async ({ shop, there }: Scenario, checkoutId: string) =>
  there.post('/payments/charge/create', {
    ...{ checkoutId, method: 'card', token: await shop.token(), returnUri: RETURN_URI },
  });
const confirmThere = async ({ shop, there, admin }: Scenario, id: string) =>
  there.put(`/bookings/${await shop.staffId(id)}`, { action: 'confirm-payment' }, admin.headers);

const actions: readonly Named[] = [
  ...MOVES,
  [
    'book',
    5,
    fc.tuple(fc.array(fc.tuple(number, days), { minLength: 1, maxLength: 2 }), fc.boolean()).map(
      ([wanted, direct]): Action =>
        (scenario) =>
          book(scenario, wanted, direct ? { paymentMethod: 'direct' } : {}),
    ),
  ],
  ['pay by card', 3, ofCart(({ shop }, checkoutId) => shop.payByCard({ checkoutId }))],
  [
    'be declined',
    1,
    ofCart(({ shop }, checkoutId) => shop.payByCard({ checkoutId }, '4111111111140011')),
  ],
  [
    'ask for a QR',
    4,
    number.map(
      (n): Action =>
        async ({ shop, carts, chargeIds }) => {
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
        async ({ shop, carts, chargeIds }) => {
          const cart = nth(carts, n);
          const sent = cart && (await shop.payByApp({ checkoutId: cart.uid }, app));
          if (sent?.status !== 201) return;
          chargeIds.push(sent.body.charge_id);
          if (decision) await shop.decide(sent.body, decision);
        },
    ),
  ],
  [
    'scan it, in time or late',
    4,
    ofCharge(({ shop }, id) => shop.scan(id, { late: true }).catch(() => {})),
  ],
  [
    'come back from the bank',
    2,
    ofCharge(({ shop }, id) => shop.post(`/payments/charge/${id}/refresh`, {})),
  ],
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
        async ({ trouble }) =>
          trouble.standStillAt(nth),
    ),
  ],
  ['go on', 3, fc.constant<Action>(async ({ trouble }) => trouble.wake())],
  [
    'lose an answer of the store',
    2,
    fc.integer({ min: 1, max: 8 }).map(
      (nth): Action =>
        async ({ trouble }) =>
          trouble.loseAnswerAt(nth),
    ),
  ],
  [
    'pay by card where trouble is',
    2,
    ofCart((scenario, checkoutId) => sendThere(scenario, payThere(scenario, checkoutId))),
  ],
  [
    'confirm a transfer where trouble is',
    2,
    scenarioOfBooking((scenario, id) => sendThere(scenario, confirmThere(scenario, id))),
  ],
  ['give up', 1, scenarioOfBooking(({ shop }, id) => shop.giveUp(id))],
  ['report a transfer', 1, scenarioOfBooking(({ shop }, id) => shop.reportTransfer(id))],
  ['change the method', 1, scenarioOfBooking(({ shop }, id) => shop.payBy(id, 'gateway'))],
  ...(['confirm-payment', 'cancel', 'retry-refund', 'confirm-refund-paid'] as const).map(
    (action) =>
      [
        action,
        1,
        scenarioOfBooking(({ staff, admin }, id) => staff.change(admin, id, { action })),
      ] as const,
  ),
  [
    'get something back',
    2,
    fc.nat({ max: 2500 }).chain((amount) =>
      scenarioOfBooking(async ({ shop, staff, admin }, id) => {
        await askBack(shop, id);
        await staff.change(admin, id, { action: 'approve-refund', amount });
      }),
    ),
  ],
  [
    'reject a refund',
    1,
    scenarioOfBooking(async ({ shop, staff, admin }, id) => {
      await askBack(shop, id);
      await staff.change(admin, id, { action: 'reject-refund', reason: 'no' });
    }),
  ],
  [
    'find a transfer beside',
    1,
    scenarioOfBooking(({ staff, admin }, id) =>
      staff.change(admin, id, { action: 'record-transfer', amount: 700 }),
    ),
  ],
  ['restart', 2, fc.constant<Action>(({ restart }) => restart())],
  [
    'wait',
    3,
    fc.integer({ min: 10, max: 40 * 60 }).map(
      (seconds): Action =>
        ({ shop, restartOther }) => {
          shop.clock.moveBy(seconds * 1_000);
          return restartOther();
        },
    ),
  ],
];

/** What happens, by name so that a counterexample can be read. */
export const scenario = fc.array(
  fc.oneof(
    ...actions.map(([name, weight, arbitrary]) => ({
      weight,
      arbitrary: arbitrary.map((action) => Object.assign(action, { toString: () => name })),
    })),
  ),
  { minLength: 60, maxLength: 90, size: 'max' },
);
