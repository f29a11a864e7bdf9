import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { retainedAtDesk, waitingRefund } from '@baanpak/domain/booking/booking-money.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { isDue } from '@baanpak/domain/checkout/checkout-state.ts';
import { moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import type { Refund } from '@baanpak/domain/refund/refund.ts';
import fc from 'fast-check';
import type { Cart, MoneyModel } from './model.ts';

type Action = (world: MoneyModel) => void;
/** Something that can happen, and how often beside the others. */
export type Named = readonly [name: string, weight: number, fc.Arbitrary<Action>];

export const nth = <T>(list: readonly T[], n: number): T | undefined =>
  list[n % (list.length || 1)];
export const number = fc.nat({ max: 400 });

/** An action with something drawn. */
export const action = <T>(
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
export const ofCart = about(({ carts }) => carts);
export const actionOfBooking = about(({ carts }) => carts.flatMap(({ bookingIds }) => bookingIds));
export const ofAttempt = about(({ attempts }) => attempts.map(({ attemptId }) => attemptId));
export const ofRefund = about((world) => world.refundIds());
export const ofCase = about((world) => world.caseIds());

const checkoutOf = (world: MoneyModel, { uid }: Cart) =>
  world.stateOf(checkout, checkoutStream(uid));
export const due = (world: MoneyModel, cart: Cart): boolean => isDue(checkoutOf(world, cart));
export const over = (world: MoneyModel, cart: Cart): boolean =>
  'stays' in checkoutOf(world, cart) && !due(world, cart);
export const unpaid = (world: MoneyModel, cart: Cart): boolean =>
  due(world, cart) || checkoutOf(world, cart).status === 'expired';
export const booked = (world: MoneyModel, id: string): boolean => {
  const state = world.stateOf(booking, bookingStream(id));
  return state.status === 'Booked' && 'paid' in state;
};
/** Certain, whether it is paid or not. */
export const stands = (world: MoneyModel, id: string): boolean =>
  world.stateOf(booking, bookingStream(id)).status === 'Booked';
/** And the desk alone has money for it. */
export const paidAtDesk = (world: MoneyModel, id: string): boolean => {
  const state = world.stateOf(booking, bookingStream(id));
  return state.status === 'Booked' && !('paid' in state) && retainedAtDesk(state.desk) > 0;
};
export const waits = (world: MoneyModel, id: string): boolean => {
  const state = world.stateOf(booking, bookingStream(id));
  return state.status !== 'unknown' && waitingRefund(state.refunds) !== null;
};
export const whichIs =
  (...statuses: Refund['status'][]) =>
  (world: MoneyModel, id: string): boolean =>
    statuses.includes(world.refundOf(id));
export const open = (world: MoneyModel, id: string): boolean =>
  world.stateOf(moneyCase, moneyCaseStream(id)).status === 'open';
