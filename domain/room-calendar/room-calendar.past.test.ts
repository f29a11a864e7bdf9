import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, HELD_UNTIL, nights } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import type { Recorded } from '../values/decider/message.ts';
import { startOfDay } from '../values/time/local-date.ts';
import { roomCalendar } from './room-calendar.ts';
import type { RoomCalendarCommand, RoomCalendarEvent } from './room-calendar-state.ts';
import { unitsLeft } from './taken-nights.ts';

type Event = Recorded<RoomCalendarEvent>;
const given = specFor(roomCalendar);
const of = (bookingId: string) => ({ roomId: 'garden', bookingId });
const on = (n: number, event: RoomCalendarEvent): Event => ({
  ...event,
  recordedAt: startOfDay(day(n)),
});
const opened = (units: number): Event =>
  on(1, { type: 'CalendarOpened', data: { roomId: 'garden', units } });
const held = (at: number, who: string, first: number, last: number): Event =>
  on(at, {
    type: 'NightsHeld',
    data: { ...of(who), ...nights(first, last), checkoutUid: who, heldUntil: HELD_UNTIL },
  });
const booked = (at: number, who: string, first: number, last: number): Event =>
  on(at, { type: 'NightsBooked', data: { ...of(who), ...nights(first, last) } });
const hold = (who: string, first: number, last: number): RoomCalendarCommand => ({
  type: 'HoldNights',
  data: { ...of(who), ...nights(first, last), checkoutUid: who, heldUntil: HELD_UNTIL },
});
const later = on(40, { type: 'UnitsChanged', data: { roomId: 'garden', units: 2 } });

describe('what is past', () => {
  it('is forgotten thirty days after a stay, by the time of the events', () =>
    given(opened(1), held(1, 'anna', 1, 3), booked(1, 'anna', 1, 3), later).leads((state) => {
      expect([state.stays.size, state.taken.size, state.endings.size]).toEqual([0, 0, 0]);
    }));

  it('is remembered until then', () =>
    given(
      opened(1),
      booked(1, 'anna', 1, 3),
      on(32, { type: 'UnitsChanged', data: { roomId: 'garden', units: 2 } }),
    ).leads(({ stays }) => expect([...stays.keys()]).toEqual(['anna'])));

  it('stays known while it is held: only an event ends a hold', () =>
    given(opened(1), held(1, 'anna', 1, 3), later).leads(({ stays }) =>
      expect(stays.get('anna')?.kind).toBe('held'),
    ));

  it('is not sold again', () =>
    given(opened(2), later)
      .when(hold('bob', 1, 3))
      .refuses('stay-in-the-past'));

  it('is no news when its nights are booked once more', () =>
    given(opened(1), booked(1, 'anna', 1, 3), later)
      .when({ type: 'BookNights', data: { ...of('anna'), ...nights(1, 3) } })
      .expect());

  it('does not keep units from being lowered', () =>
    given(opened(2), booked(1, 'anna', 1, 3), booked(1, 'bob', 1, 3), booked(20, 'cim', 21, 22))
      .when({ type: 'ChangeUnits', data: { roomId: 'garden', units: 1 } })
      .expect({ type: 'UnitsChanged', data: { roomId: 'garden', units: 1 } }));

  it('takes who was canceled along, once the stay would be over', () => {
    const data = { ...of('anna'), ...nights(10, 12), because: 'canceled' } as const;
    const history = [opened(2), booked(1, 'anna', 10, 12), on(2, { type: 'NightsReleased', data })];
    const later = (at: number) => held(at, 'bob', 90, 91);
    given(...history, later(41)).leads((s) => expect([...s.canceled.keys()]).toEqual(['anna']));
    given(...history, later(43)).leads((s) => expect(s.canceled.size).toBe(0));
  });

  it('takes who was taken back along after a day', () => {
    const released = on(1, {
      type: 'NightsReleased',
      data: { ...of('anna'), ...nights(50, 52), because: 'abandoned' },
    });
    const history = [opened(2), held(1, 'anna', 50, 52), released];
    given(...history, held(2, 'bob', 50, 51))
      .when(hold('anna', 50, 52))
      .refuses('reservation-lapsed');
    given(...history, held(3, 'bob', 50, 51)).leads((s) => expect(s.abandoned.size).toBe(0));
  });
});

const guest = fc.constantFrom('anna', 'bob', 'cim', 'dao', 'eve', 'fon');
const event = fc
  .record({
    who: guest,
    first: fc.integer({ min: 1, max: 90 }),
    stays: fc.integer({ min: 1, max: 6 }),
    kind: fc.constantFrom('held', 'booked', 'free'),
  })
  .map(({ who, first, stays, kind }) => (at: number): Event => {
    if (kind === 'held') return held(at, who, first, first + stays);
    if (kind === 'booked') return booked(at, who, first, first + stays);
    const data = { ...of(who), ...nights(first, first + stays), because: 'canceled' } as const;
    return on(at, { type: 'NightsReleased', data });
  });
const scenario = fc.array(event, { maxLength: 60 }).map((make) => make.map((one, n) => one(n + 1)));

describe('a calendar', () => {
  it('comes to the same from a snapshot of any moment as from all of its events', () =>
    fc.assert(
      fc.property(scenario, fc.nat(60), (events, n) => {
        const { toJson, fromJson } = roomCalendar.snapshot ?? expect.fail();
        const whole = events.reduce(roomCalendar.evolve, roomCalendar.initialState);
        const early = events.slice(0, n).reduce(roomCalendar.evolve, roomCalendar.initialState);
        const kept = fromJson(JSON.parse(JSON.stringify(toJson(early))) as never);
        const rest = events.slice(n).reduce(roomCalendar.evolve, kept);
        expect(new Map(rest.stays)).toEqual(new Map(whole.stays));
        expect(new Map(rest.taken)).toEqual(new Map(whole.taken));
        expect(rest.pastUntil).toBe(whole.pastUntil);
      }),
    ));

  it('counts of each night what its stays take', () =>
    fc.assert(
      fc.property(scenario, (events) => {
        const state = events.reduce(roomCalendar.evolve, roomCalendar.initialState);
        for (let n = 1; n <= 96; n += 1) {
          const night = day(n);
          const taken = [...state.stays.values()].filter(
            (stay) => stay.checkIn <= night && night < stay.checkOut,
          ).length;
          expect(unitsLeft({ units: 9, taken: state.taken }, nights(n, n + 1))).toBe(9 - taken);
        }
      }),
    ));
});
