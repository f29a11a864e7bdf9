import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { id } from '../../testing/samples.ts';
import { timelineRoom, timelineStay } from '../../testing/timeline-samples.ts';
import { lanesOf } from './lanes.ts';
import { droppedAt, isMovable } from './moving.ts';

const first = localDate('2026-12-03');
const night = (row: number, n: number) => ({ row, day: addDays(first, n) });
const lanes = lanesOf([
  timelineRoom({ units: 2, unitNames: ['101', '102'], unitLabels: ['101', '102'] }),
  timelineRoom({ roomId: id(51), units: 2, unitLabels: ['1', '2'] }),
]);
const stay = timelineStay();

describe('a stay that is dropped', () => {
  it('where it was asks nothing', () => {
    expect(droppedAt({ stay, from: night(0, 1), over: night(0, 1) }, lanes)).toBeUndefined();
  });

  it('on another unit of its room is given that one', () => {
    const dropped = droppedAt({ stay, from: night(0, 1), over: night(1, 1) }, lanes);
    expect(dropped).toEqual({ to: 'unit', stay, unit: '102' });
  });

  it('on another unit without a name asks nothing', () => {
    expect(droppedAt({ stay, from: night(2, 0), over: night(3, 0) }, lanes)).toBeUndefined();
  });

  it('on other nights goes as far as it was dragged, whichever night it was taken at', () => {
    const dropped = droppedAt({ stay, from: night(0, 1), over: night(0, 3) }, lanes);
    const nights = { checkIn: '2026-12-05', checkOut: '2026-12-07' };
    expect(dropped).toEqual({ to: 'nights', stay, roomId: id(50), unit: '101', nights });
  });

  it('in another room begins when it began once its guest is there', () => {
    const there = { ...stay, checkInStatus: true };
    const dropped = droppedAt({ stay: there, from: night(0, 0), over: night(2, 4) }, lanes);
    const nights = { checkIn: '2026-12-03', checkOut: '2026-12-05' };
    expect(dropped).toEqual({ to: 'nights', stay: there, roomId: id(51), unit: undefined, nights });
  });
});

it('neither holds nor blocks nor who has left are dragged', () => {
  expect(isMovable(stay)).toBe(true);
  expect(isMovable({ ...stay, status: 'Reserved' })).toBe(false);
  expect(isMovable({ ...stay, status: 'Unavailable' })).toBe(false);
  expect(isMovable({ ...stay, checkOutStatus: true })).toBe(false);
});
