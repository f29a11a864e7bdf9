import { hex } from '../render/colour.ts';
import type { Material } from '../render/material.ts';
import { textured } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { cell } from '../render/noise.ts';
import { bar, block, post, put, sheet, slab, turned } from './shapes.ts';
import { blend, plaster, roofTiles } from './surfaces.ts';

export const GOLD: Material = { colour: hex('#cf9428'), gloss: 0.14, roughness: 0.25 };
const WHITE = plaster('#f2ece0', '#a59c8c', 0.35);
const BRICK = textured(
  blend('#7d4630', '#b0714d', (x, y, z) => {
    const row = Math.floor(y / 0.12);
    return cell(row, Math.floor((x + z) / 0.3 + (row % 2) * 0.5)) * 0.7 + 0.15;
  }),
);
const ROOF = roofTiles('#8a3a1e', '#c96a35');
const GREEN = roofTiles('#27513a', '#4b8559');
const RED: Material = { colour: hex('#7d1f1a') };

/** A bell-shaped chedi with a gilded spire, `height` tall. */
export function chedi(height: number, old: boolean): Model {
  const model = new Model();
  const s = height / 12;
  const body = old ? BRICK : WHITE;
  for (const [half, low, tall] of [
    [3.6, 0, 0.7],
    [3.1, 0.7, 0.6],
    [2.6, 1.3, 0.9],
    [2.2, 2.2, 0.5],
  ] as const)
    model.add(block(half * 2 * s, tall * s, half * 2 * s), body, put([0, low * s, 0]));
  model.add(
    turned(
      [
        [2.1, 2.7],
        [2.15, 2.9],
        [1.95, 3],
        [1.95, 3.2],
        [1.8, 3.3],
        [1.8, 3.5],
        [1.66, 3.6],
        [1.6, 4.1],
        [1.45, 4.8],
        [1.2, 5.4],
        [0.85, 5.75],
        [0.6, 5.85],
      ].map(([r = 0, y = 0]) => [r * s, y * s] as const),
      40,
    ),
    body,
  );
  model.add(block(1.15 * s, 0.55 * s, 1.15 * s), old ? body : GOLD, put([0, 5.8 * s, 0]));
  const rings: [number, number][] = [[0.42 * s, 6.35 * s]];
  for (let n = 0; n < 14; n++)
    rings.push(
      [(0.52 - n * 0.03) * s, (6.5 + n * 0.23) * s],
      [(0.4 - n * 0.026) * s, (6.62 + n * 0.23) * s],
    );
  rings.push(
    [0.08 * s, 10 * s],
    [0.1 * s, 10.3 * s],
    [0.03 * s, 10.6 * s],
    [0.06 * s, 11 * s],
    [0, 12 * s],
  );
  model.add(turned(rings, 24), GOLD);
  return model;
}

/** An assembly hall with three tiers of roof, gilded bargeboards and chofa; its front gable looks to +z. */
export function viharn({
  width = 9,
  depth = 16,
  walls = 4.2,
  green = false,
}: {
  width?: number;
  depth?: number;
  walls?: number;
  green?: boolean;
}): Model {
  const model = new Model();
  const tiles = green ? GREEN : ROOF;
  model.add(block(width + 3, 0.8, depth + 4), WHITE);
  model.add(block(width, walls, depth - 3), WHITE, put([0, 0.8, -1.5]));
  for (const x of [-0.5, -0.18, 0.18, 0.5])
    model.add(
      post(0.28, walls + 0.6, 0.24, 14),
      x === 0.5 || x === -0.5 ? WHITE : RED,
      put([x * (width - 0.6), 0.8, depth / 2 - 0.4]),
    );
  model.add(
    slab(
      [
        [-1, 0],
        [1, 0],
        [1, 2.5],
        [0, 3.5],
        [-1, 2.5],
      ],
      0.2,
    ),
    GOLD,
    put([0, 0.8, depth / 2 - 2.95]),
  );
  model.add(block(1.3, 2.3, 0.1), RED, put([0, 0.8, depth / 2 - 2.82]));
  for (const x of [-1, 1])
    model.add(
      slab(
        [
          [-0.5, 0],
          [0.5, 0],
          [0.5, 1.6],
          [0, 2.2],
          [-0.5, 1.6],
        ],
        0.12,
      ),
      GOLD,
      put([x * width * 0.33, 1.6, depth / 2 - 2.95]),
    );
  for (let n = 0; n < 5; n++)
    for (const side of [-1, 1])
      model.add(
        slab(
          [
            [-0.45, 0],
            [0.45, 0],
            [0.45, 1.5],
            [0, 2.1],
            [-0.45, 1.5],
          ],
          0.12,
        ),
        GOLD,
        put([side * (width / 2 + 0.02), 1.8, -depth / 2 + 1.6 + n * 2.4], { turn: Math.PI / 2 }),
      );
  for (const tier of [0, 1, 2]) addTier(model, tier, { width, depth, eaves: 0.8 + walls }, tiles);
  return model;
}

