import { hex, scaled } from '../render/colour.ts';
import type { Material } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { DARK_WOOD } from './house.ts';
import { block, put, softBlock } from './shapes.ts';
import { mottled, planks, plaster } from './surfaces.ts';

export const CONCRETE = mottled('#b3aca0', '#cfc8bb', 1.6);
const WHITE_WALL = plaster('#f3eee4', '#d6cdbd', 0.2);
const SCREEN = planks('#8a6240', '#b98d5f', {
  across: 'x',
  along: 'y',
  width: 0.12,
  length: 9,
  gap: 0.05,
});

/** A modern villa: metres, and how brightly its rooms are lit, 0 by day. */
export type VillaSpec = {
  width: number;
  depth: number;
  floors: 1 | 2;
  wall?: 'white' | 'concrete';
  lit?: number;
};

/** A flat-roofed villa of glass and slabs; its front looks to +z. Rooms are lit from within by `lit`. */
export function villa({ width, depth, floors, wall = 'white', lit = 0 }: VillaSpec): Model {
  const model = new Model();
  const body = wall === 'white' ? WHITE_WALL : CONCRETE;
  for (let floor = 0; floor < floors; floor++) {
    const y = 0.15 + floor * 3.3;
    const shift = floor * width * 0.08;
    const wide = width - floor * width * 0.26;
    model.add(block(wide + 1, 0.28, depth + 2.4), body, put([shift, y - 0.28, 0.6]));
    model.add(block(wide, 3, 0.25), body, put([shift, y, -depth / 2]));
    for (const side of [-1, 1])
      model.add(block(0.25, 3, depth), body, put([shift + (side * wide) / 2, y, 0]));
    addInside(model, shift, y, wide, depth, lit);
    addGlass(model, shift, y, wide, depth / 2 - 0.5);
    model.add(
      block(wide * 0.26, 2.98, 0.14),
      SCREEN,
      put([shift - wide * 0.3, y, depth / 2 - 0.1]),
    );
    model.add(block(wide + 1.4, 0.34, depth + 2.6), body, put([shift, y + 3, 0.6]));
    model.add(block(wide + 1.2, 0.03, depth + 2.4), SCREEN, put([shift, y + 2.97, 0.6]));
  }
  return model;
}

/** What shows through the glass: a back wall, a curtain, a bed. */
function addInside(
  model: Model,
  x: number,
  y: number,
  wide: number,
  depth: number,
  lit: number,
): void {
  const wall: Material = lit
    ? { colour: hex('#e3c9a0'), glow: scaled(hex('#ffb566'), 0.5 * lit) }
    : { colour: hex('#a3927c') };
  model.add(block(wide - 0.4, 2.9, 0.06), wall, put([x, y, -depth * 0.2]));
  model.add(block(wide - 0.4, 0.04, depth * 0.7), { colour: hex('#7a5a3d') }, put([x, y, 0]));
  const cloth: Material = lit
    ? { colour: hex('#f0e2c8'), glow: scaled(hex('#ffca8a'), 0.35 * lit) }
    : { colour: hex('#ddd5c6'), translucent: 0.3 };
  for (let n = 0; n < 9; n++)
    model.add(
      softBlock(0.12, 2.8, 0.1, 0.05),
      cloth,
      put([x + wide * 0.42 - n * 0.13, y, depth * 0.3]),
    );
  model.add(
    softBlock(2, 0.55, 1.7, 0.08),
    { colour: hex('#f4efe6') },
    put([x + wide * 0.12, y, depth * 0.02]),
  );
  if (lit)
    model.add(
      softBlock(0.3, 0.35, 0.3, 0.1),
      { colour: hex('#ffe0a8'), glow: scaled(hex('#ffc06a'), 4 * lit) },
      put([x + wide * 0.3, y + 0.9, 0]),
    );
}

function addGlass(model: Model, x: number, y: number, wide: number, z: number): void {
  const panes = Math.max(3, Math.round(wide / 1.6));
  for (let n = 0; n <= panes; n++)
    model.add(block(0.05, 2.98, 0.07), DARK_WOOD, put([x - wide / 2 + (wide * n) / panes, y, z]));
}

/** A pool deck with a hole in it; the water itself belongs to the scene. `size` is the pool's; over an `infinity` edge (-z) one looks straight out. */
export function poolDeck(
  size: readonly [number, number],
  apron: number,
  stone: Material,
  lining: Material,
  infinity = false,
): Model {
  const [w, d] = size;
  const model = new Model();
  for (const side of [-1, 1]) {
    model.add(block(apron, 0.5, d + apron * 2), stone, put([side * (w + apron) * 0.5, -0.5, 0]));
    if (side > 0 || !infinity)
      model.add(block(w, 0.5, apron), stone, put([0, -0.5, side * (d + apron) * 0.5]));
    model.add(block(0.06, 1.6, d), lining, put([side * (w / 2 + 0.02), -1.6, 0]));
    model.add(block(w, 1.6, 0.06), lining, put([0, -1.6, side * (d / 2 + 0.02)]));
  }
  return model.add(block(w, 0.1, d), lining, put([0, -1.6, 0]));
}
