import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MoneyModel, type RefundMood } from '../testing/money-model.ts';
import { nights } from '../testing/samples.ts';
import { after, DAY, MINUTE } from '../values/instant.ts';
import { baht } from '../values/money.ts';

type Deed = (world: MoneyModel) => void;

const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)];
const number = fc.nat({ max: 40 });
const stay = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }))
  .map(([first, length]) => nights(first, first + length));
const wishes = fc.array(fc.record({ room: fc.nat({ max: 2 }), stay }), {
  minLength: 1,
  maxLength: 2,
});

const ofCart = (deed: (world: MoneyModel, cart: MoneyModel['carts'][number]) => void) =>
  number.map(
    (n): Deed =>
      (world) => {
        const cart = nth(world.carts, n);
        if (cart) world.try(() => deed(world, cart));
      },
  );
const ofBooking = (deed: (world: MoneyModel, bookingId: string) => void) =>
  number.map(
    (n): Deed =>
      (world) => {
        const id = nth(
          world.carts.flatMap(({ bookingIds }) => bookingIds),
          n,
        );
        if (id !== undefined) world.try(() => deed(world, id));
      },
  );
const ofAttempt = (deed: (world: MoneyModel, attemptId: string) => void) =>
  number.map(
    (n): Deed =>
      (world) => {
        const attempt = nth(world.attempts, n);
        if (attempt) deed(world, attempt.attemptId);
      },
  );

/** What can happen, by name so that a counterexample can be read. */
const deeds: readonly (readonly [name: string, weight: number, fc.Arbitrary<Deed>])[] = [
  [
    'book',
    4,
    wishes.map(
      (wish): Deed =>
        (world) =>
          world.book(wish),
    ),
  ],
  ['pay by card', 3, ofCart((world, cart) => world.attempt(cart, 'successful'))],
  ['be declined', 1, ofCart((world, cart) => world.attempt(cart, 'failed'))],
  ['ask for a QR', 4, ofCart((world, cart) => world.attempt(cart, 'pending'))],
  [
    'be charged another sum',
    1,
    ofCart((world, cart) => world.attempt(cart, 'successful', baht(20))),
  ],
  ['scan', 4, ofAttempt((world, id) => world.scan(id))],
  ['hear of it', 3, ofAttempt((world, id) => world.webhook(id))],
  [
    'hear of it twice',
    1,
    ofAttempt((world, id) => {
      for (const _ of [1, 2]) world.webhook(id);
    }),
  ],
  [
    'pay a QR when the hold has ended',
    3,
    ofCart((world, cart) => {
      world.attempt(cart, 'pending');
      world.waitUntil(after(world.now, 31 * MINUTE));
      const late = world.attempts.at(-1)?.attemptId ?? '';
      world.scan(late);
      world.webhook(late);
    }),
  ],
  ['give up', 1, ofCart((world, { uid }) => world.giveUp(uid))],
  [
    'get some of it back',
    2,
    fc
      .tuple(number, fc.nat({ max: 3000 }))
      .chain(([, amount]) => ofBooking((world, id) => world.refund(id, baht(amount)))),
  ],
  ['be canceled by the hotel', 1, ofBooking((world, id) => world.cancelPaid(id))],
  ['retry its refund', 1, ofBooking((world, id) => world.seeTo(id, 'RetryRefund'))],
  ['transfer its refund', 1, ofBooking((world, id) => world.seeTo(id, 'ConfirmRefundPaid'))],
  [
    'transfer the refund of what came late',
    1,
    ofAttempt((world, id) => world.try(() => world.seeTo(id, 'ConfirmRefundPaid'))),
  ],
  [
    'change the provider’s mood',
    1,
    fc.constantFrom<RefundMood>('pays', 'pays', 'fails', 'cannot', 'loses its answer').map(
      (mood): Deed =>
        (world) => {
          world.mood = mood;
        },
    ),
  ],
  [
    'restart',
    2,
    number.map(
      (n): Deed =>
        (world) =>
          world.followAgain(n),
    ),
  ],
  [
    'the processes are slow, or quick again',
    2,
    fc.constantFrom(0, 1, 2, 4, Number.POSITIVE_INFINITY).map(
      (pace): Deed =>
        (world) => {
          world.pace = pace;
        },
    ),
  ],
  [
    'wait',
    4,
    fc.integer({ min: 1, max: 40 }).map(
      (minutes): Deed =>
        (world) =>
          world.waitUntil(after(world.now, minutes * MINUTE)),
    ),
  ],
];

const story = fc.array(
  fc.oneof(
    ...deeds.map(([name, weight, arbitrary]) => ({
      weight,
      arbitrary: arbitrary.map((deed) => Object.assign(deed, { toString: () => name })),
    })),
  ),
  { minLength: 30, maxLength: 80, size: 'max' },
);

it('every satang is on one live booking, goes back or is flagged, and no night is oversold', () => {
  let deedsDone = 0;
  const result = fc.check(
    fc.property(story, (happens) => {
      const world = new MoneyModel();
      for (const deed of happens) {
        deed(world);
        deedsDone += 1;
        expect(world.oversold()).toEqual([]);
      }
      world.pace = Number.POSITIVE_INFINITY;
      world.settleDown();
      world.mood = 'pays'; // an answer that was lost is found by the next look
      world.waitUntil(after(world.now, DAY));
      expect(world.lost()).toEqual([]);
      expect(world.unmatched()).toEqual([]);
      expect(world.misplaced()).toEqual([]);
    }),
    { numRuns: 100 },
  );
  console.info(`seed ${result.seed}: ${result.numRuns} stories, ${deedsDone} deeds`);
  if (result.failed)
    throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
}, 120_000);
