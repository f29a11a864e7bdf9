import { fanPlant } from '../elements/fan-plant.ts';
import {
  ball,
  bar,
  block,
  type Point,
  post,
  put,
  sheet,
  softBlock,
  turned,
} from '../elements/shapes.ts';
import { hex } from '../render/colour.ts';
import { type Material, matt } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { cushion, WHITE_LINEN } from './bed.ts';
import { tableLamp } from './lamps.ts';

/** A bedside cabinet with a book, its drawer towards +z. */
export function nightstand(wood: Material): Model {
  const model = new Model().add(softBlock(0.48, 0.4, 0.4, 0.015), wood, put([0, 0.14, 0]));
  for (const x of [-0.2, 0.2])
    for (const z of [-0.16, 0.16]) model.add(post(0.018, 0.15, 0.018, 6), wood, put([x, 0, z]));
  model
    .add(block(0.42, 0.15, 0.012), wood, put([0, 0.35, 0.202]))
    .add(ball(0.016), matt('#b08a4a'), put([0, 0.42, 0.215]));
  return model.add(
    softBlock(0.2, 0.03, 0.14, 0.005),
    matt('#4d6f72'),
    put([0.1, 0.54, 0.06], { turn: 0.3 }),
  );
}

/** An easy chair with loose cushions, facing +z. */
export function armchair(wood: Material, cloth: Material): Model {
  const model = new Model();
  for (const x of [-0.34, 0.34]) {
    for (const z of [-0.3, 0.3]) model.add(post(0.022, 0.58, 0.026, 8), wood, put([x, 0, z]));
    model.add(softBlock(0.06, 0.035, 0.74, 0.015), wood, put([x, 0.57, 0]));
  }
  model.add(block(0.68, 0.05, 0.66), wood, put([0, 0.26, 0]));
  model.add(softBlock(0.62, 0.15, 0.64, 0.06), cloth, put([0, 0.3, 0.02]));
  model.add(softBlock(0.62, 0.56, 0.15, 0.06), cloth, put([0, 0.4, -0.27], { tilt: -0.2 }));
  return model.add(
    cushion(0.42, 0.4, 0.15, 3),
    WHITE_LINEN,
    put([0.03, 0.62, -0.12], { tilt: 1.2 }),
  );
}

/** A bench or daybed with bolsters along -z. */
export function daybed(width: number, wood: Material, cloth: Material): Model {
  const model = new Model().add(softBlock(width, 0.3, 0.85, 0.02), wood);
  model.add(softBlock(width - 0.06, 0.15, 0.8, 0.06), cloth, put([0, 0.29, 0]));
  for (let n = 0; n < 3; n++)
    model.add(
      cushion(0.5, 0.44, 0.19, n),
      n === 1 ? cloth : WHITE_LINEN,
      put([(n - 1) * width * 0.29, 0.64, -0.27], { tilt: 1.2 }),
    );
  return model;
}

/** A plant `height` metres tall, pot included. */
export function pottedPlant(height: number, seed: number, pot: Material): Model {
  return new Model()
    .add(
      turned(
        [
          [0, 0],
          [0.15, 0],
          [0.2, 0.2],
          [0.21, 0.34],
          [0.19, 0.36],
          [0.17, 0.33],
          [0, 0.32],
        ],
        24,
      ),
      pot,
    )
    .addAll(fanPlant(seed, height, 13, height * 0.1), put([0, 0.3, 0]));
}

/** A round stool on three legs. */
export function stool(wood: Material): Model {
  const model = new Model().add(post(0.2, 0.04, 0.2, 24), wood, put([0, 0.42, 0]));
  for (let n = 0; n < 3; n++)
    model.add(
      bar(
        [
          [Math.cos(n * 2.1) * 0.13, 0.42, Math.sin(n * 2.1) * 0.13],
          [Math.cos(n * 2.1) * 0.2, 0, Math.sin(n * 2.1) * 0.2],
        ],
        0.017,
        6,
      ),
      wood,
    );
  return model;
}

