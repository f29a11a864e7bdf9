import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CASE_ACTIONS } from '../money-case/money-case.ts';
import {
  forgotten,
  ledger,
  lost,
  misplaced,
  oversold,
  unmatched,
} from '../testing/money-checks.ts';
import { MoneyModel } from '../testing/money-model.ts';
import { MOODS } from '../testing/refunds-at-provider.ts';
import { nights } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { after, MINUTE } from '../values/time/instant.ts';

type Action = (world: MoneyModel) => void;
type Named = readonly [name: string, weight: number, fc.Arbitrary<Action>];

const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)];
const number = fc.nat({ max: 40 });
const stay = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }))
  .map(([first, length]) => nights(first, first + length));
const stayInRoom = fc.record({ room: fc.nat({ max: 2 }), stay });

/** A action with something drawn. */
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

/** A action about one of what there is by then. */
const about =
  <T>(all: (world: MoneyModel) => readonly T[]) =>
  (name: string, weight: number, act: (world: MoneyModel, one: T, n: number) => void): Named =>
    action(name, weight, number, (world, n) => {
      const one = nth(all(world), n);
      if (one !== undefined) act(world, one, n);
    });
const ofCart = about(({ carts }) => carts);
const ofBooking = about(({ carts }) => carts.flatMap(({ bookingIds }) => bookingIds));
const ofAttempt = about(({ attempts }) => attempts.map(({ attemptId }) => attemptId));
const ofRefund = about((world) => world.refundIds());
const ofCase = about((world) => world.caseIds());

const GUESTS: readonly Named[] = [
  action('book', 4, fc.array(stayInRoom, { minLength: 1, maxLength: 2 }), (world, all) =>
    world.book(all),
  ),
  ofCart('pay by card', 3, (world, cart) => world.attempt(cart, 'successful')),
  ofCart('be declined', 1, (world, cart) => world.attempt(cart, 'failed')),
  ofCart('ask for a QR', 4, (world, cart) => world.attempt(cart, 'pending')),
  ofCart('be charged another sum', 1, (world, cart) => world.attempt(cart, 'successful', baht(20))),
  ofAttempt('scan', 4, (world, id) => world.scan(id)),
  ofCart('pay a QR when the hold has ended', 3, (world, cart) => {
    world.attempt(cart, 'pending');
    world.waitUntil(after(world.now, 31 * MINUTE));
    const late = world.attempts.at(-1)?.attemptId ?? '';
    world.scan(late);
    world.hear(late);
  }),
  ofCart('report a transfer', 2, (world, { uid }) => world.sayTransferred(uid)),
  ofCart('give up', 1, (world, { uid }) => world.giveUp(uid)),
  ofBooking('ask for a refund', 3, (world, id) => world.askBack(id, world.newId())),
];

const STAFF: readonly Named[] = [
  ofBooking('approve a refund', 3, (world, id, n) => world.approve(id, baht(75 * n))),
  ofBooking('reject a refund', 1, (world, id) => world.reject(id)),
  ofBooking('cancel what is paid', 1, (world, id) => world.cancelPaid(id, world.newId())),
  ofCart('cancel what is not paid', 1, (world, { uid }) => world.cancelUnpaid(uid)),
  ofCart('find a transfer', 2, (world, { uid }) => world.confirmTransfer(uid, `bank ${uid}`)),
  ofCart('record a transfer beside', 1, (world, cart) => world.recordTransfer(cart)),
  ofCase('settle a case', 2, (world, id, n) =>
    world.settleCase(id, nth(CASE_ACTIONS, n) ?? 'close'),
  ),
  ofRefund('retry a refund', 1, (world, id) => world.seeTo(id, 'RetryRefund')),
  ofRefund('transfer a refund', 2, (world, id) => world.seeTo(id, 'ConfirmRefundPaid')),
];

const TROUBLE: readonly Named[] = [
  ofAttempt('hear of a charge', 3, (world, id) => world.hear(id)),
  ofAttempt('hear of it twice', 1, (world, id) => {
    for (const _ of [1, 2]) world.hear(id);
  }),
  action('change the provider’s mood', 2, fc.constantFrom('pays', ...MOODS), (world, mood) => {
    world.refunds.mood = mood;
  }),
  action('stand still on the way', 4, fc.nat({ max: 4 }), (world, steps) => {
    world.standStillAfter = steps;
  }),
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
const scenario = fc.array(
  fc.oneof(
    ...[...GUESTS, ...STAFF, ...TROUBLE].map(([name, weight, arbitrary]) => ({
      weight,
      arbitrary: arbitrary.map((act) => Object.assign(act, { toString: () => name })),
    })),
  ),
  { minLength: 30, maxLength: 100, size: 'max' },
);

it('every satang is on one live booking, goes back or is flagged, and no night is oversold', () => {
  let actionsDone = 0;
  const result = fc.check(
    fc.property(scenario, (happens) => {
      const world = new MoneyModel();
      for (const act of happens) {
        act(world);
        actionsDone += 1;
        expect(oversold(world)).toEqual([]);
      }
      world.comeToRest();
      for (const wrong of [ledger, lost, unmatched, forgotten, misplaced])
        expect(wrong(world)).toEqual([]);
    }),
    {
      numRuns: 120,
    },
  );
  console.info(`seed ${result.seed}: ${result.numRuns} scenarios, ${actionsDone} actions`);
  if (result.failed)
    throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
}, 120_000);