/** Fall of the upper roof and of the skirt below it by run, and where the skirt begins below the ridge, by the hall's width. */
const [STEEP, SHALLOW, SKIRT] = [1.3, 0.95, 0.45];

type Hall = { width: number; depth: number; eaves: number };

/** Tier 0 is the longest and lowest; each one above is shorter and steeper. */
function addTier(model: Model, tier: number, { width, depth, eaves }: Hall, tiles: Material): void {
  const long = depth / 2 + 1.2 - tier * 2.1;
  const ridge = eaves + width * 0.62 + tier * 0.75;
  for (const [from, to, top, drop] of [
    [0, 0.34, 0, STEEP],
    [0.32, 0.6, SKIRT, SHALLOW],
  ] as const)
    for (const side of [-1, 1]) {
      const start = ridge - top * width;
      model.add(
        sheet(6, 8, (u, v) => {
          const x = (from + (to - from) * v) * width;
          const sag = -Math.sin(v * Math.PI) * 0.14;
          return [
            side * x,
            start - (to - from) * width * drop * v + sag,
            (u * 2 - 1) * long * (side > 0 ? -1 : 1),
          ];
        }),
        tiles,
      );
    }
  for (const end of [-1, 1]) addGable(model, end * long, ridge, width);
}

function addGable(model: Model, z: number, ridge: number, width: number): void {
  const low = ridge - 0.34 * width * STEEP;
  const skirt = ridge - SKIRT * width;
  const foot = skirt - 0.28 * width * SHALLOW;
  model.add(
    slab(
      [
        [-0.31 * width, low + 0.3],
        [0.31 * width, low + 0.3],
        [0, ridge - 0.25],
      ],
      0.12,
    ),
    RED,
    put([0, 0, z * 0.985]),
  );
  const away = Math.sign(z);
  for (const side of [-1, 1]) {
    model.add(
      bar(
        [
          [0, ridge + 0.1, z],
          [side * 0.17 * width, ridge - 0.19 * width * STEEP - 0.05, z],
          [side * 0.34 * width, low + 0.02, z],
          [side * 0.385 * width, low + 0.12, z],
          [side * 0.4 * width, low + 0.6, z],
        ],
        0.1,
        6,
      ),
      GOLD,
    );
    model.add(
      bar(
        [
          [side * 0.34 * width, skirt, z * 0.98],
          [side * 0.6 * width, foot, z * 0.98],
          [side * 0.64 * width, foot + 0.5, z * 0.98],
        ],
        0.09,
        6,
      ),
      GOLD,
    );
  }
  // The chofa: a slender bird's neck that rises from the ridge and bends outwards
  model.add(
    bar(
      [
        [0, ridge - 0.1, z],
        [0, ridge + 0.5, z + away * 0.12],
        [0, ridge + 0.95, z + away * 0.5],
        [0, ridge + 1.5, z + away * 0.42],
        [0, ridge + 2.1, z + away * 0.75],
      ],
      0.09,
      6,
    ),
    GOLD,
  );
}
