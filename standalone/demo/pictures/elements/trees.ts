import type { Material } from '../render/material.ts';
import { Model } from '../render/model.ts';
import { chance } from '../render/random.ts';
import { BARK, JUNGLE, leaf, leaves, OLIVE } from './foliage.ts';
import { bar, type Point, triangles } from './shapes.ts';
import { mottled } from './surfaces.ts';

const CULM = mottled('#7c8a45', '#b5ab63', 0.5);
const BAMBOO_LEAF = ['#4f7330', '#6f9440', '#8fae54'].map((code) => leaf(code, 0.5));
const NEEDLE = ['#3e5433', '#55703f', '#6d8550'].map((code) => leaf(code, 0.35));

/** A tree of the far forest: large leaves; cheap enough for thousands. About 8 m tall. */
export function forestTree(seed: number, tones: readonly Material[] = JUNGLE): Model {
  const luck = chance(seed);
  const model = new Model();
  model.add(
    bar(
      [
        [0, -1, 0],
        [0, 5, 0],
      ],
      0.16,
      5,
    ),
    BARK,
  );
  for (let n = 0; n < 9; n++) {
    const up = luck.between(0.4, 7);
    const centre: Point = [luck.between(-1.9, 1.9), up, luck.between(-1.9, 1.9)];
    model.add(
      leaves(luck, 170, 0.52, centre, up < 3 ? [2.3, 1.2, 2.3] : [1.9, 1.3, 1.9]),
      luck.pick(tones),
    );
  }
  return model;
}

/** A casuarina of the shore: tall, thin, its needles in drooping plumes. */
export function pine(seed: number, height: number): Model {
  const luck = chance(seed);
  const model = new Model();
  const lean = luck.between(-0.06, 0.06) * height;
  model.add(
    bar(
      [
        [0, -0.5, 0],
        [lean * 0.3, height * 0.5, 0],
        [lean, height, 0],
      ],
      0.06 + height * 0.011,
      8,
    ),
    BARK,
  );
  for (let n = 0; n < 46; n++) {
    const t = luck.between(0.34, 1);
    const angle = n * 2.4;
    const reach = height * 0.2 * (1.15 - t) ** 0.6 * luck.between(0.6, 1.1);
    const from: Point = [lean * t, height * t, 0];
    const end: Point = [
      from[0] + Math.cos(angle) * reach,
      from[1] + reach * 0.45,
      Math.sin(angle) * reach,
    ];
    model.add(bar([from, end], 0.03, 4), BARK);
    const corners: number[] = [];
    for (let k = 0; k < 85; k++) {
      const s = luck.between(0.25, 1.05);
      const at = [0, 1, 2].map(
        (axis) =>
          (from[axis] ?? 0) +
          ((end[axis] ?? 0) - (from[axis] ?? 0)) * s +
          luck.between(-0.22, 0.22),
      );
      const [x = 0, y = 0, z = 0] = at;
      const long = luck.between(0.28, 0.7);
      const [dx, dz] = [luck.between(-0.3, 0.3), luck.between(-0.3, 0.3)];
      corners.push(
        x - 0.018,
        y,
        z,
        x + 0.018,
        y,
        z + 0.012,
        x + dx * long,
        y - long * luck.between(0.2, 0.9),
        z + dz * long,
      );
    }
    model.add(triangles(corners), luck.pick(NEEDLE));
  }
  return model;
}

/** A clump of bamboo whose tips bend outwards, `height` tall. */
export function bamboo(seed: number, height: number, culms = 16): Model {
  const luck = chance(seed);
  const model = new Model();
  for (let n = 0; n < culms; n++) {
    const angle = luck.between(0, 6.28);
    const foot = luck.between(0, 0.9);
    const tall = height * luck.between(0.65, 1.05);
    const out = tall * luck.between(0.12, 0.36);
    const along = (t: number): Point => {
      const r = foot + out * t ** 2.6;
      return [Math.cos(angle) * r, tall * (t - 0.14 * t ** 4), Math.sin(angle) * r];
    };
    model.add(bar([along(0), along(0.35), along(0.7), along(1)], 0.045, 5), CULM);
    for (let k = 0; k < 7; k++) {
      const t = luck.between(0.42, 1);
      const [x, y, z] = along(t);
      model.add(leaves(luck, 42, 0.34, [x, y, z], [0.75, 0.5, 0.75]), luck.pick(BAMBOO_LEAF));
    }
  }
  return model;
}

/** A mangrove on its arching roots, about 5 m. */
export function mangrove(seed: number): Model {
  const luck = chance(seed);
  const model = new Model();
  for (let n = 0; n < 13; n++) {
    const angle = (n / 13) * 6.28 + luck.between(-0.2, 0.2);
    const reach = luck.between(0.7, 1.9);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    model.add(
      bar(
        [
          [c * reach, -0.7, s * reach],
          [c * reach * 0.75, 0.55, s * reach * 0.75],
          [c * 0.1, luck.between(1, 1.7), s * 0.1],
        ],
        0.045,
        5,
      ),
      BARK,
    );
  }
  model.add(
    bar(
      [
        [0, 1, 0],
        [luck.between(-0.3, 0.3), 3.6, 0],
      ],
      0.12,
      6,
    ),
    BARK,
  );
  for (let n = 0; n < 8; n++) {
    const centre: Point = [
      luck.between(-1.5, 1.5),
      luck.between(2.7, 4.6),
      luck.between(-1.5, 1.5),
    ];
    model.add(leaves(luck, 190, 0.3, centre, [1.15, 0.75, 1.15]), luck.pick([...JUNGLE, ...OLIVE]));
  }
  return model;
}

/** A wild Himalayan cherry in January: bare boughs full of blossom. */
export function cherry(seed: number, height: number): Model {
  const luck = chance(seed);
  const model = new Model();
  const petals = ['#f3a9c0', '#f7c3d2', '#e98bab'].map((code) => leaf(code, 0.5));
  const fork = height * 0.28;
  model.add(
    bar(
      [
        [0, -0.4, 0],
        [0.15, fork * 0.6, 0],
        [0, fork, 0],
      ],
      0.17,
      8,
    ),
    BARK,
  );
  for (let n = 0; n < 9; n++) {
    const angle = n * 2.4 + luck.between(-0.3, 0.3);
    const reach = height * luck.between(0.22, 0.46);
    const tip: Point = [
      Math.cos(angle) * reach,
      height * luck.between(0.62, 1),
      Math.sin(angle) * reach,
    ];
    const half: Point = [tip[0] * 0.45, fork + (tip[1] - fork) * 0.6, tip[2] * 0.45];
    model.add(bar([[0, fork * 0.9, 0], half, tip], 0.06, 6), BARK);
    for (const [x, y, z] of [half, tip]) {
      for (let k = 0; k < 5; k++) {
        const at: Point = [
          x + luck.between(-0.8, 0.8),
          y + luck.between(-0.2, 0.5),
          z + luck.between(-0.8, 0.8),
        ];
        model.add(bar([[x, y, z], at], 0.018, 4), BARK);
        model.add(leaves(luck, 230, 0.11, at, [0.62, 0.42, 0.62]), luck.pick(petals));
      }
    }
  }
  return model;
}
