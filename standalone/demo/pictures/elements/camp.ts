import { hex } from '../render/colour.ts';
import { glowing, type Material, matt } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { DARK_WOOD, DECK } from './house.ts';
import { ball, bar, beam, type Point, post, put, sheet, slab, turned } from './shapes.ts';

/** A canvas dome five metres across, half of it clear, glowing when lit. */
export function dome(lit: number): Model {
  const model = new Model();
  const canvas: Material = {
    ...(lit ? glowing('#ffcf95', 0.42 * lit) : matt('#eee6d6')),
    translucent: 0.4,
  };
  const clear: Material = lit
    ? glowing('#ffc27a', 0.75 * lit)
    : { colour: hex('#8fa5ab'), gloss: 0.2, roughness: 0.02 };
  model.add(post(3.1, 0.3, 3.1, 40), DECK, put([0, -0.3, 0]));
  const at = (a: number, h: number): Point => [
    Math.cos(a) * 2.6 * Math.cos(h),
    0.1 + 2.6 * Math.sin(h) * 1.02,
    Math.sin(a) * 2.6 * Math.cos(h),
  ];
  for (let n = 0; n < 12; n++) {
    const [a, b] = [(n * Math.PI) / 6, ((n + 1) * Math.PI) / 6];
    model.add(
      sheet(4, 10, (u, v) => at(a + (b - a) * (1 - u), (v * Math.PI) / 2)),
      n < 6 ? clear : canvas,
    );
    model.add(
      bar(
        [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => at(a, (t * Math.PI) / 2)),
        0.03,
        5,
      ),
      matt('#d9d2c2'),
    );
  }
  for (const h of [0.02, 0.5, 0.95])
    model.add(
      bar(
        Array.from({ length: 25 }, (_, k) => at((k * Math.PI) / 12, h)),
        0.025,
        5,
      ),
      matt('#d9d2c2'),
    );
  model.add(
    slab(
      [
        [-0.55, 0],
        [0.55, 0],
        [0.55, 1.5],
        [0, 2.05],
        [-0.55, 1.5],
      ],
      0.1,
    ),
    DARK_WOOD,
    put([0, 0.05, 2.55]),
  );
  return model;
}

/** Logs and a flame in a ring of stones. */
export function firePit(lit: boolean): Model {
  const model = new Model();
  for (let n = 0; n < 9; n++)
    model.add(
      ball(0.17),
      matt('#77716a'),
      put([Math.cos(n * 0.7) * 0.55, 0.08, Math.sin(n * 0.7) * 0.55], {
        size: [1, 0.7, 1.2],
        turn: n,
      }),
    );
  for (let n = 0; n < 5; n++)
    model.add(
      beam([Math.cos(n * 1.3) * 0.42, 0.05, Math.sin(n * 1.3) * 0.42], [0, 0.45, 0], 0.05, 6),
      DARK_WOOD,
    );
  if (lit)
    for (const [size, height, code] of [
      [0.26, 0.8, '#ff7a1f'],
      [0.16, 0.62, '#ffd04a'],
    ] as const)
      model.add(
        turned(
          [
            [0, 0],
            [size, height * 0.22],
            [size * 0.75, height * 0.5],
            [0, height],
          ],
          10,
        ),
        glowing(code, 5),
        put([0, 0.12, 0]),
      );
  return model;
}
