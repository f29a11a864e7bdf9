import fc from 'fast-check';
import { checkout, checkoutStream } from '../checkout/checkout.ts';
import { isDue } from '../checkout/checkout-state.ts';
import { CASE_ACTIONS, moneyCase, moneyCaseStream } from '../money-case/money-case.ts';
import type { Refund } from '../refund/refund-messages.ts';
import { booking, bookingStream } from '../stay/booking.ts';
import { waitingRefund } from '../stay/open-refunds.ts';
import { baht } from '../values/money/money.ts';
import { after, MINUTE } from '../values/time/instant.ts';
import type { Cart, MoneyModel } from './money-model.ts';
import { MOODS } from './refunds-at-provider.ts';
import { nights } from './samples.ts';

export type Action = (world: MoneyModel) => void;
type Named = readonly [name: string, weight: number, fc.Arbitrary<Action>];

const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)];
const number = fc.nat({ max: 400 });
const stay = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }))
  .map(([first, length]) => nights(first, first + length));
const stayInRoom = fc.record({ room: fc.nat({ max: 2 }), stay });

/** An action with something drawn. */
const action = <T>(
  name: string,
  weight: number,
  drawn: fc.Arbitrary<T>,
  act: (world: MoneyModel, value: T) => void,
): Named => [
  name,
  weight,
  drawn.map(
    (value): Action =>
      (world) =>
        world.try(() => act(world, value)),
  ),
];

/** An action about one of what there is by then, mostly of those that `likely` says it is for. */
const about =
  <T>(all: (world: MoneyModel) => readonly T[]) =>
  (
    name: string,
    weight: number,
    act: (world: MoneyModel, one: T, n: number) => void,
    likely: (world: MoneyModel, one: T) => boolean = () => true,
  ): Named =>
    action(name, weight, number, (world, drawn) => {
      const n = Math.floor(drawn / 8);
      const meant = drawn % 8 === 0 ? [] : all(world).filter((one) => likely(world, one));
      const one = nth(meant.length > 0 ? meant : all(world), n);
      if (one !== undefined) act(world, one, n);
    });
const ofCart = about(({ carts }) => carts);
const ofBooking = about(({ carts }) => carts.flatMap(({ bookingIds }) => bookingIds));
const ofAttempt = about(({ attempts }) => attempts.map(({ attemptId }) => attemptId));
const ofRefund = about((world) => world.refundIds());
const ofCase = about((world) => world.caseIds());

const checkoutOf = (world: MoneyModel, { uid }: Cart) =>
  world.stateOf(checkout, checkoutStream(uid));
const due = (world: MoneyModel, cart: Cart): boolean => isDue(checkoutOf(world, cart));
const over = (world: MoneyModel, cart: Cart): boolean =>
  'stays' in checkoutOf(world, cart) && !due(world, cart);
const unpaid = (world: MoneyModel, cart: Cart): boolean =>
  due(world, cart) || checkoutOf(world, cart).status === 'expired';
const booked = (world: MoneyModel, id: string): boolean => {
  const state = world.stateOf(booking, bookingStream(id));
  return state.status === 'Booked' && 'paid' in state;
};
const waits = (world: MoneyModel, id: string): boolean => {
  const state = world.stateOf(booking, bookingStream(id));
  return state.status !== 'unknown' && waitingRefund(state.refunds) !== null;
};
const whichIs =
  (...statuses: Refund['status'][]) =>
  (world: MoneyModel, id: string): boolean =>
    statuses.includes(world.refundOf(id));
const open = (world: MoneyModel, id: string): boolean =>
  world.stateOf(moneyCase, moneyCaseStream(id)).status === 'open';

const GUESTS: readonly Named[] = [
  action('book', 4, fc.array(stayInRoom, { minLength: 1, maxLength: 2 }), (world, all) =>
    world.book(all),
  ),
  ofCart('pay by card', 3, (world, cart) => world.attempt(cart, 'successful'), due),
  ofCart('be declined', 1, (world, cart) => world.attempt(cart, 'failed'), due),
  ofCart('ask for a QR', 4, (world, cart) => world.attempt(cart, 'pending'), due),
  ofCart(
    'be charged another sum',
    2,
    (world, cart) => world.attempt(cart, 'successful', baht(20)),
    due,
  ),
  ofCart(
    'ask for a QR of another sum',
    1,
    (world, cart) => world.attempt(cart, 'pending', baht(20)),
    due,
  ),
  ofCart(
    'pay a second time',
    2,
    (world, cart) => {
      world.attempt(cart, 'pending');
      const first = world.attempts.at(-1)?.attemptId ?? '';
      world.attempt(cart, 'successful');
      world.scan(first);
      world.hear(first);
    },
    due,
  ),
  ofAttempt('scan', 4, (world, id) => world.scan(id)),
  ofCart(
    'pay a QR when the hold has ended',
    3,
    (world, cart) => {
      world.attempt(cart, 'pending');
      world.waitUntil(after(world.now, 31 * MINUTE));
      const late = world.attempts.at(-1)?.attemptId ?? '';
      world.scan(late);
      world.hear(late);
    },
    due,
  ),
  ofCart('report a transfer', 2, (world, { uid }) => world.sayTransferred(uid), due),
  ofCart('give up', 1, (world, { uid }) => world.giveUp(uid), due),
  ofBooking('ask for a refund', 3, (world, id) => world.askBack(id, world.newId()), booked),
];

