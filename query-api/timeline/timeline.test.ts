import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { describe, expect, it } from 'vitest';
import { partsOfStay } from './timeline.ts';

const stay = (id: string, from: number, to: number, unit: string | null = null) => ({
  ...{ id, ...nights(from, to), units: 1, unit, firm: false },
});
const labels = ['101', '102'];

describe('the units of stays on a timeline', () => {
  it('are those that are told elsewhere, with what ended long ago around them', () => {
    const stays = [stay('long ago', 1, 4), stay('now', 3, 9, '101'), stay('next', 9, 10, '102')];
    const parts = partsOfStay({ labels, stays }, day(5), { from: day(1), to: day(12) });
    expect([...parts]).toEqual([
      ['now', [{ ...nights(3, 9), lane: 0 }]],
      ['next', [{ ...nights(9, 10), lane: 1 }]],
      ['long ago', [{ ...nights(1, 4), lane: 1 }]],
    ]);
  });

  it('are the same whatever else the room has, before and after', () => {
    const shown = [stay('a', 10, 12), stay('b', 11, 14, '101'), stay('c', 13, 16)];
    const others = [stay('early', 1, 4), stay('late', 16, 20, '102')];
    const days = { from: day(10), to: day(14) };
    const parts = partsOfStay({ labels, stays: [...others, ...shown] }, day(1), days);
    expect(parts).toEqual(partsOfStay({ labels, stays: shown }, day(1), days));
    expect([...parts.keys()].toSorted()).toEqual(['a', 'b', 'c']);
  });
});
