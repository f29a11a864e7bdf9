import type { Material } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { chance } from '../render/random.ts';
import { GARDEN } from './foliage.ts';
import { bar, put, triangles } from './shapes.ts';

/** Big-leaved plants of shady gardens: blades on stalks from one point. */
export function fanPlant(
  seed: number,
  height: number,
  count: number,
  width: number,
  tones: readonly Material[] = GARDEN,
): Model {
  const luck = chance(seed);
  const model = new Model();
  for (let n = 0; n < count; n++) {
    const long = height * luck.between(0.7, 1.1);
    const corners: number[] = [];
    const w = width * luck.between(0.8, 1.2);
    const steps = 6;
    const at = (t: number) =>
      [t * 0.75 * long * (0.4 + 0.6 * t), long * (t * 1.25 - 0.55 * t * t * t)] as const;
    for (let step = 0; step < steps; step++) {
      const [t1, t2] = [0.25 + (0.75 * step) / steps, 0.25 + (0.75 * (step + 1)) / steps];
      const [[x1, y1], [x2, y2]] = [at(t1), at(t2)];
      const [w1, w2] = [t1, t2].map(
        (t) => w * Math.sin(Math.min(1, (t - 0.22) / 0.79) * Math.PI) ** 0.7,
      ) as [number, number];
      for (const side of [1, -1])
        corners.push(
          x1,
          y1,
          0,
          x2,
          y2,
          0,
          x1,
          y1 + w1 * 0.25,
          side * w1,
          x2,
          y2,
          0,
          x2,
          y2 + w2 * 0.25,
          side * w2,
          x1,
          y1 + w1 * 0.25,
          side * w1,
        );
    }
    const placed = put([0, 0, 0], {
      turn: (n / count) * 2 * Math.PI + luck.between(-0.3, 0.3),
      roll: luck.between(-0.1, 0.45),
    });
    const tone = luck.pick(tones);
    model.add(triangles(corners), tone, placed);
    const [mx, my] = at(0.28);
    model.add(
      bar(
        [
          [0, 0, 0],
          [mx, my, 0],
        ],
        0.012 * height + 0.004,
        4,
      ),
      tone,
      placed,
    );
  }
  return model;
}
