import { hex } from '../render/colour.ts';
import type { Material } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { CLAY } from './house.ts';
import { block, post, put, sheet, slab } from './shapes.ts';
import { litPane, planks, plaster } from './surfaces.ts';

const TRIM = plaster('#f6f1e6', '#cfc5b3', 0.25);

const ARCH = (w: number, h: number): (readonly [number, number])[] => {
  const spring = h - w;
  const curve = Array.from(
    { length: 13 },
    (_, n) =>
      [Math.cos((n * Math.PI) / 12) * w, spring + Math.sin((n * Math.PI) / 12) * w] as const,
  );
  return [[-w, 0], [w, 0], ...curve.slice(0, -1), [-w, spring]];
};

/** A house of an old port town: sRGB colours, metres. */
export type ShophouseSpec = {
  wall: string;
  shutter: string;
  width?: number;
  storeys?: 2 | 3;
  lit?: number;
};

/** A Sino-Portuguese shophouse: arcade below, three shuttered windows a storey above; front to +z. */
export function shophouse({
  wall,
  shutter,
  width = 5.2,
  storeys = 2,
  lit = 0,
}: ShophouseSpec): Model {
  const model = new Model();
  const stucco = plaster(wall, '#9a8f80', 0.32);
  const high = 3.7;
  const half = width / 2;
  const arch = ARCH(Math.min(1.9, half * 0.66), 3);
  model.add(
    slab(
      [
        [-half, 0],
        [half, 0],
        [half, high],
        [-half, high],
      ],
      0.4,
      [arch.map(([x, y]) => [x, y + 0.001] as const)],
    ),
    stucco,
    put([0, 0, -0.2]),
  );
  addArcade(model, half, high, shutter, lit);
  for (let storey = 1; storey < storeys; storey++)
    addStorey(model, half, storey * high, { stucco, shutter, lit });
  const top = storeys * high;
  model.add(block(width + 0.2, 0.18, 0.55), TRIM, put([0, top - 0.1, -0.15]));
  model.add(
    slab(
      [
        [-half, 0],
        [half, 0],
        [half, 0.5],
        [half * 0.45, 0.55],
        [half * 0.3, 1],
        [-half * 0.3, 1],
        [-half * 0.45, 0.55],
        [-half, 0.5],
      ],
      0.24,
    ),
    stucco,
    put([0, top + 0.08, -0.2]),
  );
  model.add(block(half * 0.6, 0.1, 0.34), TRIM, put([0, top + 1.05, -0.2]));
  model.add(
    sheet(2, 4, (u, v) => [(1 - u * 2) * half, top + 0.3 + v * 1.9, -0.5 - v * 4]),
    CLAY,
  );
  model.add(block(width, top, 6), stucco, put([0, 0, -6.6]));
  for (const side of [-1, 1]) {
    model.add(block(0.42, top, 0.16), TRIM, put([side * (half - 0.22), 0, 0.06]));
    for (let storey = 1; storey <= storeys; storey++)
      model.add(
        block(0.56, 0.2, 0.28),
        TRIM,
        put([side * (half - 0.22), storey * high - 0.3, 0.1]),
      );
  }
  return model;
}

/** The covered five-foot way with doors behind. */
function addArcade(model: Model, half: number, high: number, shutter: string, lit: number): void {
  const leaf = planks(shutter, shutter, { across: 'x', along: 'y', width: 0.18, length: 9 });
  const inside: Material = lit ? litPane(lit) : { colour: hex('#4b3d33') };
  model.add(block(half * 2, high, 0.2), plaster('#e9dcc4', '#b9a98f', 0.3), put([0, 0, -2.6]));
  model.add(block(half * 2, 0.12, 2.6), TRIM, put([0, high - 0.2, -1.4]));
  model.add(block(half * 2, 0.16, 2.8), { colour: hex('#a8573a') }, put([0, 0, -1.3]));
  for (const side of [-1, 1]) {
    model.add(
      block(half * 0.32, 2.5, 0.12),
      leaf,
      put([side * half * 0.46, 0.16, -2.4], { turn: side * 0.5 }),
    );
    model.add(block(half * 0.42, 1.3, 0.1), inside, put([side * half * 0.72, 1, -2.46]));
  }
  model.add(block(half * 0.62, 2.5, 0.1), inside, put([0, 0.16, -2.47]));
}

function addStorey(
  model: Model,
  half: number,
  y: number,
  { stucco, shutter, lit }: { stucco: Material; shutter: string; lit: number },
): void {
  const louvre = planks(shutter, shutter, {
    across: 'y',
    along: 'x',
    width: 0.09,
    length: 9,
    gap: 0.05,
  });
  const pane: Material = lit
    ? litPane(lit)
    : { colour: hex('#2c3432'), gloss: 0.1, roughness: 0.03 };
  const middles = [-0.6, 0, 0.6].map((x) => x * half);
  const w = half * 0.19;
  const holes = middles.map((x) => ARCH(w, 2.35).map(([a, b]) => [a + x, b + 0.62] as const));
  model.add(
    slab(
      [
        [-half, 0],
        [half, 0],
        [half, 3.7],
        [-half, 3.7],
      ],
      0.3,
      holes,
    ),
    stucco,
    put([0, y, -0.2]),
  );
  model.add(block(half * 2 + 0.1, 0.16, 0.5), TRIM, put([0, y - 0.06, -0.1]));
  for (const x of middles) {
    model.add(block(w * 2, 2.4, 0.04), pane, put([x, y + 0.6, -0.32]));
    model.add(
      slab(ARCH(w * 1.3, 2.6), 0.1, [ARCH(w, 2.36).map(([a, b]) => [a, b + 0.001] as const)]),
      TRIM,
      put([x, y + 0.6, 0]),
    );
    for (const side of [-1, 1])
      model.add(
        block(w * 1.02, 1.75, 0.05),
        louvre,
        put([x + side * w * 1.5, y + 0.66, 0.22], { turn: side * 0.85 }),
      );
    model.add(block(w * 2.7, 0.09, 0.22), TRIM, put([x, y + 0.54, 0]));
    for (let n = -3; n <= 3; n++)
      model.add(
        post(0.02, 0.5, 0.02, 5),
        { colour: hex('#2b2b2b') },
        put([x + (n * w) / 3.4, y + 0.64, 0.04]),
      );
    model.add(block(w * 2.1, 0.04, 0.05), { colour: hex('#2b2b2b') }, put([x, y + 1.12, 0.04]));
  }
}
