import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { dueOf, openRefunds } from '@baanpak/domain/booking/booking-money.ts';
import { cashDrawer, cashDrawerStream } from '@baanpak/domain/cash-drawer/cash-drawer.ts';
import type { DomainEvent, EventOf, EventType } from '@baanpak/domain/processes/process.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { MoneyModel } from './model.ts';

// What the desk's money comes to, added up from single events: folds and decisions have no part in it.

/** What happened of a type, to one booking. */
function told<Type extends EventType>(world: MoneyModel, type: Type, bookingId: string) {
  const isOf = (event: DomainEvent): event is Extract<DomainEvent, EventOf[Type]> =>
    event.type === type && 'bookingId' in event.data && event.data.bookingId === bookingId;
  return world.happened(type).filter(isOf);
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** Bookings of which other money is due than price and extras, less what was received, and what was given back. */
export const wrongAmounts = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ bookingIds }) =>
    bookingIds.flatMap((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      if (state.status !== 'Booked' && state.status !== 'Completed') return [];
      const removed = new Set(told(world, 'ExtraRemoved', id).map(({ data }) => data.extraId));
      const extras = told(world, 'ExtraAdded', id).filter(({ data }) => !removed.has(data.extraId));
      const received = [
        ...told(world, 'BookingPaid', id),
        ...told(world, 'PaymentReceived', id),
        ...told(world, 'DeskPaymentRecorded', id),
      ];
      const returned = told(world, 'RefundMoved', id).filter(
        ({ data: { of, status } }) => status === 'paid' && (of === 'booking' || of === 'desk'),
      );
      const expected =
        state.terms.price +
        sum(extras.map(({ data }) => data.amount)) -
        sum(received.map(({ data }) => data.amount)) +
        sum(returned.map(({ data }) => data.amount));
      const due = dueOf(state);
      return due === expected ? [] : [`${id} owes ${due}, and should ${expected}`];
    }),
  );

/** Bookings that were paid more for than they cost, and neither a refund nor credit says so. */
export const unreturned = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ bookingIds }) =>
    bookingIds.flatMap((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      if (state.status !== 'Booked' && state.status !== 'Completed') return [];
      const due = dueOf(state) + state.refunds.credit;
      return due < 0 && openRefunds(state.refunds).length === 0 ? [`${id} owes ${due}`] : [];
    }),
  );

/** Tills that have other cash than the payments say. */
export function unrecordedCash(world: MoneyModel): string[] {
  const cash = new Map<string, number>();
  for (const id of world.carts.flatMap(({ bookingIds }) => bookingIds)) {
    const state = world.stateOf(booking, bookingStream(id));
    const payments = told(world, 'DeskPaymentRecorded', id);
    if (state.status === 'unknown') continue;
    for (const { data } of payments.filter(({ data: { method } }) => method === 'cash')) {
      const of = { hotelId: state.terms.hotelId, userId: data.by, day: bangkokDay(data.at) };
      cash.set(cashDrawerStream(of), (cash.get(cashDrawerStream(of)) ?? 0) + data.amount);
    }
  }
  return [...cash].flatMap(([stream, amount]) => {
    const { cash: has } = world.stateOf(cashDrawer, stream);
    return has === amount ? [] : [`${stream} has ${has} of ${amount}`];
  });
}
