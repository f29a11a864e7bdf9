import { describe, expect, it } from 'vitest';
import { everyCommandInEveryState } from '../testing/every-command-in-every-state.ts';
import {
  block,
  book,
  booked,
  changeUnits,
  close,
  held,
  hold,
  of,
  opened,
  release,
  released,
  restore,
  restored,
  retake,
  theBlock,
} from '../testing/room-calendar-samples.ts';
import { roomCalendar, roomCalendarStream } from './room-calendar.ts';

const UNITS = ['101', '102'];
const unitOfAnna = (unit: string, because: 'staff' | 'check-in') =>
  ({ type: 'UnitAssigned', data: { ...of('anna'), unit, because } }) as const;
const OF_NOBODY = {
  AssignUnit: 'wrong-status',
  FixUnit: 'nothing',
  FreeUnit: 'nothing',
  RenameUnits: 'nothing',
} as const;

const notOpen = {
  ...OF_NOBODY,
  OpenCalendar: 'CalendarOpened',
  ChangeUnits: 'not-found',
  HoldNights: 'room-already-booked',
  'HoldNights by another': 'room-already-booked',
  'HoldNights of no night': 'stay-too-short',
  BookNights: 'room-already-booked',
  RetakeNights: 'room-already-booked',
  RestoreNights: 'room-already-booked',
  'ReleaseNights of a guest who cancels': 'nothing',
  'ReleaseNights of one whose call-off was undone': 'nothing',
  BlockNights: 'room-already-booked',
  ReleaseNights: 'nothing',
  CloseCalendar: 'nothing',
} as const;
const idle = {
  ...OF_NOBODY,
  OpenCalendar: 'nothing',
  ChangeUnits: 'UnitsChanged',
  HoldNights: 'NightsHeld',
  'HoldNights by another': 'NightsHeld by another',
  'HoldNights of no night': 'stay-too-short',
  BookNights: 'room-already-booked',
  RetakeNights: 'NightsRetaken',
  RestoreNights: 'NightsRestored',
  'ReleaseNights of a guest who cancels': 'nothing',
  'ReleaseNights of one whose call-off was undone': 'nothing',
  BlockNights: 'NightsBlocked',
  ReleaseNights: 'nothing',
  CloseCalendar: 'CalendarClosed',
} as const;
const taken = {
  ...idle,
  HoldNights: 'nothing',
  'HoldNights by another': 'room-already-booked',
  BlockNights: 'room-already-booked',
  RetakeNights: 'NightsBooked',
  RestoreNights: ['NightsReleased as refused', 'NightsRestored'],
  ReleaseNights: 'NightsReleased',
  'ReleaseNights of a guest who cancels': 'NightsReleased as canceled',
  'ReleaseNights of one whose call-off was undone': 'NightsReleased as canceled',
  CloseCalendar: 'live-bookings',
  AssignUnit: 'UnitAssigned',
  FixUnit: 'UnitAssigned at check-in',
} as const;

// a process that runs again says once more that the hold had ended: no news for what was booked since
const onceBooked = {
  ...taken,
  BookNights: 'nothing',
  RetakeNights: 'nothing',
  ReleaseNights: 'nothing',
} as const;

