import { hex } from '../render/colour.ts';
import type { Material } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { beam, block, post, put, sheet, slab, triangles } from './shapes.ts';
import { litPane, planks, roofTiles, thatch } from './surfaces.ts';

export const TEAK = planks('#5a3420', '#95623a', { across: 'y', along: 'x', width: 0.2 });
const TEAK_SIDE = planks('#5a3420', '#95623a', { across: 'y', along: 'z', width: 0.2 });
export const DARK_WOOD: Material = { colour: hex('#4a2f20'), gloss: 0.02, roughness: 0.4 };
export const DECK = planks('#7d5f45', '#b08c66', { across: 'x', along: 'z', width: 0.14 });
export const THATCH = thatch('#5c4a30', '#b39a68');
export const CLAY = roofTiles('#6a3826', '#a3603f');
export const SHINGLE = roofTiles('#4d4038', '#84715f');
export const TIN = planks('#7d8587', '#a9b0b0', {
  across: 'x',
  along: 'y',
  width: 0.12,
  length: 9,
  gap: 0.03,
});

/** A wooden house: metres; the roof's pitch is its rise by its run. */
export type HouseSpec = {
  width: number;
  depth: number;
  walls: number;
  /** Height of the posts it stands on. */
  stilts?: number;
  /** Depth of the veranda in front. */
  veranda?: number;
  /** Rise of the roof by run. */
  pitch?: number;
  roof?: Material;
  wall?: Material;
  side?: Material;
  trim?: Material;
  /** Doors and windows in the front wall, from the left. */
  front?: readonly ('door' | 'window' | 'glass')[];
  /** How brightly its rooms are lit, 0 by day. */
  lit?: number;
  /** Crossed gable boards of the north. */
  kalae?: boolean;
  stairs?: boolean;
};

/** A wooden house on posts; its front looks to +z, its ridge runs along x unless `turned`. */
export function house(spec: HouseSpec): Model {
  const { width, depth, walls, stilts = 0, veranda = 0, pitch = 0.75 } = spec;
  const wall = spec.wall ?? TEAK;
  const trim = spec.trim ?? DARK_WOOD;
  const model = new Model();
  const floor = Math.max(0.12, stilts);
  const full = depth + veranda;
  model.add(block(width + 0.3, 0.14, full + 0.3), DECK, put([0, floor - 0.14, veranda / 2]));
  for (const x of [-1, -0.33, 0.33, 1])
    for (const z of [-depth / 2, depth / 2, depth / 2 + veranda])
      model.add(post(0.11, floor + 0.6, 0.1, 8), trim, put([(x * (width - 0.3)) / 2, -0.6, z]));
  model.add(block(width, walls, 0.1), wall, put([0, floor, -depth / 2]));
  for (const side of [-1, 1]) {
    model.add(
      block(0.1, walls, depth),
      spec.side ?? spec.wall ?? TEAK_SIDE,
      put([(side * width) / 2, floor, 0]),
    );
    for (const z of [-1, 1])
      model.add(block(0.18, walls, 0.18), trim, put([(side * width) / 2, floor, (z * depth) / 2]));
  }
  addFront(model, spec, floor, wall, trim);
  if (veranda > 0.5) addVeranda(model, spec, floor, trim);
  addRoof(model, spec, floor + walls, pitch, trim);
  if (spec.stairs && stilts > 0.3) addStairs(model, floor, depth / 2 + veranda, width * 0.22);
  return model;
}

function addFront(
  model: Model,
  { width, depth, walls, front = ['window', 'door', 'window'], lit = 0 }: HouseSpec,
  floor: number,
  wall: Material,
  trim: Material,
): void {
  const z = depth / 2;
  const pane: Material = lit
    ? litPane(lit)
    : { colour: hex('#26302f'), gloss: 0.12, roughness: 0.02 };
  const bay = width / front.length;
  const holes = front.map((kind, n) => {
    const middle = (n + 0.5 - front.length / 2) * bay;
    const half =
      (kind === 'glass' ? 0.44 : kind === 'door' ? 0.3 : 0.26) *
      Math.min(bay, kind === 'glass' ? 9 : 2.6);
    const [low, high] = kind === 'window' ? [walls * 0.32, walls * 0.8] : [0, walls * 0.84];
    return { kind, middle, half, low, high };
  });
  const outline = [
    [-width / 2, 0],
    [width / 2, 0],
    [width / 2, walls],
    [-width / 2, walls],
  ] as const;
  model.add(
    slab(
      outline,
      0.1,
      holes.map(
        ({ middle, half, low, high }) =>
          [
            [middle - half, low + 0.01],
            [middle + half, low + 0.01],
            [middle + half, high],
            [middle - half, high],
          ] as const,
      ),
    ),
    wall,
    put([0, floor, z]),
  );
  for (const { kind, middle, half, low, high } of holes) {
    model.add(block(half * 2, high - low, 0.02), pane, put([middle, floor + low, z - 0.08]));
    for (const x of [-half, half])
      model.add(block(0.09, high - low, 0.16), trim, put([middle + x, floor + low, z]));
    for (const y of [low, high])
      model.add(block(half * 2 + 0.16, 0.09, 0.18), trim, put([middle, floor + y - 0.04, z]));
    const bars = kind === 'glass' ? Math.max(1, Math.round(half * 1.4)) : 1;
    for (let n = 1; n <= bars; n++)
      model.add(
        block(0.05, high - low, 0.05),
        trim,
        put([middle - half + (2 * half * n) / (bars + 1), floor + low, z - 0.03]),
      );
    if (kind === 'window')
      for (const side of [-1, 1])
        model.add(
          block(half * 0.95, high - low, 0.04),
          trim,
          put([middle + side * (half * 1.42), floor + low, z + 0.14], { turn: side * 0.35 }),
        );
  }
}

