import { coast } from '../../scenes/coast.ts';
import { garden } from '../../scenes/garden.ts';
import { poolside } from '../../scenes/poolside.ts';
import { WHITE_SAND } from '../../surroundings/grounds.ts';
import { CLIFFS, TOWERS } from '../horizons.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

export const phaKhaoAoNang: HotelScenes = {
  cover: () =>
    poolside({
      seed: 51,
      time: 'morning',
      sunAt: [114, 36],
      clouds: { kind: 'heaps', cover: 0.42, seed: 3 },
      ridges: CLIFFS,
      view: { from: [-4.4, 1.9, 7.4], to: [0.4, 2.7, -10], wide: 68 },
      pool: [10, 7],
      deck: 'stone',
      building: {
        kind: 'house',
        spec: { width: 9, depth: 5, walls: 2.7, stilts: 0.5, veranda: 2 },
        at: [7.6, -10.6],
        turn: -0.35,
      },
      palms: [
        [-8, -5],
        [-6.4, -8.5],
        [-10, -1],
        [1.5, -9],
        [4, -12.5],
        [-2.5, -13],
        [10.4, -4.5],
        [-13, -9],
      ],
      loungers: [
        [3.6, -4.9, 0.1],
        [2, -4.9, 0.1],
        [-3.6, -4.9, -0.1],
        [-5.2, -4.9, -0.1],
      ],
      parasol: '#e9dcc0',
      hedge: [
        [-8.6, 1.4, 1.3],
        [9, -4.8, 1.2],
        [0, -7.6, 1.5],
      ],
    }),
  gallery: [
    () =>
      coast({
        seed: 52,
        time: 'morning',
        sunAt: [-70, 34],
        clouds: { kind: 'heaps', cover: 0.45, seed: 14 },
        ridges: TOWERS,
        sand: WHITE_SAND,
        view: { from: [0, 2, 0], to: [-4, 3.2, -26], wide: 64 },
        land: 1,
        shore: 0.6,
        slant: 0.08,
        plants: 'palm',
        density: 20,
        boats: [
          [-6.5, -13, 2.3],
          [-11, -19.5, 2.5],
          [-16.5, -27, 2.2],
          [-23, -36, 2.45],
        ],
      }),
    () =>
      garden({
        seed: 53,
        time: 'golden',
        sunAt: [122, 24],
        clouds: { kind: 'wisps', cover: 0.4, seed: 5 },
        ridges: CLIFFS,
        view: { from: [-1.6, 1.8, 8], to: [0.6, 3.1, -12], wide: 66 },
        path: 1,
        pathTo: 1.4,
        houses: [
          {
            spec: { width: 8, depth: 5, walls: 2.7, stilts: 0.9, veranda: 2.2, stairs: true },
            at: [3.4, -9],
            turn: -0.2,
          },
        ],
        palms: [
          [-6, -7, 9],
          [-8, -12, 11],
          [-3.4, -14, 10],
          [9.4, -8, 9],
          [-10, -3, 8],
        ],
        beds: [
          [-4.4, -3, 1.4],
          [5.4, -3.2, 1.3],
          [-6, -9, 1.8],
        ],
      }),
    () =>
      coast({
        seed: 54,
        time: 'sunset',
        sunAt: [14, 6],
        disk: true,
        clouds: { kind: 'wisps', cover: 0.6, seed: 8 },
        ridges: [
          {
            kind: 'karst',
            seed: 12,
            height: 0.24,
            away: 0.3,
            pace: 1.9,
            reach: (a) => (a < 0.02 ? 1 : 0),
          },
          { kind: 'karst', seed: 5, height: 0.12, away: 0.6, pace: 2.4 },
        ],
        view: { from: [0, 2.4, 0], to: [4, 3.6, -30], wide: 66 },
        land: -1,
        shore: 1.4,
        slant: 0.05,
        plants: 'palm',
        density: 16,
        rocks: 10,
        boats: [
          [12, -30, 0.7],
          [22, -44, 0.5],
        ],
      }),
  ],
};
