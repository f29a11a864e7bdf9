import fc from 'fast-check';
import { booking, bookingStream } from '../stay/booking.ts';
import { pricedWithNew } from '../stay/change-dates.ts';
import { roomCalendar, roomCalendarStream } from '../stay/room-calendar.ts';
import { nightsTaken } from '../stay/taken-nights.ts';
import { baht } from '../values/money/money.ts';
import { nightsOf, type Stay } from '../values/time/local-date.ts';
import type { Work } from './late-settlement.ts';
import { action, booked, type Named, nth } from './money-action-kinds.ts';
import type { MoneyModel } from './money-model.ts';
import { day, nights } from './samples.ts';

type Wanted = Readonly<{ stay: Stay; each: number; on: number; which: number }>;

const wanted: fc.Arbitrary<Wanted> = fc.record({
  stay: fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    .map(([first, length]) => nights(first, first + length)),
  each: fc.integer({ min: 300, max: 1700 }),
  on: fc.integer({ min: -10, max: 1 }),
  which: fc.nat({ max: 400 }),
});

/** As command-api/stay/change-dates.ts; between two steps whoever does it may stand still. */
function* changeDates(world: MoneyModel, bookingId: string, asked: Wanted, moveId: string): Work {
  const state = world.stateOf(booking, bookingStream(bookingId));
  if (state.status !== 'Booked') return;
  const { terms, moves } = state;
  const { roomId } = terms;
  const now = nightsOf(asked.stay).map((date) => ({ date, price: baht(asked.each) }));
  const to = { roomId, ...asked.stay, ...pricedWithNew(terms.nightPrices, now) };
  const { stays } = world.stateOf(roomCalendar, roomCalendarStream(roomId));
  const own = stays.get(bookingId);
  const had = own ? nightsTaken(own) : [];
  const hadBy = moves.last;
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

/** Guests change the dates of what they have. */
export const MOVES: readonly Named[] = [
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
