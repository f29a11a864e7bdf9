import { clamp01, hex } from '../render/colour.ts';
import { textured } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { cell, fbm2 } from '../render/noise.ts';
import { block, put } from './shapes.ts';

/** A city block: metres; `foot` lowers it below the scene's ground. */
export type TowerSpec = {
  width: number;
  depth: number;
  height: number;
  wall: string;
  lit?: number;
  foot?: number;
  balconies?: boolean;
};

/** A city block; its windows are part of its skin, some of them lit. */
export function tower({
  width,
  depth,
  height,
  wall,
  lit = 0,
  balconies = false,
}: TowerSpec): Model {
  const base = hex(wall);
  const glass = hex('#41525f');
  const warm = [hex('#ffcf87'), hex('#fff0d0'), hex('#ffb765')];
  const skin = textured(
    (x, y, z, out) => {
      const along = Math.abs(Math.abs(x) - width / 2) < 0.02 ? z : x;
      const [u, v] = [along / 1.15 + 400, y / 3.1];
      const [i, j] = [Math.floor(u), Math.floor(v)];
      const pane = u - i > 0.2 && u - i < 0.8 && v - j > 0.3 && v - j < 0.88 && y < height - 0.8;
      const on = pane && cell(i + Math.round(width * 7), j) < lit * 0.42;
      const lamp = warm[Math.floor(cell(j, i) * 3)] ?? base;
      const stain = 0.9 + 0.16 * fbm2(along * 0.2, y * 0.05, 3);
      const drape = 0.55 + 0.5 * cell(i, j + 50);
      for (let k = 0; k < 3; k++) {
        const seen = on ? (lamp[k] ?? 0) : pane ? (glass[k] ?? 0) * drape : (base[k] ?? 0) * stain;
        out[k] = clamp01(seen) * (on ? 2.2 * lit * (0.35 + cell(j + 9, i)) : 1);
      }
    },
    { gloss: 0.02, roughness: 0.05 },
  );
  const model = new Model().add(block(width, height, depth), skin);
  const plain = { colour: base };
  if (balconies)
    for (let y = 3.1; y < height - 1; y += 3.1)
      model
        .add(block(width * 0.86, 0.16, 1.3), plain, put([0, y, depth / 2 + 0.6]))
        .add(
          block(width * 0.86, 0.75, 0.06),
          { colour: hex('#8fa3a8'), gloss: 0.1, roughness: 0.02 },
          put([0, y + 0.16, depth / 2 + 1.2]),
        );
  model.add(block(width + 0.3, 0.5, depth + 0.3), plain, put([0, height, 0]));
  return model
    .add(block(width * 0.3, 2.4, depth * 0.3), plain, put([width * 0.2, height + 0.4, 0]))
    .add(block(1.6, 1.8, 1.6), plain, put([-width * 0.25, height + 0.4, depth * 0.1]));
}
