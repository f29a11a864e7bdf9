import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { timelineRoom, timelineStay } from '../../testing/timeline-samples.ts';
import { lanesOf } from './lanes.ts';
import { isMoveKey, movedTo } from './moving.ts';

const day = (n: number) => addDays(localDate('2026-12-03'), n);
const lanes = lanesOf([timelineRoom({ units: 2, unitLabels: ['1', '2'] })]);
const days = [day(0), day(1), day(2)];
const at = (row: number, n: number, stay = timelineStay()) => ({
  ...{ stay, from: { row: 0, day: day(0) }, over: { row, day: day(n) } },
});

describe('the keys that move a stay', () => {
  it('begin with M, where it is on keyboards of other letters, too', () => {
    expect(isMoveKey({ key: 'm', code: 'Semicolon' })).toBe(true);
    expect(isMoveKey({ key: 'M', code: 'KeyM' })).toBe(true);
    expect(isMoveKey({ key: 'ท', code: 'KeyM' })).toBe(true);
    expect(isMoveKey({ key: 'h', code: 'KeyM' })).toBe(false);
  });

  it('lead by nights, units and pages, and no further than the last unit', () => {
    expect(movedTo('ArrowRight', at(0, 1), { lanes, days })).toEqual({ row: 0, day: day(2) });
    expect(movedTo('PageUp', at(0, 1), { lanes, days })).toEqual({ row: 0, day: day(-2) });
    expect(movedTo('ArrowDown', at(1, 1), { lanes, days })).toEqual({ row: 1, day: day(1) });
    expect(movedTo('ArrowUp', at(0, 1), { lanes, days })).toEqual({ row: 0, day: day(1) });
    expect(movedTo('x', at(0, 1), { lanes, days })).toBeUndefined();
  });

  it('lead to no other nights once the guest is there', () => {
    const there = timelineStay({ checkInStatus: true });
    expect(movedTo('ArrowRight', at(0, 1, there), { lanes, days })).toBeUndefined();
    expect(movedTo('ArrowDown', at(0, 1, there), { lanes, days })).toEqual({ row: 1, day: day(1) });
  });
});
