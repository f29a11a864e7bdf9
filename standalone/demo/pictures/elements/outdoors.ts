import { hex } from '../render/colour.ts';
import { type Material, matt } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { DARK_WOOD } from './house.ts';
import { bar, beam, block, type Point, post, put, sheet, softBlock, turned } from './shapes.ts';
import { planks, striped, woven } from './surfaces.ts';

export const LINEN = woven('#e9e2d3', '#f7f2e8', 0.004);
const OAK = planks('#8c6a48', '#b8936a', { across: 'x', along: 'z', width: 0.07 });

/** A sun lounger, its head towards -z. */
export function lounger(cushion: Material = LINEN): Model {
  const model = new Model();
  for (const x of [-0.28, 0.28])
    for (const z of [-0.7, 0.8]) model.add(block(0.06, 0.3, 0.06), OAK, put([x, 0, z]));
  model.add(block(0.68, 0.06, 1.95), OAK, put([0, 0.26, 0.05]));
  model.add(softBlock(0.64, 0.09, 1.25, 0.04), cushion, put([0, 0.33, 0.38]));
  model.add(
    softBlock(0.64, 0.09, 0.78, 0.04),
    cushion,
    put([0, 0.36, -0.2], { tilt: 0.62 }).multiply(put([0, 0, -0.36])),
  );
  model.add(
    softBlock(0.42, 0.1, 0.2, 0.05),
    striped(['#2f7f7a', '#f1ead9'], 'x', 0.06),
    put([0, 0.78, -0.66], { tilt: 0.62 }),
  );
  return model;
}

/** A market parasol, 2.7 m. */
export function parasol(colour: string): Model {
  const cloth: Material = { colour: hex(colour), translucent: 0.35 };
  const model = new Model().add(post(0.03, 2.6, 0.03, 8), OAK);
  for (let n = 0; n < 8; n++) {
    const at = (angle: number, r: number, y: number): Point => [
      Math.cos(angle) * r,
      y,
      Math.sin(angle) * r,
    ];
    const [a, b] = [(n * Math.PI) / 4, ((n + 1) * Math.PI) / 4];
    model.add(
      sheet(4, 4, (u, v) => {
        const angle = a + (b - a) * u;
        const sag = 0.06 * Math.sin(u * Math.PI) * v;
        return at(angle, 1.65 * v * (1 - 0.06 * Math.sin(u * Math.PI)), 2.62 - 0.55 * v - sag);
      }),
      cloth,
    );
    model.add(beam(at(a, 0.02, 2.6), at(a, 1.65, 2.06), 0.014, 4), OAK);
  }
  return model;
}

/** A hammock between two points, sagging. */
export function hammock(
  from: Point,
  to: Point,
  colours: readonly string[] = ['#f1ead9', '#c8553d'],
): Model {
  const long = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const [ux, uz] = [(to[0] - from[0]) / long, (to[2] - from[2]) / long];
  const cloth = { ...striped(colours, 'z', 0.09), translucent: 0.3 };
  const line = (t: number): Point => [
    from[0] + ux * long * t,
    from[1] + (to[1] - from[1]) * t - 1.05 * Math.sin(Math.PI * t),
    from[2] + uz * long * t,
  ];
  const model = new Model();
  model.add(
    sheet(24, 8, (u, v) => {
      const t = 0.2 + 0.6 * u;
      const [x, y, z] = line(t);
      const w = (v * 2 - 1) * 0.55 * Math.sin(Math.PI * (0.08 + 0.84 * u)) ** 0.5;
      return [x - uz * w, y + 0.55 * w * w - 0.1, z + ux * w];
    }),
    cloth,
  );
  for (const [a, b] of [
    [0, 0.2],
    [0.8, 1],
  ] as const)
    model.add(bar([line(a), line((a + b) / 2), line(b)], 0.018, 4), matt('#d9cdb4'));
  return model;
}

/** A table with chairs, for two. */
export function cafeTable(): Model {
  const model = new Model();
  model
    .add(post(0.36, 0.035, 0.36, 24), OAK, put([0, 0.72, 0]))
    .add(post(0.03, 0.72, 0.03), DARK_WOOD)
    .add(post(0.22, 0.03, 0.2, 16), DARK_WOOD);
  model.add(
    turned(
      [
        [0.03, 0],
        [0.05, 0.06],
        [0.03, 0.14],
      ],
      12,
    ),
    matt('#d9d3c4'),
    put([0, 0.755, 0]),
  );
  for (const side of [-1, 1])
    model.addAll(chair(), put([side * 0.68, 0, 0], { turn: (side * Math.PI) / 2 + Math.PI }));
  return model;
}

/** A wooden chair, its sitter facing +z. */
export function chair(): Model {
  const model = new Model();
  for (const x of [-0.2, 0.2]) {
    model.add(block(0.035, 0.45, 0.035), DARK_WOOD, put([x, 0, 0.2]));
    model.add(block(0.035, 0.88, 0.035), DARK_WOOD, put([x, 0, -0.2], { tilt: -0.07 }));
  }
  model.add(softBlock(0.46, 0.05, 0.45, 0.02), OAK, put([0, 0.43, 0]));
  for (const y of [0.6, 0.72, 0.84]) model.add(block(0.4, 0.05, 0.02), OAK, put([0, y, -0.24]));
  return model;
}
