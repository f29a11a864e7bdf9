import { describe, expect, it } from 'vitest';
import { crowdedPins } from './crowded-pins.ts';

const at = (id: string, x: number, y: number) => ({ id, x, y });
const crowded = (...points: Parameters<typeof crowdedPins>[0]) => [...crowdedPins(points).keys()];

describe('pins whose price would lie upon another', () => {
  it('are those nearer than a price is wide and high, and later in the list', () => {
    expect(
      crowded(at('first', 0, 0), at('upon', 75, 29), at('beside', 76, 0), at('below', 0, 30)),
    ).toEqual(['upon']);
  });

  it('are none upon one that has no price itself', () => {
    expect(crowded(at('first', 0, 0), at('upon', 60, 0), at('free', 120, 0))).toEqual(['upon']);
  });

  it('are all but the first in one place', () => {
    expect(crowded(at('one', 5, 5), at('two', 5, 5), at('three', 5, 5))).toEqual(['two', 'three']);
  });
});

describe('a dot', () => {
  it('stands at its point where no price is', () => {
    const upon = at('upon', 50, 20);
    expect(crowdedPins([at('first', 0, 0), upon]).get('upon')).toMatchObject({ x: 50, y: 20 });
  });

  it('stands above or below the price it would cover, on the nearer side', () => {
    const dots = crowdedPins([at('first', 0, 0), at('over', 10, -3), at('under', -10, 3)]);
    expect([dots.get('over'), dots.get('under')]).toEqual([
      { x: 10, y: -22 },
      { x: -10, y: 22 },
    ]);
  });

  it('covers no other dot', () => {
    const points = Array.from({ length: 6 }, (_, n) => at(`${n}`, 5, 5));
    const dots = [...crowdedPins(points).values()];
    const gaps = dots.flatMap((a, n) =>
      dots.slice(n + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14);
  });

  it('stands at its point where all around is taken', () => {
    const points = Array.from({ length: 40 }, (_, n) => at(`${n}`, 5, 5));
    expect(crowdedPins(points).get('39')).toMatchObject({ x: 5, y: 5 });
  });
});
