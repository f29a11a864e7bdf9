import { street } from '../../scenes/street.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

const PASTEL = [
  { wall: '#e8b84a', shutter: '#2f6a62' },
  { wall: '#a9c8cf', shutter: '#f0e9dc' },
  { wall: '#e79a86', shutter: '#3f5f78' },
  { wall: '#f0e6cf', shutter: '#8a3f2f' },
  { wall: '#b9cba0', shutter: '#5a4030' },
  { wall: '#dfa9b4', shutter: '#2f5a55' },
] as const;

export const thirteenShuttersPhuket: HotelScenes = {
  cover: () =>
    street({
      seed: 71,
      time: 'morning',
      sunAt: [-138, 40],
      clouds: { kind: 'heaps', cover: 0.4, seed: 8 },
      half: 5,
      floor: 'asphalt',
      view: { from: [-3.6, 1.75, 9], to: [0.8, 3.9, -12], wide: 66, rise: 0.03 },
      facing: [
        PASTEL[1],
        { wall: '#efe2c4', shutter: '#2f6f66', width: 9, storeys: 3 },
        PASTEL[2],
        PASTEL[4],
      ],
      facingAt: 9,
      pots: [
        [-3.6, -7.6],
        [-2.6, -7.7],
        [3.6, -7.6],
        [4.4, -7.5],
        [7.4, -7.7],
        [-8, -7.6],
      ],
      bicycle: [1.4, -6.8, 0.2],
      trees: [[13, -6, 7]],
    }),
  gallery: [
    () =>
      street({
        seed: 72,
        time: 'dusk',
        sunAt: [10, 4],
        clouds: { kind: 'wisps', cover: 0.6, seed: 3 },
        half: 4.6,
        floor: 'asphalt',
        lit: 1,
        view: { from: [0.9, 1.7, 5], to: [-0.5, 3, -18], wide: 64, rise: 0.03 },
        left: [PASTEL[0], PASTEL[2], PASTEL[3], PASTEL[1], PASTEL[5], PASTEL[4]],
        right: [PASTEL[4], PASTEL[1], PASTEL[5], PASTEL[0], PASTEL[3], PASTEL[2]],
        facing: [PASTEL[3], PASTEL[1]],
        facingAt: 30,
        lanterns: [
          [-1.8, 5.4, -4],
          [1.6, 5.6, -7.5],
          [-1.4, 5.5, -11],
          [1.8, 5.4, -15],
          [-1.6, 5.5, -20],
        ],
        strings: [
          [
            [-4.4, 6, -4],
            [4.4, 6, -4.4],
          ],
          [
            [-4.4, 6, -11],
            [4.4, 6, -11.5],
          ],
          [
            [-4.4, 6, -18],
            [4.4, 6, -19],
          ],
        ],
        pots: [
          [-3.9, -2],
          [3.9, -4],
          [-3.9, -8],
          [3.9, -10],
        ],
        tables: [
          [-3.2, -3.4],
          [3.1, -7],
        ],
      }),
    () =>
      street({
        seed: 73,
        time: 'noon',
        sunAt: [156, 62],
        clouds: { kind: 'heaps', cover: 0.3, seed: 3 },
        half: 4.4,
        floor: 'tiles',
        view: { from: [1.8, 1.65, 4.4], to: [-0.8, 2.5, -9], wide: 68, rise: 0.02 },
        left: [
          { wall: '#efe2c4', shutter: '#2f6f66' },
          { wall: '#efe2c4', shutter: '#2f6f66' },
          { wall: '#efe2c4', shutter: '#2f6f66' },
        ],
        right: [
          { wall: '#e9d2a0', shutter: '#2f6f66' },
          { wall: '#e9d2a0', shutter: '#2f6f66' },
          { wall: '#e9d2a0', shutter: '#2f6f66' },
        ],
        facing: [{ wall: '#efe2c4', shutter: '#2f6f66', width: 9 }],
        facingAt: 10,
        pots: [
          [-3.6, -1.6],
          [-3.7, -3],
          [-3.5, -6],
          [3.5, -2.4],
          [3.6, -5.6],
          [-2.4, -8.4],
          [2.4, -8.4],
          [0.9, -5],
          [-0.6, -5.4],
        ],
        tables: [[1.6, -3.4]],
        trees: [[-1.4, -6.2, 5.4]],
      }),
    () =>
      street({
        seed: 74,
        time: 'golden',
        sunAt: [-128, 26],
        clouds: { kind: 'wisps', cover: 0.4, seed: 13 },
        half: 5,
        floor: 'paving',
        view: { from: [4.6, 2.6, 2.6], to: [-1.4, 4.4, -9], wide: 58, rise: 0.02 },
        facing: [
          PASTEL[5],
          PASTEL[0],
          { wall: '#efe2c4', shutter: '#2f6f66', width: 7.5, storeys: 3 },
          PASTEL[2],
        ],
        facingAt: 8,
        pots: [
          [-1.4, -6.6],
          [2.4, -6.6],
          [5, -6.7],
        ],
        tables: [
          [-3.8, -6.2],
          [0.6, -5.8],
        ],
        strings: [
          [
            [-9, 6.4, -7.6],
            [9, 6, -7.4],
          ],
        ],
      }),
  ],
};
