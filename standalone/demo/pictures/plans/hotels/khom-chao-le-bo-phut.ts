import { coast } from '../../scenes/coast.ts';
import { street } from '../../scenes/street.ts';
import { ISLAND } from '../horizons.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

export const khomChaoLeBoPhut: HotelScenes = {
  cover: () =>
    coast({
      seed: 31,
      time: 'dusk',
      sunAt: [-18, 3],
      clouds: { kind: 'heaps', cover: 0.5, seed: 15 },
      ridges: [ISLAND],
      lit: 1,
      view: { from: [-0.6, 2.6, 0], to: [-0.4, 3.1, -26], wide: 66 },
      land: 1,
      shore: 1.2,
      slant: 0.02,
      plants: 'palm',
      density: 22,
      huts: [
        [9.5, -14],
        [9.8, -22],
        [10, -31],
        [10, -41],
      ],
      boats: [
        [-8, -18, 2],
        [-13, -31, 2.4],
      ],
    }),
  gallery: [
    () =>
      street({
        seed: 32,
        time: 'dusk',
        sunAt: [8, 4],
        clouds: { kind: 'wisps', cover: 0.5, seed: 6 },
        half: 3.6,
        floor: 'paving',
        lit: 1,
        view: { from: [-0.6, 1.65, 4.4], to: [0.4, 2.6, -14], wide: 66, rise: 0.02 },
        left: [
          { wall: '#8f6a48', shutter: '#4a3222' },
          { wall: '#6f7f80', shutter: '#3a2f28' },
          { wall: '#a5804f', shutter: '#2f5a55' },
          { wall: '#8f6a48', shutter: '#4a3222' },
        ],
        right: [
          { wall: '#7d6a52', shutter: '#2f4a55' },
          { wall: '#9a7448', shutter: '#5a3424' },
          { wall: '#7f8f8a', shutter: '#4a3222' },
          { wall: '#8f6a48', shutter: '#3a2f28' },
        ],
        facing: [
          { wall: '#8f6a48', shutter: '#2f4a55' },
          { wall: '#a5804f', shutter: '#4a3222' },
        ],
        facingAt: 20,
        lanterns: [
          [-1.5, 4.2, -2.5],
          [1.4, 4.3, -5.5],
          [-1.2, 4.2, -9],
          [1.3, 4.3, -13],
        ],
        strings: [
          [
            [-3.4, 4.8, -3],
            [3.4, 4.8, -4],
          ],
          [
            [-3.4, 4.8, -8],
            [3.4, 4.8, -9],
          ],
          [
            [-3.4, 4.8, -14],
            [3.4, 4.8, -15],
          ],
        ],
        tables: [
          [-2.4, -2.6],
          [2.4, -5],
          [-2.4, -8],
        ],
        pots: [
          [2.9, -1.6],
          [-3, -5],
          [3, -8],
        ],
      }),
    () =>
      coast({
        seed: 33,
        time: 'night',
        sunAt: [-8, 17],
        disk: true,
        clouds: { kind: 'wisps', cover: 0.35, seed: 11 },
        ridges: [ISLAND],
        lit: 1,
        view: { from: [0, 2.4, 0], to: [-4, 4.8, -30], wide: 66 },
        land: 1,
        shore: 0.6,
        slant: -0.04,
        plants: 'palm',
        density: 16,
        huts: [
          [9, -20],
          [9.4, -30],
        ],
        boats: [
          [-7, -17, 2.2],
          [-17, -34, 2.6],
        ],
      }),
    () =>
      coast({
        seed: 34,
        time: 'morning',
        sunAt: [56, 30],
        clouds: { kind: 'heaps', cover: 0.5, seed: 21 },
        ridges: [{ ...ISLAND, height: 0.11, away: 0.4 }],
        view: { from: [0, 3.6, 0], to: [-6, 2.6, -30], wide: 62 },
        land: 1,
        shore: -0.5,
        slant: -0.1,
        plants: 'palm',
        density: 14,
        boats: [
          [-8, -15, 2.2],
          [-14, -22, 2],
          [-22, -33, 2.5],
          [-12, -44, 0.4],
        ],
        huts: [
          [10, -34],
          [10, -44],
        ],
      }),
  ],
};
