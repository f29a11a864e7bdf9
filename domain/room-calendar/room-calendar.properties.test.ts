import fc from 'fast-check';
import { expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { day, HELD_UNTIL, nights } from '../testing/samples.ts';
import { roomCalendar } from './room-calendar.ts';
import type { HoldNights, RoomCalendarCommand, RoomCalendarEvent } from './room-calendar-state.ts';

const NIGHTS = Array.from({ length: 10 }, (_, n) => day(n + 1));

const of = (bookingId: string) => ({ roomId: 'garden', bookingId });
const guest = fc.constantFrom('anna', 'bob', 'cim', 'dao', 'eve', 'fon');
const units = fc.integer({ min: 1, max: 3 });
const hold = fc
  .tuple(guest, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }))
  .map(([who, first, stayed]): HoldNights => {
    const stay = nights(first, first + stayed);
    return {
      type: 'HoldNights',
      data: { ...of(who), ...stay, checkoutUid: who, heldUntil: HELD_UNTIL },
    };
  });
const because = fc.constantFrom('expired', 'given-up', 'abandoned', 'refused');
const anyCommand: fc.Arbitrary<RoomCalendarCommand> = fc.oneof(
  { weight: 4, arbitrary: hold },
  guest.map((who) => ({ type: 'BookNights', data: of(who) }) as const),
  fc
    .tuple(guest, because)
    .map(([who, why]) => ({ type: 'ReleaseNights', data: { ...of(who), because: why } }) as const),
  units.map((n) => ({ type: 'ChangeUnits', data: { roomId: 'garden', units: n } }) as const),
);
const anyScenario = fc
  .tuple(units, fc.array(anyCommand, { maxLength: 40 }))
  .map(([n, commands]): RoomCalendarCommand[] => [
    { type: 'OpenCalendar', data: { roomId: 'garden', units: n } },
    ...commands,
  ]);

/** Who has a night, told by the events alone and without the decider's code. */
function guestsOn(night: string, events: readonly RoomCalendarEvent[]): Set<string> {
  const guests = new Set<string>();
  for (const { type, data } of events) {
    if (type === 'NightsHeld' && data.checkIn <= night && night < data.checkOut)
      guests.add(data.bookingId);
    if (type === 'NightsReleased') guests.delete(data.bookingId);
  }
  return guests;
}

const unitsAfter = (events: readonly RoomCalendarEvent[]): number =>
  events.reduce((now, { data }) => ('units' in data ? data.units : now), 0);

it('no night of a room is ever taken more often than there are units, whatever is asked', () => {
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const events = run(roomCalendar, scenario);
      for (let n = 1; n <= events.length; n++) {
        const sofar = events.slice(0, n);
        for (const night of NIGHTS)
          expect(guestsOn(night, sofar).size).toBeLessThanOrEqual(unitsAfter(sofar));
      }
    }),
  );
});

it('a stay is refused as booked exactly when one of its nights is taken in every unit', () => {
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      run(roomCalendar, scenario, (command, came, events) => {
        if (command.type !== 'HoldNights' || came === 'reservation-lapsed') return;
        const { bookingId, checkIn, checkOut } = command.data;
        const full = NIGHTS.filter((night) => checkIn <= night && night < checkOut)
          .map((night) => guestsOn(night, events))
          .some((guests) => guests.size >= unitsAfter(events) && !guests.has(bookingId));
        const mine = NIGHTS.some((night) => guestsOn(night, events).has(bookingId));
        expect(came === 'room-already-booked').toBe(full && !mine);
      });
    }),
  );
});

it('a hold is taken whenever no other stay shares a night with it', () => {
  fc.assert(
    fc.property(
      units,
      fc.uniqueArray(hold, { selector: ({ data }) => data.bookingId }),
      (n, holds) => {
        const apart = holds.filter(
          ({ data: a }, index) =>
            !holds
              .slice(0, index)
              .some(({ data: b }) => a.checkIn < b.checkOut && b.checkIn < a.checkOut),
        );
        const scenario: RoomCalendarCommand[] = [
          { type: 'OpenCalendar', data: { roomId: 'garden', units: n } },
          ...apart,
        ];
        expect(run(roomCalendar, scenario)).toHaveLength(scenario.length);
      },
    ),
  );
});
