import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { dueOf } from '@baanpak/domain/booking/booking-money.ts';
import { caseIdOf, moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import { moneyOf } from '@baanpak/domain/processes/money-of-checkout.ts';
import type { Cart, MoneyModel } from './model.ts';
import { moneyStatesOf } from './states.ts';

/** Nothing of its checkout's money is in question or on its way. */
export function isSettled(world: MoneyModel, { uid }: Cart): boolean {
  const states = moneyStatesOf(world, uid);
  const isPaid = states.refunds.every(({ status }) => status === 'unknown' || status === 'paid');
  const attempts = world.attempts.filter(({ cart }) => cart.uid === uid);
  return (
    isPaid &&
    moneyOf(states).every(({ cases }) => cases === 0) &&
    attempts.every(({ attemptId }) => isDecided(world, attemptId))
  );
}

/** Money of another amount was given back or taken as payment, if there was any. */
function isDecided(world: MoneyModel, attemptId: string): boolean {
  const caseId = caseIdOf('mismatched-money', attemptId);
  const state = world.stateOf(moneyCase, moneyCaseStream(caseId));
  return state.status === 'unknown' || (state.status === 'settled' && state.action !== 'close');
}

/** Bookings that were paid in full, in checkouts that are settled, and whose guests have left. */
export const paidAndGone = (world: MoneyModel): string[] =>
  world.carts
    .filter((cart) => isSettled(world, cart))
    .flatMap(({ bookingIds }) => bookingIds)
    .filter((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      return state.status === 'Completed' && !state.noShow && dueOf(state) === 0;
    });
