import type { BufferGeometry } from 'three';
import { Vector3 } from 'three';
import { hex, mix } from '../render/colour.ts';
import type { Material } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { type Chance, chance } from '../render/random.ts';
import { bar, type Point, triangles } from './shapes.ts';
import { mottled } from './surfaces.ts';

/** What leaves are made of: light from behind shows through by `translucent`, 0..1. */
export const leaf = (code: string, translucent = 0.6): Material => ({
  colour: hex(code),
  translucent,
  gloss: 0.015,
  roughness: 0.4,
});

const greens = (from: string, to: string) =>
  [0, 0.35, 0.65, 1].map((t): Material => ({ ...leaf(from), colour: mix(hex(from), hex(to), t) }));

export const JUNGLE = greens('#23451f', '#6f8f35');
export const GARDEN = greens('#2f5a28', '#86a843');
export const TEA = greens('#2f5b2a', '#7fa63f');
export const OLIVE = greens('#3a4a26', '#7d8a45');

/** A cloud of single leaves: `count` of them, `size` metres long, in the shell of an ellipsoid. */
export function leaves(
  luck: Chance,
  count: number,
  size: number,
  centre: Point,
  radii: Point,
): BufferGeometry {
  const corners: number[] = [];
  for (let n = 0; n < count; n++) {
    const out = randomWay(luck);
    const shell = luck.between(0.55, 1) ** 0.6;
    const at = new Vector3(...centre).add(
      new Vector3(out.x * radii[0], out.y * radii[1], out.z * radii[2]).multiplyScalar(shell),
    );
    const along = randomWay(luck)
      .addScaledVector(out, 0.7)
      .normalize()
      .multiplyScalar(size * luck.between(0.7, 1.3));
    along.y -= size * 0.25;
    const across = new Vector3()
      .crossVectors(along, randomWay(luck))
      .normalize()
      .multiplyScalar(size * 0.28);
    const middle = at.clone().addScaledVector(along, 0.5);
    const tip = at.clone().add(along);
    const [a, b] = [middle.clone().add(across), middle.clone().sub(across)];
    corners.push(...at, ...a, ...tip, ...at, ...tip, ...b);
  }
  return triangles(corners);
}

function randomWay(luck: Chance): Vector3 {
  const y = luck.between(-1, 1);
  const angle = luck.between(0, 2 * Math.PI);
  const flat = Math.sqrt(1 - y * y);
  return new Vector3(flat * Math.cos(angle), y, flat * Math.sin(angle));
}

export const BARK = mottled('#3d3026', '#7a6550', 0.25);

type TreeSpec = {
  seed: number;
  height: number;
  spread: number;
  leaves?: number;
  leafSize?: number;
  tones?: readonly Material[];
  blossom?: Material;
};

/** A broad tree: trunk, boughs, and a crown of leaf clouds. */
export function tree({
  seed,
  height,
  spread,
  leaves: count = 8000,
  leafSize = 0.24,
  tones = JUNGLE,
  blossom,
}: TreeSpec): Model {
  const luck = chance(seed);
  const model = new Model();
  const fork = height * luck.between(0.3, 0.42);
  model.add(
    bar(
      [
        [0, -0.4, 0],
        [luck.between(-0.2, 0.2), fork * 0.5, 0],
        [0, fork, 0],
        [0, fork * 1.4, 0],
      ],
      height * 0.028,
      8,
    ),
    BARK,
  );
  const clouds = 11;
  for (let n = 0; n < clouds; n++) {
    const angle = (n / clouds) * Math.PI * 5 + luck.between(-0.4, 0.4);
    const out = n === 0 ? 0 : spread * luck.between(0.3, 0.68);
    const up = height * (0.92 - 0.4 * (out / spread) ** 2 * luck.between(0.6, 1.2));
    const centre: Point = [Math.cos(angle) * out, up - height * 0.12, Math.sin(angle) * out];
    model.add(
      bar(
        [
          [0, fork * 0.85, 0],
          [centre[0] * 0.45, fork + (centre[1] - fork) * 0.55, centre[2] * 0.45],
          centre,
        ],
        height * 0.011,
        5,
      ),
      BARK,
    );
    const radii: Point = [
      spread * luck.between(0.3, 0.44),
      height * luck.between(0.13, 0.19),
      spread * luck.between(0.3, 0.44),
    ];
    tones.forEach((tone, shade) => {
      const share = Math.round(count / clouds / tones.length);
      model.add(
        leaves(
          luck,
          share,
          leafSize * (1.1 - shade * 0.06),
          [centre[0], centre[1] + shade * radii[1] * 0.14, centre[2]],
          radii,
        ),
        tone,
      );
    });
    if (blossom)
      model.add(
        leaves(luck, Math.round(count / clouds / 1.6), leafSize * 0.7, centre, radii),
        blossom,
      );
  }
  return model;
}

/** A rounded bush one metre high, for scaling. */
export function bush(
  seed: number,
  tones: readonly Material[] = GARDEN,
  blossom?: Material,
  count = 900,
): Model {
  const luck = chance(seed);
  const model = new Model();
  for (const tone of tones)
    model.add(leaves(luck, count / tones.length, 0.17, [0, 0.45, 0], [0.62, 0.52, 0.62]), tone);
  if (blossom) model.add(leaves(luck, 130, 0.1, [0, 0.55, 0], [0.66, 0.55, 0.66]), blossom);
  return model;
}

/** A tuft of grass blades or reeds. */
export function tuft(
  seed: number,
  height: number,
  count: number,
  tones: readonly Material[] = OLIVE,
): Model {
  const luck = chance(seed);
  const model = new Model();
  for (const tone of tones) {
    const corners: number[] = [];
    for (let n = 0; n < count / tones.length; n++) {
      const [x, z] = [luck.between(-0.3, 0.3), luck.between(-0.3, 0.3)];
      const tall = height * luck.between(0.5, 1);
      const [leanX, leanZ] = [luck.between(-0.5, 0.5) * tall, luck.between(-0.5, 0.5) * tall];
      const w = height * 0.02 + 0.004;
      corners.push(x - w, 0, z, x + w, 0, z, x + leanX * 0.35, tall * 0.65, z + leanZ * 0.35);
      corners.push(
        x - w * 0.6 + leanX * 0.3,
        tall * 0.55,
        z + leanZ * 0.3,
        x + w * 0.6 + leanX * 0.4,
        tall * 0.55,
        z + leanZ * 0.4,
        x + leanX,
        tall * 0.95,
        z + leanZ,
      );
    }
    model.add(triangles(corners), tone);
  }
  return model;
}
