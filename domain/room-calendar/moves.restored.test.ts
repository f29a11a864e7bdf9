import { describe, it } from 'vitest';
import { nights } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { roomCalendar } from './room-calendar.ts';
import type { RoomCalendarEvent } from './room-calendar-state.ts';

const given = specFor(roomCalendar);
const of = { roomId: 'garden', bookingId: 'anna' };
const OPEN: RoomCalendarEvent = { type: 'CalendarOpened', data: { roomId: 'garden', units: 1 } };
const restored = (hadBy?: string): RoomCalendarEvent => ({
  type: 'NightsRestored',
  data: {
    ...{ ...of, ...nights(1, 5), kind: 'booked', units: 1, undo: 1, checkoutUid: 'cart' },
    ...(hadBy !== undefined && { hadBy }),
  },
});

describe('nights that a moved stay got back after its cancellation was undone', () => {
  it('are not let go of by a move before, said again', () =>
    given(OPEN, restored('second'))
      .when({ type: 'ReleaseNights', data: { ...of, because: 'moved', hadBy: null } })
      .expect());

  it('are not shortened to those of a move before', () => {
    const data = { ...of, ...nights(1, 3), moveId: 'first', hadBy: null };
    given(OPEN, restored('second')).when({ type: 'KeepMovedNights', data }).expect();
  });

  it('are moved on by the move that follows theirs', () => {
    const data = { ...of, ...nights(1, 3), moveId: 'third', hadBy: 'second' };
    given(OPEN, restored('second'))
      .when({ type: 'KeepMovedNights', data })
      .expect({
        type: 'NightsMoved',
        data: { ...of, ...nights(1, 3), moveId: 'third', freed: nightsFrom3 },
      });
  });

  it('stay, once moved within the room, when the cancellation is said again', () => {
    const moved: RoomCalendarEvent = {
      type: 'NightsMoved',
      data: { ...of, ...nights(1, 3), moveId: 'third', freed: nightsFrom3 },
    };
    given(OPEN, restored(), moved)
      .when({ type: 'ReleaseNights', data: { ...of, because: 'canceled', undone: 0 } })
      .expect();
  });
});

const nightsFrom3 = [nights(3, 4).checkIn, nights(4, 5).checkIn];
