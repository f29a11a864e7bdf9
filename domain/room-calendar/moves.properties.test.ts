import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outcome, run } from '../testing/run.ts';
import { day, HELD_UNTIL, nights } from '../testing/samples.ts';
import { nightsOf, type Stay } from '../values/time/local-date.ts';
import { roomCalendar } from './room-calendar.ts';
import type {
  RoomCalendar,
  RoomCalendarCommand,
  RoomCalendarEvent,
} from './room-calendar-state.ts';

// A room whose guests move within it, come from others and leave to them, in any order, with every step
// repeated or left out.

const NIGHTS = Array.from({ length: 10 }, (_, n) => day(n + 1));
const guest = fc.constantFrom('anna', 'bob', 'cim', 'dao');
const move = fc.constantFrom('first', 'second', 'third');
const stay = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }))
  .map(([first, stayed]) => nights(first, first + stayed));
const hadBy = fc.option(move, { nil: null });
const of = (bookingId: string) => ({ roomId: 'garden', bookingId });

const anyCommand: fc.Arbitrary<RoomCalendarCommand> = fc.oneof(
  fc.tuple(guest, stay).map(
    ([who, when]) =>
      ({
        type: 'HoldNights',
        data: { ...of(who), ...when, checkoutUid: who, heldUntil: HELD_UNTIL },
      }) as const,
  ),
  guest.map((who) => ({ type: 'BookNights', data: of(who) }) as const),
  {
    weight: 3,
    arbitrary: fc.tuple(guest, move, stay, fc.constantFrom('garden', 'sea'), hadBy).map(
      ([who, moveId, when, roomId, by]): RoomCalendarCommand => ({
        type: 'HoldMove',
        data: { ...of(who), moveId, ...when, from: { roomId, hadBy: by } },
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(guest, move, stay, hadBy).map(
      ([who, moveId, when, by]): RoomCalendarCommand => ({
        type: 'KeepMovedNights',
        data: { ...of(who), moveId, ...when, hadBy: by },
      }),
    ),
  },
  fc
    .tuple(guest, move)
    .map(([who, moveId]) => ({ type: 'ReleaseMove', data: { ...of(who), moveId } }) as const),
  fc.tuple(guest, fc.constantFrom('canceled', 'expired', 'moved'), hadBy).map(
    ([who, because, by]): RoomCalendarCommand => ({
      type: 'ReleaseNights',
      data: { ...of(who), because, ...(because === 'moved' && { hadBy: by }) },
    }),
  ),
);
const scenario = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.array(anyCommand, { maxLength: 40 }))
  .map(([units, commands]): RoomCalendarCommand[] => [
    { type: 'OpenCalendar', data: { roomId: 'garden', units } },
    ...commands,
  ]);

/** How many units a night takes, told by what events add and free, without the decider's code. */
function takenOn(night: string, events: readonly RoomCalendarEvent[]): number {
  const isIn = ({ checkIn, checkOut }: Stay) => checkIn <= night && night < checkOut;
  let taken = 0;
  for (const { type, data } of events) {
    if (type === 'NightsHeld' && isIn(data)) taken += 1;
    if (type === 'NightsReleased' && isIn(data)) taken -= 1;
    if (type === 'MoveHeld') taken += data.added.filter((added) => added === night).length;
    if (type === 'NightsMoved' || type === 'MoveReleased')
      taken -= data.freed.filter((freed) => freed === night).length;
  }
  return taken;
}

/** The same, told by who has the night. */
const guestsOn = (night: string, { stays }: RoomCalendar): number =>
  [...stays.values()].filter((own) =>
    [own, ...(own.moving ? [own.moving] : [])].some((each) =>
      nightsOf(each).some((n) => n === night),
    ),
  ).length;

it('no night is taken more often than there are units, and events and stays agree on it', () => {
  fc.assert(
    fc.property(scenario, (commands) => {
      const events = run(roomCalendar, commands);
      for (let n = 1; n <= events.length; n += 1) {
        const sofar = events.slice(0, n);
        const state = sofar.reduce(roomCalendar.evolve, roomCalendar.initialState);
        for (const night of NIGHTS) {
          const taken = takenOn(night, sofar);
          expect(taken).toBeGreaterThanOrEqual(0);
          expect(taken).toBeLessThanOrEqual(state.units);
          expect(guestsOn(night, state)).toBe(taken);
          expect(state.taken.get(night) ?? 0).toBe(taken);
        }
      }
    }),
    { numRuns: 300 },
  );
});

it('what a stay has is taken from it by its own move alone', () => {
  fc.assert(
    fc.property(scenario, (commands) => {
      let state = roomCalendar.initialState;
      for (const command of commands) {
        const came = outcome(roomCalendar, state, command);
        if (typeof came === 'string') continue;
        const next = came.reduce(roomCalendar.evolve, state);
        for (const [bookingId, before] of state.stays) {
          const isItsOwn = 'bookingId' in command.data && command.data.bookingId === bookingId;
          if (!isItsOwn) expect(next.stays.get(bookingId)).toEqual(before);
        }
        state = next;
      }
    }),
  );
});

it('comes to the same from a snapshot as from all of its events', () => {
  fc.assert(
    fc.property(scenario, fc.nat(40), (commands, n) => {
      const { toJson, fromJson } = roomCalendar.snapshot ?? expect.fail();
      const events = run(roomCalendar, commands);
      const whole = events.reduce(roomCalendar.evolve, roomCalendar.initialState);
      const early = events.slice(0, n).reduce(roomCalendar.evolve, roomCalendar.initialState);
      const kept = fromJson(JSON.parse(JSON.stringify(toJson(early))) as never);
      const rest = events.slice(n).reduce(roomCalendar.evolve, kept);
      expect(new Map(rest.stays)).toEqual(new Map(whole.stays));
      expect(new Map(rest.taken)).toEqual(new Map(whole.taken));
      expect(new Map(rest.moved)).toEqual(new Map(whole.moved));
    }),
  );
});