describe('a room calendar', () => {
  everyCommandInEveryState(roomCalendar, {
    commands: {
      OpenCalendar: { type: 'OpenCalendar', data: { roomId: 'garden', units: 1 } },
      ChangeUnits: changeUnits(2),
      HoldNights: hold('anna', 1, 3),
      'HoldNights by another': hold('bob', 2, 4),
      'HoldNights of no night': hold('cim', 7, 7),
      BookNights: book('anna'),
      RetakeNights: retake('anna', 1, 3),
      BlockNights: block(1),
      RestoreNights: restore('anna', 1, 3),
      ReleaseNights: release('anna'),
      'ReleaseNights of one whose call-off was undone': {
        type: 'ReleaseNights',
        data: { ...release('anna', 'canceled').data, undone: 0 },
      },
      'ReleaseNights of a guest who cancels': release('anna', 'canceled'),
      CloseCalendar: close(1),
      AssignUnit: { type: 'AssignUnit', data: { ...of('anna'), unit: '102', labels: UNITS } },
      FixUnit: { type: 'FixUnit', data: { ...of('anna'), labels: UNITS } },
      FreeUnit: { type: 'FreeUnit', data: of('anna') },
      RenameUnits: { type: 'RenameUnits', data: { roomId: 'garden', renamed: { '101': '201' } } },
    },
    events: {
      CalendarOpened: opened(1),
      UnitsChanged: { type: 'UnitsChanged', data: { roomId: 'garden', units: 2 } },
      CalendarClosed: { type: 'CalendarClosed', data: { roomId: 'garden' } },
      NightsHeld: held('anna', 1, 3),
      'NightsHeld by another': held('bob', 2, 4),
      NightsBooked: booked('anna', 1, 3),
      NightsRetaken: { ...booked('anna', 1, 3), type: 'NightsRetaken' },
      'NightsReleased as canceled': released(['anna', 1, 3], 'canceled'),
      NightsRestored: restored('anna', 1, 3),
      'NightsReleased as refused': released(['anna', 1, 3], 'refused'),
      NightsBlocked: { type: 'NightsBlocked', data: { ...theBlock(1), units: 1 } },
      NightsReleased: released(['anna', 1, 3]),
      'NightsReleased as abandoned': released(['anna', 1, 3], 'abandoned'),
      UnitAssigned: unitOfAnna('102', 'staff'),
      'UnitAssigned at check-in': unitOfAnna('101', 'check-in'),
      'UnitAssigned by its new name': unitOfAnna('201', 'check-in'),
      UnitFreed: { type: 'UnitFreed', data: { ...of('anna'), unit: null } },
    },
    states: {
      unknown: [],
      open: ['CalendarOpened'],
      closed: ['CalendarOpened', 'CalendarClosed'],
      held: ['CalendarOpened', 'NightsHeld'],
      booked: ['CalendarOpened', 'NightsHeld', 'NightsBooked'],
      retaken: ['CalendarOpened', 'NightsHeld', 'NightsReleased', 'NightsRetaken'],
      released: ['CalendarOpened', 'NightsHeld', 'NightsReleased'],
      restored: ['CalendarOpened', 'NightsHeld', 'NightsReleased as canceled', 'NightsRestored'],
      abandoned: ['CalendarOpened', 'NightsHeld', 'NightsReleased as abandoned'],
      blocked: ['CalendarOpened', 'NightsBlocked'],
      'held by another': ['CalendarOpened', 'NightsHeld by another'],
      'with its guest in': [
        'CalendarOpened',
        'NightsHeld',
        'NightsBooked',
        'UnitAssigned at check-in',
      ],
      'held by both in two units': [
        'CalendarOpened',
        'UnitsChanged',
        'NightsHeld',
        'NightsHeld by another',
      ],
    },
    answers: {
      unknown: notOpen,
      closed: notOpen,
      open: idle,
      held: { ...taken, BookNights: 'NightsBooked' },
      booked: onceBooked,
      retaken: onceBooked,
      released: idle,
      restored: {
        ...onceBooked,
        RestoreNights: 'nothing',
        'ReleaseNights of one whose call-off was undone': 'nothing',
      },
      abandoned: { ...idle, HoldNights: 'reservation-lapsed' },
      blocked: {
        ...idle,
        RetakeNights: 'room-already-booked',
        RestoreNights: 'room-already-booked',
        HoldNights: 'room-already-booked',
        'HoldNights by another': 'room-already-booked',
        BlockNights: 'nothing',
      },
      'with its guest in': {
        ...onceBooked,
        AssignUnit: 'wrong-status',
        FixUnit: 'nothing',
        FreeUnit: 'UnitFreed',
        RenameUnits: 'UnitAssigned by its new name',
      },
      'held by another': {
        ...idle,
        RetakeNights: 'room-already-booked',
        RestoreNights: 'room-already-booked',
        BlockNights: 'room-already-booked',
        HoldNights: 'room-already-booked',
        'HoldNights by another': 'nothing',
        CloseCalendar: 'live-bookings',
      },
      'held by both in two units': {
        ...taken,
        ChangeUnits: 'nothing',
        'HoldNights by another': 'nothing',
        BookNights: 'NightsBooked',
      },
    },
  });

  it('has a stream of its own', () =>
    expect(roomCalendarStream('garden')).toBe('roomCalendar-garden'));
});
