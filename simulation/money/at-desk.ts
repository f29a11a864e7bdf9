import { deskMoneyOwedBack } from '@baanpak/domain/booking/bill.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { dueOf } from '@baanpak/domain/booking/booking-money.ts';
import type { DeskMoneyCommand, PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import { addUp, baht, satang } from '@baanpak/domain/values/money/money.ts';
import fc from 'fast-check';
import {
  action,
  actionOfBooking,
  booked,
  type Named,
  nth,
  paidAtDesk,
  stands,
} from './action-kinds.ts';
import type { MoneyModel } from './model.ts';

const placed = (world: MoneyModel, id: string): PlacedBooking | undefined => {
  const state = world.stateOf(booking, bookingStream(id));
  return state.status === 'unknown' ? undefined : state;
};

/** Staff see it before they take money for it: its taking came to an end. */
const isAwaited = (world: MoneyModel, { terms }: PlacedBooking): boolean =>
  'stays' in world.stateOf(checkout, checkoutStream(terms.checkoutUid));

const write = (world: MoneyModel, id: string, command: DeskMoneyCommand) => {
  world.handle(booking, bookingStream(id), command);
  world.settleDown();
};

const byStaff = (world: MoneyModel, bookingId: string) => ({
  bookingId,
  expectedVersion: null,
  by: 'somsri',
  at: world.now,
});

/** Staff take money themselves, for extras beside what was paid online. */
export const AT_DESK: readonly Named[] = [
  action(
    'take a booking',
    2,
    fc.record({ room: fc.nat({ max: 2 }), first: fc.integer({ min: 1, max: 2 }) }),
    (world, { room, first }) => world.take(room, nights(first, first + 2)),
  ),
  actionOfBooking(
    'ask the desk’s money back',
    3,
    (world, id) => world.askBack(id, world.newId()),
    paidAtDesk,
  ),
  actionOfBooking(
    'add an extra',
    1,
    (world, id, n) => {
      const extra = { extraId: world.newId(), text: 'Minibar', amount: baht(40 + n) };
      write(world, id, { type: 'AddExtra', data: { ...byStaff(world, id), ...extra } });
    },
    booked,
  ),
  actionOfBooking(
    'take money at the desk',
    2,
    (world, id, n) => {
      const state = placed(world, id);
      if (!state || !isAwaited(world, state)) return;
      const amount = satang(n % 2 === 0 ? dueOf(state) : Math.ceil(dueOf(state) / 2));
      const payment = {
        paymentId: world.newId(),
        method: nth(DESK_METHODS, n) ?? 'cash',
        amount,
        reference: null,
      } as const;
      write(world, id, { type: 'RecordDeskPayment', data: { ...byStaff(world, id), ...payment } });
    },
    stands,
  ),
  actionOfBooking('remove an extra', 1, (world, id) => {
    const [extraId] = [...(placed(world, id)?.desk.extras.keys() ?? [])];
    if (extraId !== undefined)
      write(world, id, { type: 'RemoveExtra', data: { ...byStaff(world, id), extraId } });
  }),
];

/** Bookings that keep more of the desk's money than they need, or whose refunds of it are of another sum. */
export const retainedMoney = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ bookingIds }) =>
    bookingIds.flatMap((id) => {
      const state = placed(world, id);
      if (!state) return [];
      const told = [...state.refunds.moved.values()].filter(({ of }) => of === 'desk');
      const back = addUp(told.map(({ amount }) => amount));
      const owed = addUp(state.desk.owedBack.values());
      const isRight = deskMoneyOwedBack(state).length === 0 && back === owed;
      return isRight ? [] : [`${id} gives back ${back} of ${owed}`];
    }),
  );
