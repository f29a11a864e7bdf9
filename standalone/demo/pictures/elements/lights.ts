import { hex } from '../render/colour.ts';
import { glowing, type Material, matt } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { ball, bar, type Point, post, put, turned } from './shapes.ts';

/** Bulbs on a sagging line. */
export function lightString(
  from: Point,
  to: Point,
  sag: number,
  bulbs: number,
  strength: number,
): Model {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
    from[2] + (to[2] - from[2]) * t,
  ];
  const model = new Model().add(bar([0, 0.25, 0.5, 0.75, 1].map(at), 0.008, 4), matt('#20201e'));
  for (let n = 1; n < bulbs; n++) {
    const [x, y, z] = at(n / bulbs);
    model.add(
      ball(0.05),
      strength > 0 ? glowing('#ffd08a', 2.6 * strength) : matt('#e9e2cf'),
      put([x, y - 0.06, z]),
    );
  }
  return model;
}

/** A round paper lantern with a tassel. */
export function lantern(colour: string, radius: number, lit: number): Model {
  const paper: Material = lit
    ? glowing(colour, 0.9 * lit)
    : { colour: hex(colour), translucent: 0.4 };
  const model = new Model();
  model.add(
    turned(
      [
        [0.2, -0.8],
        [0.62, -0.68],
        [0.93, -0.35],
        [1, 0],
        [0.93, 0.35],
        [0.62, 0.68],
        [0.2, 0.8],
      ].map(([r = 0, y = 0]) => [r * radius, y * radius] as const),
      20,
    ),
    paper,
  );
  for (const y of [-0.86, 0.78])
    model.add(
      post(0.24 * radius, 0.1 * radius, 0.24 * radius, 12),
      matt('#5a2f1a'),
      put([0, y * radius, 0]),
    );
  model.add(post(0.02, radius * 0.9, 0.05, 6), matt('#b8322a'), put([0, -1.75 * radius, 0]));
  model.add(post(0.006, 0.8, 0.006, 4), matt('#20201e'), put([0, 0.8 * radius, 0]));
  return model;
}
