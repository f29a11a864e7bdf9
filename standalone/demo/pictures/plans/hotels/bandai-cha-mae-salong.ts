import { CLAY, SHINGLE } from '../../elements/house.ts';
import { plaster } from '../../elements/surfaces.ts';
import { hills } from '../../scenes/hills.ts';
import { NEAR_HILL, RANGES } from '../horizons.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

export const bandaiChaMaeSalong: HotelScenes = {
  cover: () =>
    hills({
      seed: 111,
      time: 'morning',
      sunAt: [-130, 27],
      clouds: { kind: 'heaps', cover: 0.35, seed: 4 },
      ridges: [...NEAR_HILL, { kind: 'hills', seed: 14, height: 0.32, away: 0.72, pace: 1.8 }],
      slope: 'tea',
      fall: 17,
      view: { from: [0, 5.2, 4], to: [1, 0.9, -22], wide: 66 },
      houses: [[5.5, -24, -0.5]],
      houseSpec: {
        width: 13,
        depth: 5,
        stilts: 2.4,
        veranda: 2,
        roof: CLAY,
        front: ['door', 'window', 'door', 'window', 'door', 'window'],
      },
      forest: 320,
      trees: [
        [17, -28, 9],
        [-16, -34, 10],
      ],
    }),
  gallery: [
    () =>
      hills({
        seed: 112,
        time: 'dawn',
        sunAt: [-12, 7],
        disk: true,
        clouds: { kind: 'wisps', cover: 0.6, seed: 9 },
        ridges: RANGES,
        slope: 'tea',
        fall: 34,
        view: { from: [0, 5.6, 4], to: [-1, 2.2, -24], wide: 64 },
        forest: 600,
        clearFor: 420,
        mistAt: -19,
      }),
    () =>
      hills({
        seed: 113,
        time: 'morning',
        sunAt: [140, 36],
        clouds: { kind: 'heaps', cover: 0.25, seed: 12 },
        ridges: NEAR_HILL,
        slope: 'meadow',
        fall: 9,
        view: { from: [-0.6, 2, 4], to: [0.4, 2.3, -18], wide: 62 },
        cherries: [
          [-4.6, -7, 6],
          [4.6, -9, 6.6],
          [-8, -14, 7],
          [9, -15, 7],
          [1.4, -20, 7],
        ],
        houses: [[0.6, -19, 0.1]],
        houseSpec: {
          wall: plaster('#d2a878', '#a87c50', 0.4),
          side: plaster('#d2a878', '#a87c50', 0.4),
          stilts: 0.3,
          roof: SHINGLE,
          front: ['window', 'door', 'window'],
        },
        forest: 240,
      }),
    () =>
      hills({
        seed: 114,
        time: 'golden',
        sunAt: [128, 18],
        clouds: { kind: 'heaps', cover: 0.4, seed: 6 },
        ridges: NEAR_HILL,
        slope: 'tea',
        fall: 13,
        view: { from: [1.4, 4.2, 4], to: [-2.4, 0.6, -18], wide: 60 },
        cherries: [[-6.4, -12, 6.4]],
        houses: [[-11, -24, 0.6]],
        houseSpec: { roof: CLAY, stilts: 0.4 },
        forest: 280,
      }),
  ],
};