function addVeranda(
  model: Model,
  { width, depth, walls, veranda = 0, stairs, pitch = 0.75 }: HouseSpec,
  floor: number,
  trim: Material,
): void {
  const front = depth / 2 + veranda;
  for (const x of [-0.5, -0.17, 0.17, 0.5])
    model.add(
      block(0.12, walls - veranda * pitch * 0.42 + 0.1 - pitch * 0.15, 0.12),
      trim,
      put([x * (width - 0.1), floor, front - 0.1]),
    );
  const gap = stairs ? width * 0.22 : -9;
  for (const [from, to] of [
    [-width / 2, stairs ? gap - 0.6 : width / 2],
    [gap + 0.6, width / 2],
  ] as const) {
    if (to - from < 0.4) continue;
    for (const y of [0.12, 0.92])
      model.add(block(to - from, 0.07, 0.08), trim, put([(from + to) / 2, floor + y, front - 0.1]));
    for (let x = from; x <= to; x += 0.16)
      model.add(block(0.04, 0.84, 0.04), trim, put([x, floor + 0.1, front - 0.1]));
    if (!stairs) break;
  }
  for (const side of [-1, 1])
    for (const y of [0.12, 0.92])
      model.add(
        block(0.08, 0.07, veranda),
        trim,
        put([(side * width) / 2, floor + y, depth / 2 + veranda / 2]),
      );
}

/** Gable roof with its ridge along x, reaching over the veranda at a gentler slope. */
function addRoof(
  model: Model,
  { width, depth, veranda = 0, roof = THATCH, kalae }: HouseSpec,
  eaves: number,
  pitch: number,
  trim: Material,
): void {
  const out = 0.75;
  const ridge = eaves + (depth / 2) * pitch + 0.1;
  const half = width / 2 + out;
  const back = -depth / 2 - out;
  const front = depth / 2 + out * 0.2;
  const low = (z: number) => ridge - Math.abs(z) * pitch;
  const fall = (z: number) => (z <= front ? low(z) : low(front) - (z - front) * pitch * 0.42);
  for (const thick of [0, 0.16]) {
    model.add(
      sheet(2, 8, (u, v) => [(u * 2 - 1) * half, low(v * back) - thick, v * back]),
      roof,
    );
    const end = Math.max(depth / 2 + out, depth / 2 + veranda + 0.6);
    model.add(
      sheet(2, 10, (u, v) => [(1 - u * 2) * half, fall(v * end) - thick, v * end]),
      roof,
    );
  }
  model.add(beam([-half, ridge, 0], [half, ridge, 0], 0.13, 8), roof);
  for (const side of [-1, 1]) {
    const x = (side * width) / 2;
    model.add(
      triangles([x, eaves - 0.1, -depth / 2, x, eaves - 0.1, depth / 2, x, ridge - 0.15, 0]),
      trim,
    );
    for (const z of [-1, 1]) {
      const reach = kalae ? -0.45 : 0;
      const end = (depth / 2 + out) * z;
      model.add(
        beam(
          [side * half, ridge + 0.1 - reach * pitch, reach * z],
          [side * half, low(end), end],
          0.075,
          5,
        ),
        trim,
      );
    }
  }
}

function addStairs(model: Model, floor: number, z: number, x: number): void {
  const steps = Math.max(2, Math.round(floor / 0.22));
  for (let n = 0; n < steps; n++)
    model.add(
      block(1.1, 0.06, 0.3),
      DECK,
      put([x, floor - ((n + 1) * floor) / steps, z + 0.25 + n * 0.27]),
    );
  for (const side of [-0.55, 0.55])
    model.add(
      beam([x + side, floor, z + 0.1], [x + side, 0, z + 0.2 + steps * 0.27], 0.05, 5),
      DARK_WOOD,
    );
}
