import { planks, plaster, woven } from '../elements/surfaces.ts';
import type { Material } from '../render/material.ts';

export const OAK_FLOOR = planks('#8a6747', '#bd9670', {
  across: 'x',
  along: 'z',
  width: 0.17,
  length: 1.9,
  gap: 0.006,
  more: { gloss: 0.035, roughness: 0.16 },
});
export const TEAK_FLOOR = planks('#4c2a18', '#874f2c', {
  across: 'x',
  along: 'z',
  width: 0.22,
  length: 3,
  gap: 0.008,
  more: { gloss: 0.05, roughness: 0.12 },
});
const teakBoards = (along: 'x' | 'z') =>
  planks('#74482c', '#a8703f', { across: 'y', along, width: 0.2, length: 3.2, gap: 0.008 });
export const TEAK_WALL = teakBoards('x');
export const TEAK_SIDE = teakBoards('z');
const pineBoards = (along: 'x' | 'z') =>
  planks('#b98a55', '#dcb682', { across: 'y', along, width: 0.15, length: 2.6, gap: 0.008 });
export const PINE_SIDE = pineBoards('z');
export const PINE_BACK = pineBoards('x');
export const WHITE = plaster('#f4f0e8', '#e7e0d4', 0.15);
export const SHEER = woven('#f2ece0', '#fcf9f2', 0.006);
export const OAK = planks('#8f6a45', '#b98f63', {
  across: 'x',
  along: 'y',
  width: 0.3,
  length: 2,
  gap: 0,
});
export const TEAK: Material = {
  ...planks('#4a2a18', '#7a4828', { across: 'y', along: 'x', width: 0.3, length: 2, gap: 0 }),
  gloss: 0.03,
  roughness: 0.2,
};
/** Coarse cloth between two shades. */
export const wool = (from: string, to: string) => woven(from, to, 0.012);
