import { hills } from '../../scenes/hills.ts';
import { NEAR_HILL, RANGES } from '../horizons.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

export const sevenMistsMaeRim: HotelScenes = {
  cover: () =>
    hills({
      seed: 101,
      time: 'dawn',
      sunAt: [14, 8],
      disk: true,
      clouds: { kind: 'wisps', cover: 0.5, seed: 3 },
      ridges: RANGES,
      slope: 'meadow',
      fall: 26,
      view: { from: [-1, 5.4, 4], to: [1.4, 2.4, -26], wide: 64 },
      houses: [
        [10.5, -21, -0.8],
        [-13, -25, 0.6],
        [16, -36, -0.9],
      ],
      forest: 700,
      trees: [
        [15, -17, 9],
        [-19, -24, 10],
      ],
      lit: 0.6,
      clearFor: 420,
      mistAt: -16,
    }),
  gallery: [
    () =>
      hills({
        seed: 102,
        time: 'night',
        sunAt: [-70, 40],
        ridges: RANGES,
        slope: 'meadow',
        fall: 20,
        view: { from: [0.6, 2, 4], to: [-0.6, 4.6, -18], wide: 72 },
        domes: [
          [3.2, -10],
          [-7.6, -17],
        ],
        fire: [-2.6, -6.4],
        forest: 160,
        trees: [[11, -14, 9]],
        lit: 1,
        clearFor: 400,
      }),
    () =>
      hills({
        seed: 103,
        time: 'morning',
        sunAt: [-124, 32],
        clouds: { kind: 'heaps', cover: 0.4, seed: 5 },
        ridges: NEAR_HILL,
        slope: 'berries',
        fall: 10,
        view: { from: [0, 2.3, 4], to: [0.6, 0.8, -18], wide: 64 },
        houses: [[-6.6, -16, 0.5]],
        forest: 260,
        trees: [
          [12, -22, 9],
          [-14, -20, 8],
        ],
      }),
    () =>
      hills({
        seed: 104,
        time: 'golden',
        sunAt: [-28, 12],
        disk: true,
        clouds: { kind: 'heaps', cover: 0.42, seed: 19 },
        ridges: RANGES,
        slope: 'meadow',
        fall: 30,
        view: { from: [3.4, 4, 4], to: [-1.6, 2.2, -24], wide: 64 },
        houses: [[-8.4, -16, 0.7]],
        houseSpec: { width: 7.5, front: ['glass', 'glass', 'door'] },
        fire: [2.4, -7],
        forest: 380,
        trees: [[11, -15, 8]],
        lit: 0.4,
        clearFor: 500,
        mistAt: -20,
      }),
  ],
};