/** A desk with chair, lamp and a closed laptop; the sitter faces -z. */
export function desk(wood: Material, lit: number): Model {
  const model = new Model().add(softBlock(1.25, 0.04, 0.58, 0.012), wood, put([0, 0.71, 0]));
  for (const x of [-0.57, 0.57])
    for (const z of [-0.24, 0.24]) model.add(block(0.045, 0.71, 0.045), wood, put([x, 0, z]));
  model.add(
    softBlock(0.34, 0.018, 0.24, 0.006),
    { colour: hex('#a9adb0'), gloss: 0.12, roughness: 0.2 },
    put([0.05, 0.75, 0.05], { turn: 0.12 }),
  );
  model.add(
    turned(
      [
        [0, 0],
        [0.035, 0],
        [0.04, 0.09],
        [0.036, 0.09],
      ],
      16,
    ),
    WHITE_LINEN,
    put([-0.28, 0.75, 0.08]),
  );
  model.addAll(tableLamp(matt('#2c2a28'), lit), put([0.48, 0.75, -0.1], { size: 0.8 }));
  model
    .add(softBlock(0.44, 0.05, 0.44, 0.02), wood, put([0, 0.44, 0.55]))
    .add(softBlock(0.42, 0.42, 0.03, 0.015), wood, put([0, 0.5, 0.76], { tilt: 0.12 }));
  for (const x of [-0.19, 0.19])
    for (const z of [0.37, 0.75]) model.add(post(0.017, 0.45, 0.02, 6), wood, put([x, 0, z]));
  return model;
}

/** A ceiling fan hanging `drop` below the origin. */
export function ceilingFan(wood: Material, drop: number): Model {
  const model = new Model()
    .add(post(0.015, drop, 0.015, 6), matt('#3a332c'), put([0, -drop, 0]))
    .add(post(0.09, 0.12, 0.07, 16), matt('#3a332c'), put([0, -drop - 0.06, 0]));
  for (let n = 0; n < 5; n++)
    model.add(
      softBlock(0.62, 0.012, 0.13, 0.005),
      wood,
      put([Math.cos(n * 1.257) * 0.42, -drop - 0.02, -Math.sin(n * 1.257) * 0.42], {
        turn: n * 1.257,
        tilt: 0.16,
      }),
    );
  return model;
}

/** A free-standing bath with its tap, long along x. */
export function bathtub(skin: Material): Model {
  const ring =
    (y: number, long: number, wide: number) =>
    (u: number): Point => {
      const a = u * Math.PI * 2;
      return [
        Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.8 * long,
        y + 0.08 * Math.cos(a) ** 4,
        Math.sin(a) * wide,
      ];
    };
  const rings = [
    ring(0.02, 0.6, 0.28),
    ring(0.2, 0.74, 0.36),
    ring(0.56, 0.86, 0.42),
    ring(0.6, 0.88, 0.43),
    ring(0.56, 0.82, 0.37),
    ring(0.25, 0.68, 0.29),
  ];
  const model = new Model();
  rings.slice(1).forEach((outer, n) => {
    const inner = rings[n];
    if (!inner) return;
    model.add(
      sheet(48, 3, (u, v) => {
        const [a, b] = [inner(u), outer(u)];
        return [a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v, a[2] + (b[2] - a[2]) * v];
      }),
      skin,
    );
  });
  model.add(
    sheet(24, 4, (u, v) => [(u * 2 - 1) * 0.7 * (1 - 0.1 * v), 0.44, (v * 2 - 1) * 0.3]),
    { colour: hex('#cfe6e4'), gloss: 0.25, roughness: 0.02 },
  );
  return model.add(
    bar(
      [
        [0, 0, -0.55],
        [0, 0.95, -0.55],
        [0, 1.02, -0.45],
        [0, 0.92, -0.34],
      ],
      0.018,
      8,
    ),
    { colour: hex('#b98d4f'), gloss: 0.4, roughness: 0.15 },
  );
}