const STAFF: readonly Named[] = [
  ofBooking('approve a refund', 3, (world, id, n) => world.approve(id, baht(75 * n)), waits),
  ofBooking('reject a refund', 1, (world, id) => world.reject(id), waits),
  ofBooking('cancel what is paid', 2, (world, id) => world.callOff(id), booked),
  ofCart('cancel what is not paid', 1, (world, { uid }) => world.cancelUnpaid(uid), due),
  ofCart(
    'find a transfer',
    2,
    (world, cart) => world.findTransfer(cart, `bank ${cart.uid}`),
    unpaid,
  ),
  ofCart('find another transfer', 1, (world, cart) => world.findTransfer(cart, world.newId())),
  ofCart('record a transfer beside', 1, (world, cart) => world.recordTransfer(cart), over),
  ofCase(
    'settle a case',
    3,
    (world, id, n) => world.settleCase(id, nth(CASE_ACTIONS, n) ?? 'close'),
    open,
  ),
  ofCase('settle a case again', 1, (world, id, n) =>
    world.settleCase(id, nth(CASE_ACTIONS, n) ?? 'close'),
  ),
  ofRefund('retry a refund', 1, (world, id) => world.seeTo(id, 'RetryRefund'), whichIs('failed')),
  ofRefund(
    'transfer a refund',
    2,
    (world, id) => world.seeTo(id, 'ConfirmRefundPaid'),
    whichIs('failed', 'left-to-hotel'),
  ),
];

const TROUBLE: readonly Named[] = [
  ofAttempt('hear of a charge', 3, (world, id) => world.hear(id)),
  ofAttempt('hear of it twice', 1, (world, id) => {
    for (const _ of [1, 2]) world.hear(id);
  }),
  action('change the provider’s mood', 4, fc.constantFrom('pays', ...MOODS), (world, mood) => {
    world.refunds.mood = mood;
  }),
  action('stand still on the way', 4, fc.nat({ max: 4 }), (world, steps) => {
    world.standStillAfter = steps;
  }),
  action('die', 1, fc.constant(null), (world) => world.die()),
  ofBooking(
    'have a refund land late, and say it was transferred',
    2,
    (world, id, n) => {
      world.refunds.mood = 'lands late';
      world.callOff(id);
      world.waitUntil(after(world.now, n * 1_000));
      const refundId = world.refundIds().at(-1);
      if (refundId) world.seeTo(refundId, 'ConfirmRefundPaid');
    },
    booked,
  ),
  ofCart('lose a booking', 1, (world, cart) => world.loseBooking(cart), due),
  ofBooking(
    'have a refund fail',
    2,
    (world, id) => {
      world.refunds.mood = 'fails';
      world.callOff(id);
      world.waitUntil(after(world.now, MINUTE));
    },
    booked,
  ),
  ofCart(
    'die while a late transfer is confirmed',
    2,
    (world, cart, n) => {
      world.waitUntil(after(world.now, 31 * MINUTE));
      world.standStillAfter = n % 4;
      world.findTransfer(cart, `bank ${cart.uid}`);
      world.die();
    },
    due,
  ),
  ofRefund(
    'give it back by hand',
    1,
    (world, id) => world.refunds.giveBackByHand(id),
    whichIs('open', 'failed'),
  ),
  ofCart(
    'race for the nights of a late transfer',
    2,
    (world, cart, n) => {
      world.waitUntil(after(world.now, 31 * MINUTE));
      world.standStillAfter = n % 5;
      world.findTransfer(cart, `bank ${cart.uid}`);
      if (n % 2 === 0) world.bookAgain(cart);
      world.waitUntil(after(world.now, MINUTE));
      world.goOn();
    },
    due,
  ),
  ofCart('lose nights', 1, (world, cart) => world.loseNights(cart), due),
  action('go on', 4, fc.constant(null), (world) => void world.goOn()),
  action('lose an answer of the store', 3, fc.integer({ min: 1, max: 6 }), (world, nthAppend) => {
    world.answerLostAt = nthAppend;
  }),
  action('restart', 2, number, (world, events) => world.followAgain(events)),
  action('start another runner', 1, number, (world, back) => world.startAnotherRunner(back)),
  action('have it follow', 3, number, (world, events) => world.otherFollows(events)),
  action('be slow, or quick again', 2, fc.constantFrom(0, 1, 2, 4, 1e9), (world, pace) => {
    world.pace = pace;
  }),
  action('wait for seconds', 4, fc.integer({ min: 1, max: 150 }), (world, seconds) =>
    world.waitUntil(after(world.now, seconds * 1_000)),
  ),
  action('wait for minutes', 3, fc.integer({ min: 3, max: 40 }), (world, minutes) =>
    world.waitUntil(after(world.now, minutes * MINUTE)),
  ),
];

/** What can happen, by name so that a counterexample can be read. */
export const story = fc.array(
  fc.oneof(
    ...[...GUESTS, ...STAFF, ...TROUBLE].map(([name, weight, arbitrary]) => ({
      weight,
      arbitrary: arbitrary.map((act) => Object.assign(act, { toString: () => name })),
    })),
  ),
  { minLength: 30, maxLength: 100, size: 'max' },
);
