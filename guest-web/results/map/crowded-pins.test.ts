import { describe, expect, it } from 'vitest';
import { crowdedPins } from './crowded-pins.ts';

const at = (id: string, x: number, y: number) => ({ id, x, y });

describe('pins whose price would lie upon another', () => {
  it('are those nearer than a price is wide and high, and later in the list', () => {
    const points = [at('first', 0, 0), at('upon', 75, 29), at('beside', 76, 0), at('below', 0, 30)];
    expect([...crowdedPins(points)]).toEqual(['upon']);
  });

  it('are none upon one that has no price itself', () => {
    const points = [at('first', 0, 0), at('upon', 60, 0), at('free', 120, 0)];
    expect([...crowdedPins(points)]).toEqual(['upon']);
  });

  it('are all but the first in one place', () => {
    const points = [at('one', 5, 5), at('two', 5, 5), at('three', 5, 5)];
    expect([...crowdedPins(points)]).toEqual(['two', 'three']);
  });
});
