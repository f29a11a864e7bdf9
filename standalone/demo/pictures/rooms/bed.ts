import type { BufferGeometry } from 'three';
import { block, post, put, sheet, softBlock } from '../elements/shapes.ts';
import { woven } from '../elements/surfaces.ts';
import { hex } from '../render/colour.ts';
import { type Material, matt } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { fbm2, noise2 } from '../render/noise.ts';

export const WHITE_LINEN = woven('#efeae0', '#fbf8f2', 0.003);

/** A bed: `width` in metres, and what it is made of. */
export type BedSpec = {
  width: number;
  headboard: 'cane' | 'panel' | 'padded' | 'slats' | 'carved' | 'bamboo';
  frame: Material;
  /** Fills a padded or cane headboard. */
  inset?: Material;
  duvet?: Material;
  throwOver?: Material;
  cushions?: readonly Material[];
  /** Posts with cloth gathered at the corners. */
  canopy?: Material;
};

const LONG = 2.05;

/** A made bed, its head at z = 0 against a wall, its foot towards +z, standing on the floor. */
export function bed(spec: BedSpec): Model {
  const { width, frame, duvet = WHITE_LINEN } = spec;
  const model = new Model();
  model.add(
    softBlock(width + 0.08, 0.22, LONG + 0.06, 0.02),
    frame,
    put([0, 0.12, LONG / 2 + 0.04]),
  );
  for (const x of [-1, 1])
    for (const z of [0.15, LONG - 0.05])
      model.add(block(0.08, 0.13, 0.08), frame, put([(x * width) / 2 - x * 0.06, 0, z]));
  model.add(softBlock(width, 0.3, LONG, 0.07), WHITE_LINEN, put([0, 0.32, LONG / 2 + 0.04]));
  addHeadboard(model, spec);
  model.add(drape(width, 0.62, LONG + 0.06, 0.64, 0.3, 3), duvet);
  model.add(drape(width + 0.02, 0.56, 0.9, 0.665, 0.27, 5), WHITE_LINEN);
  if (spec.throwOver)
    model.add(drape(width + 0.05, LONG - 0.62, LONG - 0.02, 0.675, 0.38, 9), spec.throwOver);
  addPillows(model, spec);
  if (spec.canopy) addCanopy(model, width, frame, spec.canopy);
  return model;
}

/** Cloth over the mattress from z = `from` to `to`, hanging `fall` over both sides. */
function drape(
  width: number,
  from: number,
  to: number,
  top: number,
  fall: number,
  seed: number,
): BufferGeometry {
  const half = width / 2 + 0.02;
  const across = half + fall;
  return sheet(72, 46, (u, v) => {
    const s = (u * 2 - 1) * across;
    const z = from + (to - from) * v;
    const over = Math.abs(s) - half;
    const fold = 0.011 * fbm2(s * 3.1 + seed, z * 3.1, 4) + 0.008 * noise2(s * 1.3 + seed, z * 6);
    if (over <= 0) {
      const edge = Math.max(0, 1 - (half - Math.abs(s)) / 0.09);
      return [s, top - edge * edge * 0.03 + fold, z];
    }
    const wave = 0.018 * Math.sin(z * 21 + seed) * Math.min(1, over * 5) + fold;
    return [Math.sign(s) * (half + 0.015 + wave), top - 0.03 - over, z];
  });
}

/** A plump cushion lying flat, `w` by `h`, about `thick` at its middle. */
export function cushion(w: number, h: number, thick: number, seed: number): BufferGeometry {
  return sheet(40, 24, (u, v) => {
    const around = u * 2 * Math.PI;
    const across = v * 2 - 1;
    // A squared circle, pulled out at its corners
    const power = 0.42;
    const [c, s] = [Math.cos(around), Math.sin(around)];
    const r = Math.sqrt(1 - across * across);
    const x = Math.sign(c) * Math.abs(c) ** power * r ** 0.55;
    const z = Math.sign(s) * Math.abs(s) ** power * r ** 0.55;
    const fat = (1 - x ** 4) ** 0.5 * (1 - z ** 4) ** 0.5;
    const crease = 0.05 * fbm2(x * 1.8 + seed * 7, z * 1.8, 3);
    return [
      (x * w) / 2,
      Math.sign(across) * Math.abs(across) ** 0.8 * (thick / 2) * (0.25 + 0.75 * fat + crease),
      (z * h) / 2,
    ];
  });
}

