import { describe, expect, it } from 'vitest';
import {
  block,
  blocked,
  booked,
  held,
  hold,
  opened,
  release,
  released,
  theBlock,
} from '../testing/room-calendar-samples.ts';
import { nights } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { roomCalendar } from './room-calendar.ts';
import type {
  AssignUnit,
  FixUnit,
  RoomCalendarCommand,
  RoomCalendarEvent,
  UnitAssigned,
  UnitReason,
} from './room-calendar-state.ts';

const given = specFor(roomCalendar);
const LABELS = ['101', '102'];
const of = (bookingId: string) => ({ roomId: 'garden', bookingId });

const assign = (bookingId: string, unit: string): AssignUnit => ({
  type: 'AssignUnit',
  data: { ...of(bookingId), unit, labels: LABELS },
});
const assigned = (
  bookingId: string,
  unit: string,
  because: UnitReason = 'staff',
): UnitAssigned => ({
  type: 'UnitAssigned',
  data: { ...of(bookingId), unit, because },
});
const fix = (bookingId: string, labels = LABELS): FixUnit => ({
  type: 'FixUnit',
  data: { ...of(bookingId), labels },
});
const fixed = (bookingId: string, unit: string) => assigned(bookingId, unit, 'check-in');
const free = { type: 'FreeUnit', data: of('anna') } as const;
const freed = (unit: string | null) =>
  ({ type: 'UnitFreed', data: { ...of('anna'), unit } }) as const;
const close = (unit: string, stay = nights(1, 3)) =>
  ({
    type: 'BlockNights',
    data: { ...theBlock(null), ...stay, unit, labels: LABELS },
  }) as const;
const closed = (unit: string, stay = nights(1, 3)) =>
  ({ type: 'NightsBlocked', data: { ...theBlock(null), ...stay, unit, units: 1 } }) as const;

const twoOfAnna = [opened(2), held('anna', 1, 3), booked('anna', 1, 3)];

/** Who the refusal says has the unit. */
const inTheWay = (history: readonly RoomCalendarEvent[], command: RoomCalendarCommand) => {
  let facts: unknown;
  given(...history).leads((state) => {
    try {
      roomCalendar.decide(state, command);
    } catch (error) {
      facts = error instanceof Refusal ? error.facts : error;
    }
  });
  return facts;
};

describe('assigning a unit', () => {
  it('says which one a stay has', () =>
    given(twoOfAnna).when(assign('anna', '102')).expect(assigned('anna', '102')));

  it('moves whom the house put there', () =>
    given(twoOfAnna, held('bob', 2, 4))
      .when(assign('bob', '101'))
      .expect(assigned('bob', '101')));

  it('is refused where another one was decided to be, and names it', () => {
    const history = [...twoOfAnna, assigned('anna', '102'), held('bob', 2, 4)];
    given(history).when(assign('bob', '102')).refuses('room-already-booked');
    expect(inTheWay(history, assign('bob', '102'))).toEqual({ bookings: ['anna'] });
    given(history).when(assign('bob', '101')).expect(assigned('bob', '101'));
  });

  it('is refused where another one would have to change rooms for it', () => {
    const history = [
      ...[opened(2), held('anna', 1, 5), held('bob', 4, 6)],
      ...[fixed('bob', '102'), held('cim', 1, 3)],
    ];
    given(history).when(assign('cim', '101')).refuses('room-already-booked');
    expect(inTheWay(history, assign('cim', '101'))).toEqual({ bookings: ['anna'] });
  });

  it('is no news the second time', () =>
    given(twoOfAnna, assigned('anna', '102')).when(assign('anna', '102')).expect());

  it('is for stays alone, and not while the guest is in', () => {
    given(opened(2)).when(assign('anna', '101')).refuses('wrong-status');
    given(opened(2), blocked(1)).when(assign('works', '101')).refuses('wrong-status');
    given(twoOfAnna, fixed('anna', '101')).when(assign('anna', '102')).refuses('wrong-status');
  });

  it('does not lose its unit when the hold is booked', () =>
    given(opened(2), held('anna', 1, 3), assigned('anna', '102'), booked('anna', 1, 3))
      .when(fix('anna'))
      .expect(fixed('anna', '102')));
});

describe('at check-in', () => {
  it('the unit that the stay has is fixed, once', () => {
    given(twoOfAnna).when(fix('anna')).expect(fixed('anna', '101'));
    given(twoOfAnna, fixed('anna', '101')).when(fix('anna')).expect();
  });

  it('nothing is fixed in a room of one unit, or of nobody', () => {
    given(twoOfAnna)
      .when(fix('anna', ['101']))
      .expect();
    given(twoOfAnna).when(fix('bob')).expect();
  });

  it('that was undone, what staff said counts again', () => {
    given(twoOfAnna, fixed('anna', '101')).when(free).expect(freed(null));
    given(twoOfAnna, assigned('anna', '102'), fixed('anna', '102')).when(free).expect(freed('102'));
    given(twoOfAnna, assigned('anna', '102')).when(free).expect();
  });
});

describe('closing one unit', () => {
  it('takes that one alone', () => {
    given(twoOfAnna).when(close('101')).expect(closed('101'));
    given(twoOfAnna, closed('101')).when(fix('anna')).expect(fixed('anna', '102'));
  });

  it('is refused where a guest is in, or no unit is free', () => {
    const history = [...twoOfAnna, fixed('anna', '101')];
    given(history).when(close('101')).refuses('room-already-booked');
    expect(inTheWay(history, close('101'))).toEqual({ bookings: ['anna'] });
    given(history, held('bob', 1, 3))
      .when(close('102'))
      .refuses('room-already-booked');
  });

  it('leaves blocks of any unit as they were', () =>
    given(twoOfAnna).when(block(1)).expect(blocked(1)));
});

it('what was decided goes with a unit that is renamed', () =>
  given(twoOfAnna, assigned('anna', '102'), fixed('anna', '102'), closed('101', nights(5, 6)))
    .when({
      type: 'RenameUnits',
      data: { roomId: 'garden', renamed: { '102': '202', '101': '201' } },
    })
    .expect(assigned('anna', '202'), fixed('anna', '202'), assigned('works', '201', 'closed')));

it('what was decided is no more once the stay is called off for good', () =>
  given(
    { ...held('anna', 1, 3), recordedAt: '2027-01-01T03:00:00.000Z' as never },
    assigned('anna', '102'),
    released(['anna', 1, 3]),
    { ...opened(2), recordedAt: '2027-06-01T03:00:00.000Z' as never },
  ).leads((state) => {
    expect(state.decidedUnits.size).toBe(0);
    expect(() => roomCalendar.decide(state, release('anna'))).not.toThrow();
    expect(roomCalendar.decide(state, hold('bob', 200, 201))).toHaveLength(1);
  }));

it('a snapshot knows what was decided', () =>
  given(twoOfAnna, assigned('anna', '102'), fixed('anna', '102')).leads((state) => {
    const { toJson, fromJson } = roomCalendar.snapshot ?? expect.fail();
    const read = fromJson(JSON.parse(JSON.stringify(toJson(state))) as never);
    expect([...read.decidedUnits]).toEqual([...state.decidedUnits]);
  }));
