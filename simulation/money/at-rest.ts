import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { leftOf } from '@baanpak/domain/booking/booking-money.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { openLateSettlement } from '@baanpak/domain/checkout/late-money.ts';
import { caseIdOf, moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import { type OutstandingRefund, refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { addUp } from '@baanpak/domain/values/money/money.ts';
import type { MoneyModel } from './model.ts';

// What is left undone or untold in a model of money that came to rest; nothing where each answers nothing.

const refundsOf = (world: MoneyModel): OutstandingRefund[] =>
  world.refundIds().flatMap((id) => {
    const state = world.stateOf(refund, refundStream(id));
    return state.status === 'unknown' ? [] : [state];
  });

/** Holds without an end, late money that nobody decided on, refunds that nobody asks for. */
export const undone = (world: MoneyModel): string[] => [
  ...world.stuck.map((id) => `${id} keeps its checkout from being paid`),
  ...world.carts.flatMap(({ uid }) => {
    const state = world.stateOf(checkout, checkoutStream(uid));
    if (!('stays' in state)) return [];
    const isOpen = state.status === 'held' || openLateSettlement(state) || state.late.size > 0;
    return isOpen ? [`${uid} is ${state.status}`] : [];
  }),
  ...refundsOf(world).flatMap(({ refundId, status }) => (status === 'open' ? [refundId] : [])),
];

/** Refunds that failed and are no case, or are one though they are paid. */
export const caseless = (world: MoneyModel): string[] =>
  refundsOf(world).flatMap(({ refundId, status }) => {
    const about = caseIdOf('failed-refund', refundId);
    const state = world.stateOf(moneyCase, moneyCaseStream(about));
    const isClosed = state.status === 'settled' && state.action === 'close';
    const isRight =
      status === 'failed'
        ? state.status === 'open' || isClosed
        : status !== 'paid' || state.status !== 'open';
    return isRight ? [] : [`${refundId} is ${status}, its case ${state.status}`];
  });

/** Refunds that were asked for though their look showed money given back by hand, which nobody had looked into. */
export const unhandledMoney = (world: MoneyModel): string[] =>
  world.happened('RefundAttempted').flatMap((event) => {
    if (event.type !== 'RefundAttempted' || !event.data.elsewhereBefore) return [];
    const { refundId } = event.data;
    const isLookedInto = world
      .happened('RefundRetried')
      .some((other) => other.type === 'RefundRetried' && other.data.refundId === refundId);
    return isLookedInto ? [] : [refundId];
  });

/** Bookings that say something else of a refund than the refund itself. */
export const unmailedMoney = (world: MoneyModel): string[] =>
  refundsOf(world).flatMap(({ refundId, bookingIds, status, step }) =>
    bookingIds.flatMap((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      if (state.status === 'unknown') return [];
      const told = state.refunds.moved.get(refundId);
      return told?.status === status && told.step === step ? [] : [`${refundId} to ${id}`];
    }),
  );

/** Bookings that say they have another sum than was paid and is not given back. */
export const miscounted = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ bookingIds }) =>
    bookingIds.flatMap((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      if (!('paid' in state)) return [];
      const back = refundsOf(world).filter(
        (each) => each.of === 'booking' && each.status === 'paid' && each.bookingIds.includes(id),
      );
      const left = state.paid - addUp(back.map(({ amount }) => amount));
      const told = leftOf(state, [...state.refunds.moved.values()]);
      return left === told ? [] : [`${id} has ${left}, not ${told}`];
    }),
  );

/** Bookings that give back more than was paid for them, or whose fees are not what the provider took. */
export const overpaid = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ uid, bookingIds }) => {
    const states = bookingIds.flatMap((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      return 'paid' in state ? [state] : [];
    });
    const cart = world.stateOf(checkout, checkoutStream(uid));
    const fee = cart.status === 'paid' ? (cart.payment?.feeCharge ?? 0) : 0;
    const fees = addUp(states.map(({ feeCharge }) => feeCharge));
    const isAll = cart.status === 'paid' && states.length === bookingIds.length;
    return [
      ...states.flatMap(({ bookingId, paid }) => {
        const own = refundsOf(world).filter(
          (each) => each.of === 'booking' && each.bookingIds.includes(bookingId),
        );
        return addUp(own.map(({ amount }) => amount)) > paid ? [bookingId] : [];
      }),
      ...(isAll && fees !== fee ? [`${uid}: ${fees} of ${fee} fees`] : []),
    ];
  });
