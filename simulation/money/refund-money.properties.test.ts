import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { addUp, baht, type Satang } from '@baanpak/domain/values/money/money.ts';
import { after } from '@baanpak/domain/values/time/instant.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOODS, MoneyModel } from './model.ts';

const STAY = 'cart-0-0';
const PAID = baht(2000);

const anyRefund = (act: (world: MoneyModel, refundId: string) => unknown) =>
  fc.nat({ max: 6 }).map((n) => async (world: MoneyModel) => {
    const ids = world.refundIds();
    const id = ids[n % (ids.length || 1)];
    if (id !== undefined) await world.try(() => act(world, id));
  });
const always = (act: (world: MoneyModel) => unknown) =>
  fc.constant((world: MoneyModel) => world.try(() => act(world)));

const step = fc.oneof(
  always((world) => world.askBack(STAY, world.newId())),
  always((world) => world.reject(STAY)),
  fc
    .integer({ min: 0, max: 2500 })
    .map((amount) => (world: MoneyModel) => world.try(() => world.approve(STAY, baht(amount)))),
  always((world) => world.cancelPaid(STAY, world.newId())),
  always(async (world) => {
    const [cart] = world.carts;
    if (cart) await world.attempt(cart, 'pending');
  }),
  // a code that expired, because other money came first, is scanned all the same
  fc.nat({ max: 4 }).map((n) => async (world: MoneyModel) => {
    const attempt = world.attempts[n % world.attempts.length];
    if (!attempt) return;
    world.scan(attempt.attemptId);
    await world.try(() => world.hear(attempt.attemptId));
  }),
  anyRefund((world, id) => world.seeTo(id, 'RetryRefund')),
  anyRefund((world, id) => world.seeTo(id, 'ConfirmRefundPaid')),
  fc.constantFrom(...MOODS).map((mood) => (world: MoneyModel) => {
    world.refunds.mood = mood;
  }),
  fc.nat({ max: 6 }).map((calls) => (world: MoneyModel) => {
    world.standStillAfter = calls;
  }),
  always((world) => world.goOn()),
  fc
    .integer({ min: 1, max: 150 })
    .map((seconds) => (world: MoneyModel) => world.waitUntil(after(world.now, seconds * 1_000))),
);

/** A stay for which two codes were asked, both of which may be paid. */
async function asked(): Promise<MoneyModel> {
  const world = new MoneyModel();
  await world.book([{ room: 2, stay: nights(1, 3) }]);
  const [cart] = world.carts;
  if (cart) for (const _ of [1, 2]) await world.attempt(cart, 'pending');
  return world;
}

/** What guests had back by any hand, of the sums that were owed. */
function givenBack(world: MoneyModel): Satang {
  return addUp(
    [...world.happened('RefundPaid'), ...world.happened('RefundTransferred')].flatMap((event) =>
      event.type === 'RefundPaid' || event.type === 'RefundTransferred' ? [event.data.amount] : [],
    ),
  );
}

const received = (world: MoneyModel): Satang =>
  addUp(
    [...world.charges.values()].flatMap(({ status, amount }) =>
      status === 'successful' ? [amount] : [],
    ),
  );

it('never is more given back than was paid, and each owed sum at most once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 50, size: 'max' }),
      async (steps) => {
        const world = await asked();
        for (const act of steps) {
          await act(world);
          expect(givenBack(world)).toBeLessThanOrEqual(received(world));
        }
        await world.comeToRest();
        const paid = [...world.happened('RefundPaid'), ...world.happened('RefundTransferred')];
        const ids = paid.flatMap(({ data }) => ('refundId' in data ? [data.refundId] : []));
        expect(new Set(ids).size).toBe(ids.length);
        expect(givenBack(world)).toBeLessThanOrEqual(received(world));
        const state = world.stateOf(booking, bookingStream(STAY));
        if (state.status === 'unknown') return;
        const approved = [...state.refunds.asked.values()].map(({ decision }) => decision?.amount);
        expect(addUp(approved.flatMap((amount) => (amount ? [amount] : [])))).toBeLessThanOrEqual(
          PAID,
        );
      },
    ),
    { numRuns: 150 },
  );
});
