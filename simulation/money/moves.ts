import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { waitingDifference } from '@baanpak/domain/booking/booking-money.ts';
import { pricedWithNew } from '@baanpak/domain/booking/moves.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { isHadBy, nightsTaken } from '@baanpak/domain/room-calendar/taken-nights.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { addUp, baht } from '@baanpak/domain/values/money/money.ts';
import { nightsOf, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import type { SettlementWork } from '../late-settlement.ts';
import { action, actionOfBooking, booked, type Named, nth } from './action-kinds.ts';
import type { MoneyModel } from './model.ts';

type Wanted = Readonly<{ stay: Stay; each: number; on: number; which: number }>;

const wanted: fc.Arbitrary<Wanted> = fc.record({
  stay: fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    .map(([first, length]) => nights(first, first + length)),
  each: fc.integer({ min: 300, max: 1700 }),
  on: fc.integer({ min: -10, max: 1 }),
  which: fc.nat({ max: 400 }),
});

/** As command-api/use-cases/booking/change-dates.ts; between two steps anyone who does it may stand still. */
function* changeDates(
  world: MoneyModel,
  bookingId: string,
  asked: Wanted,
  moveId: string,
): SettlementWork {
  const state = world.stateOf(booking, bookingStream(bookingId));
  if (state.status !== 'Booked') return;
  const { terms, moves } = state;
  const { roomId } = terms;
  const now = nightsOf(asked.stay).map((date) => ({ date, price: baht(asked.each) }));
  const to = { roomId, ...asked.stay, ...pricedWithNew(terms.nightPrices, now) };
  const { stays } = world.stateOf(roomCalendar, roomCalendarStream(roomId));
  const own = stays.get(bookingId);
  const hadBy = moves.last;
  if (own?.kind !== 'booked' || own.moving || !isHadBy(own, hadBy)) return; // it is being moved
  const had = nightsTaken(own);
  if (nightsOf(asked.stay).some((night) => !had.includes(night))) {
    const hold = { roomId, bookingId, moveId, ...asked.stay, from: { roomId, hadBy } };
    world.handle(roomCalendar, roomCalendarStream(roomId), { type: 'HoldMove', data: hold });
    yield;
  }
  const told = { reason: null, by: 'guest', at: world.now, expectedVersion: null };
  const data = { bookingId, moveId, hadBy, to, ...told, ...chargeOf(world, bookingId) };
  const command = { type: 'MoveStay', data: { ...data, policyOn: day(asked.on) } } as const;
  world.handle(booking, bookingStream(bookingId), command);
}

function chargeOf(world: MoneyModel, bookingId: string): { chargeId: string | null } {
  return { chargeId: world.decision(bookingId).chargeId };
}

/** An officer prices the nights of a stay again; what that makes too much waits. */
function priceAnew(world: MoneyModel, bookingId: string, each: number): void {
  const state = world.stateOf(booking, bookingStream(bookingId));
  if (state.status !== 'Booked') return;
  const { roomId, checkIn, checkOut } = state.terms;
  const stay = { checkIn, checkOut };
  const nightPrices = nightsOf(stay).map((date) => ({ date, price: baht(each) }));
  const to = { roomId, ...stay, nightPrices, price: addUp(nightPrices.map(({ price }) => price)) };
  const told = { reason: null, by: 'somsri', at: world.now, expectedVersion: null, reprice: true };
  const move = { bookingId, moveId: world.newId(), hadBy: state.moves.last, to };
  const data = { ...move, ...told, ...chargeOf(world, bookingId) };
  world.handle(booking, bookingStream(bookingId), { type: 'MoveStay', data });
  world.settleDown();
}

const differenceOf = (world: MoneyModel, bookingId: string): string | undefined => {
  const state = world.stateOf(booking, bookingStream(bookingId));
  return state.status === 'unknown' ? undefined : waitingDifference(state.refunds)?.refundId;
};

/** Who may decide over money pays what waits, or keeps it as credit. */
function decideDifference(world: MoneyModel, bookingId: string, isPaid: boolean): void {
  const refundId = differenceOf(world, bookingId);
  if (refundId === undefined) return;
  const decision = { ...world.decision(bookingId), refundId };
  const command = isPaid
    ? ({ type: 'ApproveRefund', data: { ...decision, amount: null } } as const)
    : ({ type: 'RejectRefund', data: decision } as const);
  world.handle(booking, bookingStream(bookingId), command);
  world.settleDown();
}

/** Guests change the dates of what they have, and officers its price. */
export const MOVES: readonly Named[] = [
  actionOfBooking(
    'price a stay anew',
    4,
    (world, id, n) => priceAnew(world, id, 300 + 37 * n),
    booked,
  ),
  actionOfBooking(
    'decide on a difference',
    3,
    (world, id, n) => decideDifference(world, id, n % 3 > 0),
    (world, id) => differenceOf(world, id) !== undefined,
  ),
  action('change dates', 10, wanted, (world, asked) => {
    const all = world.carts.flatMap(({ bookingIds }) => bookingIds);
    const id = nth(
      all.filter((each) => booked(world, each)),
      asked.which,
    );
    if (id === undefined) return;
    try {
      world.work(changeDates(world, id, asked, world.newId()));
    } finally {
      world.settleDown();
    }
  }),
];
