import { ball, post, put, turned } from '../elements/shapes.ts';
import { woven } from '../elements/surfaces.ts';
import { hex, scaled } from '../render/colour.ts';
import { type Material, matt } from '../render/material.ts';
import { Model } from '../render/model.ts';

const shade = (lit: number): Material => ({
  colour: hex('#f3e3c4'),
  translucent: 0.4,
  glow: scaled(hex('#ffcf8f'), 1.7 * lit),
});

/** A table lamp; its light belongs half a metre above its foot. */
export function tableLamp(base: Material, lit: number): Model {
  return new Model()
    .add(
      turned([
        [0, 0],
        [0.09, 0],
        [0.09, 0.02],
        [0.04, 0.05],
        [0.08, 0.14],
        [0.09, 0.2],
        [0.05, 0.28],
        [0.015, 0.31],
        [0.015, 0.4],
      ]),
      base,
    )
    .add(
      turned(
        [
          [0.16, 0.34],
          [0.115, 0.56],
        ],
        28,
      ),
      shade(lit),
    );
}

/** A globe of cane on a cord from the ceiling; the origin is its middle. */
export function pendant(
  kind: 'globe' | 'cone' | 'drum',
  radius: number,
  cord: number,
  lit: number,
): Model {
  const cane = woven('#8a6a42', '#d9bd8c', 0.016, {
    translucent: 0.35,
    glow: scaled(hex('#ffbe74'), 0.32 * lit),
  });
  const model = new Model().add(
    post(0.008, cord, 0.008, 5),
    matt('#2a241e'),
    put([0, radius * 0.7, 0]),
  );
  model.add(ball(0.06), { colour: hex('#fff0d0'), glow: scaled(hex('#ffd9a0'), 3 * lit) });
  const profile: Record<typeof kind, readonly (readonly [number, number])[]> = {
    globe: [
      [0.45, -0.85],
      [0.8, -0.55],
      [0.98, -0.1],
      [0.95, 0.3],
      [0.7, 0.7],
      [0.3, 0.92],
      [0.05, 0.98],
    ],
    cone: [
      [1, -0.35],
      [0.7, 0.05],
      [0.3, 0.4],
      [0.08, 0.7],
    ],
    drum: [
      [0.95, -0.5],
      [0.95, 0.5],
    ],
  };
  return model.add(
    turned(
      profile[kind].map(([r, y]) => [r * radius, y * radius] as const),
      40,
    ),
    kind === 'cone' ? { colour: hex('#23211f') } : cane,
  );
}
