import { sheet } from '../elements/shapes.ts';
import type { Material } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { fbm2 } from '../render/noise.ts';

/** A curtain gathered to `width`, hanging from the origin's height down to 0. */
export function curtain(width: number, height: number, cloth: Material, seed: number): Model {
  return new Model().add(
    sheet(90, 20, (u, v) => {
      const wave = Math.sin(u * width * 62 + 0.6 * Math.sin(u * 9 + seed)) * 0.05;
      return [
        (u - 0.5) * width * (1 + 0.07 * v),
        height * (1 - v),
        wave * (0.55 + 0.45 * v) + 0.012 * fbm2(u * 6, v * 3 + seed, 3),
      ];
    }),
    { ...cloth, translucent: 0.5 },
  );
}
