import { after, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import fc from 'fast-check';
import {
  action,
  actionOfBooking,
  booked,
  due,
  type Named,
  number,
  ofAttempt,
  ofCart,
  ofRefund,
  whichIs,
} from './action-kinds.ts';
import { MOODS } from './refunds-at-provider.ts';

/** What goes wrong, at the provider, the store and the runners, and time that passes. */
export const FAULTS: readonly Named[] = [
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
  actionOfBooking(
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
  actionOfBooking(
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
