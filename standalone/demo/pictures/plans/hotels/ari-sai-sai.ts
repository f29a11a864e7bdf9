import { street } from '../../scenes/street.ts';
import { SKYLINE } from '../horizons.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

export const ariSaiSai: HotelScenes = {
  cover: () =>
    street({
      seed: 141,
      time: 'dusk',
      sunAt: [16, 4],
      clouds: { kind: 'wisps', cover: 0.55, seed: 4 },
      ridges: SKYLINE,
      half: 5,
      floor: 'paving',
      lit: 1,
      view: { from: [-5.4, 1.75, 10], to: [0.6, 4.4, -14], wide: 68, rise: 0.03 },
      facing: [
        { wall: '#c9cfc6', shutter: '#44605a', width: 6 },
        { wall: '#eadfc8', shutter: '#7a4a34', width: 10, storeys: 3 },
        { wall: '#d9b98f', shutter: '#34424a', width: 6 },
      ],
      facingAt: 9,
      towers: [
        { width: 13, depth: 10, height: 34, wall: '#8f99a6', at: [-17, -40] },
        { width: 12, depth: 12, height: 46, wall: '#a39b93', at: [17, -52] },
        { width: 10, depth: 10, height: 62, wall: '#7d8a99', at: [-4, -76] },
      ],
      trees: [
        [-7.4, -8, 8],
        [9.6, -7.6, 7.6],
        [-12, -14, 9],
      ],
      pots: [
        [-2.4, -7.4],
        [0, -7.4],
        [2.4, -7.3],
        [5, -7],
      ],
      tables: [
        [-0.6, -4.6],
        [2, -5],
        [4.2, -4.4],
      ],
      strings: [
        [
          [-7, 4, -6.4],
          [9, 4, -6],
        ],
      ],
      lanterns: [
        [-3.4, 3, -6.8],
        [0.4, 3.1, -7.4],
        [4.4, 3, -7],
      ],
      bicycle: [-3.4, -3.6, 0.3],
    }),
  gallery: [
    () =>
      street({
        seed: 142,
        time: 'sunset',
        sunAt: [-16, 6],
        disk: true,
        clouds: { kind: 'wisps', cover: 0.5, seed: 21 },
        ridges: SKYLINE,
        half: 5,
        floor: 'roof',
        lit: 0.8,
        view: { from: [1.2, 1.7, 0], to: [-0.4, 1.9, -14], wide: 68 },
        towers: [
          { width: 14, depth: 12, height: 62, foot: -45, wall: '#8f99a6', at: [-24, -60] },
          { width: 12, depth: 12, height: 70, foot: -45, wall: '#b0a698', at: [20, -80] },
          { width: 11, depth: 11, height: 56, foot: -45, wall: '#7d8797', at: [2, -95] },
        ],
        pots: [
          [-4.6, -6],
          [-3.8, -6.4],
          [-5, -8],
          [-3.6, -9],
          [-4.4, -11],
          [4.6, -7],
          [5.2, -9],
          [4.8, -11.4],
          [-2.4, -13.4],
          [0, -13.6],
          [2.4, -13.4],
        ],
        tables: [
          [1.4, -6.4],
          [-1.2, -8.4],
        ],
        strings: [
          [
            [-6, 3.4, -5],
            [6, 3.3, -8],
          ],
          [
            [-6, 3.4, -11],
            [6, 3.3, -11],
          ],
        ],
      }),
    () =>
      street({
        seed: 143,
        time: 'morning',
        sunAt: [-140, 46],
        clouds: { kind: 'heaps', cover: 0.35, seed: 6 },
        ridges: SKYLINE,
        half: 4.6,
        floor: 'asphalt',
        view: { from: [1.6, 1.65, 5], to: [-0.6, 2.9, -16], wide: 66, rise: 0.02 },
        left: [
          { wall: '#e6ddcc', shutter: '#44605a' },
          { wall: '#c9b79c', shutter: '#2f3a40' },
          { wall: '#dfe0d8', shutter: '#7a4a34' },
          { wall: '#b9c4bd', shutter: '#44605a' },
        ],
        right: [
          { wall: '#d9cbb2', shutter: '#2f5a55' },
          { wall: '#eee8dc', shutter: '#8a5a3a' },
          { wall: '#c2c8c6', shutter: '#34424a' },
        ],
        trees: [
          [-3.3, -7, 6.4],
          [3.4, -11, 6.4],
          [-3.2, -16, 7],
        ],
        tables: [
          [-2.9, -2],
          [-3, -4.4],
          [3, -3.4],
          [3, -6],
        ],
        pots: [
          [-3.9, -0.6],
          [3.9, -1.6],
          [-3.9, -10],
          [3.9, -8],
        ],
        bicycle: [2.6, -0.6, 1.4],
        towers: [{ width: 12, depth: 12, height: 44, wall: '#9aa3ad', at: [3, -64] }],
      }),
    () =>
      street({
        seed: 144,
        time: 'night',
        sunAt: [-40, 30],
        clouds: { kind: 'wisps', cover: 0.3, seed: 2 },
        ridges: [
          { kind: 'city', seed: 3, height: 0.16, away: 0.05, pace: 2 },
          { kind: 'city', seed: 5, height: 0.3, away: 0.28, pace: 3 },
          { kind: 'city', seed: 9, height: 0.38, away: 0.6, pace: 5 },
        ],
        half: 5,
        floor: 'roof',
        lit: 1,
        view: { from: [-1.4, 1.65, -3], to: [0.8, 2.5, -16], wide: 66 },
        towers: [
          { width: 13, depth: 12, height: 74, foot: -45, wall: '#6f7987', at: [-20, -58] },
          { width: 12, depth: 12, height: 66, foot: -45, wall: '#8a8178', at: [25, -66] },
          { width: 10, depth: 10, height: 84, foot: -45, wall: '#66717f', at: [4, -92] },
        ],
        pots: [
          [-4.4, -9],
          [-3.6, -10],
          [4.4, -10],
          [3.6, -12],
          [-1, -13.8],
          [1.2, -13.8],
        ],
        tables: [
          [1.2, -8.6],
          [-1.8, -10],
        ],
        strings: [
          [
            [-6, 3.3, -7],
            [6, 3.2, -9],
          ],
          [
            [-6, 3.3, -12],
            [6, 3.2, -12.5],
          ],
        ],
      }),
  ],
};