function addPillows(model: Model, { width, cushions = [] }: BedSpec): void {
  const count = width > 1.3 ? 2 : 1;
  for (let n = 0; n < count; n++) {
    const x = count === 1 ? 0 : (n - 0.5) * width * 0.47;
    const wide = Math.min(0.74, width / count - 0.1);
    model.add(
      cushion(wide, 0.5, 0.2, n + 1),
      WHITE_LINEN,
      put([x, 0.83, 0.22], { tilt: 1.02, roll: 0.03 * (n - 0.5) }),
    );
    model.add(
      cushion(wide * 0.97, 0.48, 0.19, n + 5),
      WHITE_LINEN,
      put([x + 0.02, 0.79, 0.42], { tilt: 0.72, roll: -0.04 * (n - 0.5) }),
    );
  }
  cushions.forEach((cloth, n) => {
    const x = (n - (cushions.length - 1) / 2) * 0.46;
    model.add(
      cushion(0.45, 0.45, 0.17, n + 9),
      cloth,
      put([x, 0.84, 0.6 + (n % 2) * 0.05], { tilt: 0.95, roll: 0.05 * (n - 1) }),
    );
  });
}

function addHeadboard(model: Model, { width, headboard, frame, inset }: BedSpec): void {
  const wide = width + 0.16;
  const fill = inset ?? frame;
  switch (headboard) {
    case 'panel':
      model.add(softBlock(wide + 0.5, 1.15, 0.06, 0.015), frame, put([0, 0, -0.01]));
      return;
    case 'cane':
      for (const x of [-0.5, 0, 0.5])
        model.add(block(0.06, 1.12, 0.06), frame, put([x * wide, 0, 0]));
      for (const y of [0.42, 1.08])
        model.add(block(wide + 0.06, 0.07, 0.06), frame, put([0, y, 0]));
      model.add(block(wide, 0.62, 0.02), fill, put([0, 0.46, 0]));
      return;
    case 'padded': {
      const pads = Math.round(wide / 0.3);
      for (let n = 0; n < pads; n++)
        model.add(
          softBlock(wide / pads - 0.004, 1.2, 0.14, 0.05),
          fill,
          put([((n + 0.5) / pads - 0.5) * wide, 0.1, 0.02]),
        );
      return;
    }
    case 'slats':
    case 'bamboo':
      for (let n = 0; n <= 11; n++)
        model.add(
          headboard === 'bamboo' ? post(0.028, 1.15, 0.028, 8) : block(0.05, 1.05, 0.035),
          frame,
          put([(n / 11 - 0.5) * wide, 0, 0]),
        );
      for (const y of [0.55, 1.1])
        model.add(softBlock(wide + 0.1, 0.07, 0.07, 0.03), frame, put([0, y, 0]));
      return;
    case 'carved':
      model.add(softBlock(wide, 1.02, 0.07, 0.02), frame);
      for (let n = 0; n < 9; n++) {
        const t = (n - 4) / 4;
        model.add(
          softBlock(wide / 8.6, 0.26 + 0.3 * (1 - t * t), 0.075, 0.03),
          frame,
          put([t * wide * 0.445, 0.94, 0]),
        );
        model.add(
          post(0.07, 0.03, 0.05, 14),
          matt('#b98b3e'),
          put([t * wide * 0.445, 1.06, 0.035], { tilt: Math.PI / 2 }),
        );
      }
      for (const x of [-1, 1])
        model.add(post(0.06, 1.5, 0.04, 12), frame, put([(x * wide) / 2, 0, 0]));
      return;
  }
}

function addCanopy(model: Model, width: number, frame: Material, cloth: Material): void {
  const [w, l, h] = [width / 2 + 0.1, LONG + 0.05, 2.25];
  for (const x of [-w, w])
    for (const z of [0.03, l]) model.add(block(0.07, h, 0.07), frame, put([x, 0, z]));
  for (const x of [-w, w]) model.add(block(0.06, 0.06, l), frame, put([x, h - 0.06, l / 2]));
  for (const z of [0.03, l]) model.add(block(w * 2, 0.06, 0.06), frame, put([0, h - 0.06, z]));
  for (const x of [-w, w])
    for (const z of [0.12, l - 0.06]) {
      const gather = (v: number) => 0.05 + 0.15 * Math.abs(v - 0.55) ** 1.2;
      model.add(
        sheet(48, 24, (u, v) => {
          const angle = u * Math.PI * 2;
          const r = gather(v) * (1 + 0.2 * Math.sin(angle * 7));
          return [
            x * 0.985 + r * 0.7 * Math.cos(angle),
            h - 0.06 - v * (h - 0.12),
            z + r * Math.sin(angle),
          ];
        }),
        { ...cloth, translucent: 0.5 },
      );
      model.add(
        post(0.065, 0.05, 0.065, 14),
        { colour: hex('#a0794a') },
        put([x * 0.985, h * 0.44, z]),
      );
    }
}
