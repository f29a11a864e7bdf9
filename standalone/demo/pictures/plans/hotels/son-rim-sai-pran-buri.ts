import { coast } from '../../scenes/coast.ts';
import { garden } from '../../scenes/garden.ts';
import { poolside } from '../../scenes/poolside.ts';
import { GREY_SAND } from '../../surroundings/grounds.ts';
import { CAPE } from '../horizons.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

const DUNE = { width: 12, depth: 6.5, floors: 2, wall: 'concrete' } as const;

export const sonRimSaiPranBuri: HotelScenes = {
  cover: () =>
    garden({
      seed: 91,
      time: 'golden',
      sunAt: [-140, 22],
      clouds: { kind: 'wisps', cover: 0.5, seed: 6 },
      ridges: [{ kind: 'hills', seed: 7, height: 0.07, away: 0.5, pace: 2.4 }],
      lit: 0.5,
      view: { from: [3.6, 1.7, 8.4], to: [-0.6, 2.9, -10], wide: 66 },
      villas: [{ spec: DUNE, at: [-1.6, -9.4], turn: 0.22 }],
      path: 1.2,
      pathTo: -2,
      trees: [],
      bamboos: [],
      beds: [
        [4.2, -4, 1],
        [-7, -4, 1.2],
      ],
      palms: [[-10, -10, 8]],
      woods: 26,
    }),
  gallery: [
    () =>
      coast({
        seed: 92,
        time: 'morning',
        sunAt: [-62, 32],
        clouds: { kind: 'heaps', cover: 0.4, seed: 26 },
        ridges: [
          {
            kind: 'hills',
            seed: 3,
            height: 0.12,
            away: 0.35,
            pace: 2,
            reach: (a) => Math.max(0, 1 - Math.abs(a - 0.1) * 5),
          },
        ],
        sand: GREY_SAND,
        view: { from: [0, 2.6, 0], to: [-2, 2.8, -30], wide: 68 },
        land: 1,
        shore: -1,
        slant: 0.04,
        plants: 'pine',
        density: 40,
        boats: [[-26, -60, 2.4]],
      }),
    () =>
      poolside({
        seed: 93,
        time: 'dusk',
        sunAt: [-30, 4],
        clouds: { kind: 'wisps', cover: 0.55, seed: 12 },
        ridges: [{ kind: 'hills', seed: 4, height: 0.06, away: 0.3, pace: 4 }],
        lit: 1,
        view: { from: [-4.4, 1.7, 6.8], to: [1, 1.6, -8], wide: 66 },
        pool: [8, 4.6],
        deck: 'stone',
        building: { kind: 'villa', spec: { ...DUNE, floors: 1 }, at: [2.4, -7.6], turn: -0.1 },
        palms: [],
        pines: [
          [-8, -8],
          [-10, -5],
          [-6, -12],
          [10, -10],
          [-12, -10],
        ],
        loungers: [
          [-3, -3.6, 0],
          [-1.4, -3.6, 0],
        ],
        hedge: [[-6.4, -3.6, 1.1]],
      }),
    () =>
      coast({
        seed: 94,
        time: 'sunset',
        sunAt: [-20, 5],
        disk: true,
        clouds: { kind: 'heaps', cover: 0.4, seed: 8 },
        ridges: [CAPE],
        sand: GREY_SAND,
        view: { from: [0, 1.6, 0], to: [2, 2.3, -24], wide: 62 },
        land: -1,
        shore: 1,
        slant: 0.06,
        plants: 'pine',
        density: 36,
        loungers: [
          [6, -12],
          [6.4, -18],
        ],
      }),
  ],
};
