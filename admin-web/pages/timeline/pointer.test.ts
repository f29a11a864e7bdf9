import { describe, expect, it } from 'vitest';
import { edgeSpeed, pointWithin } from './pointer.ts';

const seen = { left: 200, right: 1000, top: 100, bottom: 500 };
const middle = { x: 600, y: 300 };

describe('scrolling while something is dragged', () => {
  it('is none away from the edges', () => {
    expect(edgeSpeed(middle, seen)).toEqual({ x: 0, y: 0 });
    expect(edgeSpeed({ x: 248, y: 452 }, seen)).toEqual({ x: 0, y: 0 });
  });

  it('goes to the edge that is near, and to both in a corner', () => {
    expect(edgeSpeed({ ...middle, x: 210 }, seen).x).toBeLessThan(0);
    expect(edgeSpeed({ ...middle, x: 990 }, seen).x).toBeGreaterThan(0);
    expect(edgeSpeed({ ...middle, y: 110 }, seen).y).toBeLessThan(0);
    const corner = edgeSpeed({ x: 990, y: 490 }, seen);
    expect([Math.sign(corner.x), Math.sign(corner.y)]).toEqual([1, 1]);
  });

  it('is faster the nearer the edge is, fastest behind it', () => {
    const [far, near, behind, further] = [960, 990, 1000, 1400].map(
      (x) => edgeSpeed({ ...middle, x }, seen).x,
    );
    expect(far).toBeLessThan(near ?? 0);
    expect(near).toBeLessThan(behind ?? 0);
    expect(further).toBe(behind);
  });

  it('is told of the seen point next to a pointer that left', () => {
    expect(pointWithin(seen, { x: 1400, y: 20 })).toEqual({ x: 999, y: 101 });
    expect(pointWithin(seen, middle)).toEqual(middle);
  });

  it('leaves a middle where it is none, however small the grid', () => {
    const small = { left: 0, right: 40, top: 0, bottom: 40 };
    expect(edgeSpeed({ x: 20, y: 20 }, small)).toEqual({ x: 0, y: 0 });
    expect(edgeSpeed({ x: 35, y: 20 }, small).x).toBeGreaterThan(0);
  });
});
