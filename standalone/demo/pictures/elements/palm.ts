import { CatmullRomCurve3, Vector3 } from 'three';
import { hex } from '../render/colour.ts';
import { type Material, textured } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { noise3 } from '../render/noise.ts';
import { type Chance, chance } from '../render/random.ts';
import { leaf } from './foliage.ts';
import { ball, put, sheet, triangles } from './shapes.ts';
import { blend } from './surfaces.ts';

const TRUNK = textured(
  blend(
    '#5d4a3a',
    '#a8927a',
    (x, y, z) => 0.5 + 0.16 * Math.sin(y * 38) + 0.16 * noise3(x * 14, y * 5, z * 14),
  ),
);
const FRONDS: readonly Material[] = ['#3f6a2a', '#557f31', '#6d9138', '#8aa048'].map((code) =>
  leaf(code, 0.5),
);
const DRY = leaf('#9b8148', 0.4);
const NUT: Material = { colour: hex('#8d8a3c') };

/** A coconut palm that leans by `lean` metres towards +x. */
export function palm(seed: number, height: number, lean: number): Model {
  const luck = chance(seed);
  const model = new Model();
  const top = new Vector3(lean, height, 0);
  model.add(trunk(luck, top), TRUNK);
  const count = 22;
  for (let n = 0; n < count; n++) {
    const age = n / count;
    const rise = 1.2 - 1.75 * age + luck.between(-0.12, 0.12);
    const turn = n * 2.39996 + luck.between(-0.2, 0.2);
    const tone =
      n > count - 3
        ? DRY
        : (FRONDS[Math.min(3, Math.floor((1 - age) * 4 * luck.between(0.6, 1.1)))] ?? DRY);
    const long = 2.9 * luck.between(0.85, 1.12) * (0.75 + height * 0.035);
    model.add(frond(luck, long, rise), tone, put([top.x, top.y, top.z], { turn }));
  }
  for (let n = 0; n < 7; n++) {
    const angle = luck.between(0, 6.28);
    model.add(
      ball(0.15),
      NUT,
      put([
        top.x + Math.cos(angle) * 0.28,
        top.y - 0.28 - luck.between(0, 0.2),
        Math.sin(angle) * 0.28,
      ]),
    );
  }
  return model;
}

/** From below the ground up to `top`, swollen at the foot. */
function trunk(luck: Chance, { x: lean, y: height }: Vector3) {
  const line = new CatmullRomCurve3([
    new Vector3(0, -0.6, 0),
    new Vector3(lean * 0.2, height * 0.3, luck.between(-0.2, 0.2)),
    new Vector3(lean * 0.62, height * 0.7, 0),
    new Vector3(lean, height, 0),
  ]);
  const thick = 0.12 + height * 0.003;
  return sheet(12, 60, (u, v) => {
    const { x, y, z } = line.getPoint(v);
    const swollen = thick * (1.12 - 0.3 * v + 0.75 * Math.exp(-Math.max(0, y) * 3.2));
    const angle = -u * Math.PI * 2;
    return [x + Math.cos(angle) * swollen, y, z + Math.sin(angle) * swollen];
  });
}

/** Feather leaf along +x that starts at slope `rise` and droops by its own weight; leaflets hang on both sides. */
function frond(luck: Chance, long: number, rise: number) {
  const corners: number[] = [];
  const droop = 0.85 + 0.35 * Math.max(0, rise);
  const at = (t: number) =>
    new Vector3(
      long * (t * Math.cos(rise * 0.8) * (1 - 0.18 * t * t)),
      long * (t * Math.sin(rise) - droop * 0.62 * t * t),
      0,
    );
  const pairs = 34;
  for (let n = 1; n < pairs; n++) {
    const t = 0.1 + (0.9 * n) / pairs;
    const from = at(t);
    const ahead = at(Math.min(1.02, t + 0.02))
      .sub(at(t - 0.02))
      .normalize();
    const size = long * 0.31 * Math.sin(Math.PI * (0.14 + 0.8 * t)) ** 0.8;
    for (const side of [-1, 1]) {
      const out = new Vector3(
        ahead.x * 0.75,
        ahead.y * 0.75 - luck.between(0.28, 0.75),
        side * luck.between(0.75, 0.95),
      ).normalize();
      const tip = from
        .clone()
        .addScaledVector(out, size)
        .add(new Vector3(0, -size * 0.18, 0));
      const half = from.clone().addScaledVector(out, size * 0.45);
      const wide = ahead.clone().multiplyScalar(long * 0.013);
      corners.push(...from.clone().sub(wide), ...from.clone().add(wide), ...half.clone().add(wide));
      corners.push(...from.clone().sub(wide), ...half.clone().add(wide), ...half.clone().sub(wide));
      corners.push(...half.clone().sub(wide), ...half.clone().add(wide), ...tip);
    }
  }
  for (let n = 0; n < 10; n++) {
    const [a, b] = [at(n / 10), at((n + 1) / 10)];
    const w = long * 0.012 * (1.1 - n / 10);
    corners.push(a.x, a.y, -w, b.x, b.y, -w, a.x, a.y, w, b.x, b.y, -w, b.x, b.y, w, a.x, a.y, w);
  }
  return triangles(corners);
}
