import { hex } from '../../render/colour.ts';
import { coast } from '../../scenes/coast.ts';
import { poolside } from '../../scenes/poolside.ts';
import { WHITE_SAND } from '../../surroundings/grounds.ts';
import { HEADLAND, ISLES } from '../horizons.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

const BLUE = hex('#0f5f86');

export const talayNgoenKata: HotelScenes = {
  cover: () =>
    poolside({
      seed: 41,
      time: 'golden',
      sunAt: [-20, 13],
      disk: true,
      clouds: { kind: 'wisps', cover: 0.55, seed: 4 },
      sea: BLUE,
      ridges: [HEADLAND, ISLES],
      view: { from: [-5.4, 2, 6.4], to: [-1.4, 1.4, -10], wide: 66 },
      pool: [12, 5.2],
      deck: 'wood',
      edge: -2.7,
      palms: [
        [-9.4, -3.4],
        [-10.4, -6],
        [9, -4.6],
        [11, -3.6],
        [8.2, -7],
      ],
      loungers: [
        [-7, -1, 3.1],
        [-8.2, -1, 3.2],
      ],
      parasol: '#f1ead9',
      hedge: [
        [10.4, -0.4, 1.3],
        [-9.4, -1.4, 1.2],
        [-8.8, 1.6, 1],
      ],
    }),
  gallery: [
    () =>
      coast({
        seed: 42,
        time: 'noon',
        sunAt: [60, 48],
        clouds: { kind: 'heaps', cover: 0.5, seed: 6 },
        ridges: [HEADLAND],
        sand: WHITE_SAND,
        view: { from: [0, 3.4, 0], to: [-7, 1.4, -30], wide: 66 },
        land: 1,
        shore: -1.5,
        slant: -0.13,
        plants: 'palm',
        density: 26,
        rocks: 7,
        loungers: [
          [6, -13],
          [6.4, -19],
          [6, -26],
        ],
        boats: [[-26, -50, 2.6]],
      }),
    () =>
      poolside({
        seed: 43,
        time: 'dusk',
        sunAt: [-36, 4],
        clouds: { kind: 'wisps', cover: 0.5, seed: 9 },
        sea: BLUE,
        ridges: [HEADLAND],
        lit: 1,
        view: { from: [6.4, 1.9, 7.2], to: [-1.6, 1.4, -8], wide: 66 },
        pool: [9, 6],
        deck: 'stone',
        edge: -13,
        building: {
          kind: 'villa',
          spec: { width: 11, depth: 6, floors: 2 },
          at: [-3.4, -8.6],
          turn: 0.12,
        },
        palms: [
          [7.6, -6],
          [9.4, -9],
          [-11, -6],
        ],
        loungers: [
          [-5.8, 1.2, 1.5],
          [-5.8, -0.6, 1.5],
        ],
        hedge: [
          [6.8, -4.6, 1.2],
          [7.6, -1, 1],
        ],
      }),
    () =>
      coast({
        seed: 44,
        time: 'sunset',
        sunAt: [-12, 5],
        disk: true,
        clouds: { kind: 'heaps', cover: 0.45, seed: 12 },
        ridges: [ISLES],
        sand: WHITE_SAND,
        view: { from: [4, 17, 0], to: [-12, 5, -60], wide: 62 },
        land: 1,
        shore: 0,
        slant: -0.16,
        plants: 'forest',
        density: 34,
        rocks: 20,
        boats: [
          [-18, -52, 0.6],
          [-34, -88, 2.4],
        ],
      }),
  ],
};
