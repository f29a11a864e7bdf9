import { SHINGLE } from '../../elements/house.ts';
import { garden } from '../../scenes/garden.ts';
import { poolside } from '../../scenes/poolside.ts';
import { DOI } from '../horizons.ts';
import type { HotelScenes } from '../hotel-scenes.ts';
import { LANNA } from '../lanna-house.ts';

const BARN = {
  width: 6,
  depth: 4.4,
  walls: 2.8,
  stilts: 2.6,
  veranda: 1.6,
  pitch: 1.25,
  roof: SHINGLE,
  kalae: true,
  stairs: true,
  front: ['window', 'door'],
} as const;

export const sakNangAen: HotelScenes = {
  cover: () =>
    garden({
      seed: 121,
      time: 'golden',
      sunAt: [-130, 24],
      clouds: { kind: 'heaps', cover: 0.4, seed: 23 },
      ridges: DOI,
      lit: 0.4,
      view: { from: [3.4, 1.75, 9], to: [-0.4, 3.5, -12], wide: 66 },
      path: 1.1,
      pathTo: -1.6,
      houses: [{ spec: LANNA, at: [-2, -10], turn: 0.24 }],
      trees: [
        [9, -9, 11],
        [-13, -13, 13],
      ],
      frangipanis: [[5, -4.6, 4.6]],
      beds: [
        [4.8, -2.4, 1.2],
        [-7, -3, 1.4],
        [2, -5.4, 1],
      ],
      lanterns: [
        [-4.6, 3.3, -3.9],
        [-1.6, 3.3, -3.2],
      ],
    }),
  gallery: [
    () =>
      garden({
        seed: 122,
        time: 'dusk',
        sunAt: [-14, 4],
        clouds: { kind: 'wisps', cover: 0.6, seed: 8 },
        ridges: DOI,
        lit: 1,
        paved: 'all',
        view: { from: [-3.4, 1.7, 10], to: [1.4, 5.2, -16], wide: 66, rise: 0.02 },
        chedis: [{ at: [4.4, -15], height: 16, old: true }],
        viharns: [{ at: [-7.4, -18], turn: 0.5, size: 0.85 }],
        trees: [[13, -10, 10]],
        beds: [[8.4, -6, 1.2]],
        lanterns: [
          [-2.2, 2.6, -3],
          [-0.4, 2.8, -5],
          [1.6, 2.6, -4],
        ],
        strings: [
          [
            [-7, 4.6, -5],
            [7, 4.4, -6.6],
          ],
        ],
      }),
    () =>
      poolside({
        seed: 123,
        time: 'morning',
        sunAt: [128, 40],
        clouds: { kind: 'heaps', cover: 0.4, seed: 7 },
        ridges: DOI,
        view: { from: [-4.2, 1.8, 6.6], to: [1, 2.2, -9], wide: 66 },
        pool: [8, 5.4],
        deck: 'stone',
        building: {
          kind: 'house',
          spec: { ...LANNA, stairs: false, stilts: 1.6, width: 10 },
          at: [2.4, -9.6],
          turn: -0.16,
        },
        palms: [[-9, -8]],
        trees: [
          [-7.6, -6.4, 7],
          [10.4, -6, 8],
        ],
        loungers: [
          [-4.9, -1.6, 1.5],
          [-4.9, 0.2, 1.5],
        ],
        hedge: [
          [-6.4, -4, 1.2],
          [6.4, -4.6, 1.2],
          [6.8, -1, 1],
        ],
      }),
    () =>
      garden({
        seed: 124,
        time: 'morning',
        sunAt: [136, 38],
        clouds: { kind: 'heaps', cover: 0.3, seed: 2 },
        ridges: DOI,
        view: { from: [0.8, 1.7, 7], to: [-0.6, 3, -10], wide: 62 },
        path: 0.9,
        pathTo: 0.6,
        houses: [{ spec: BARN, at: [-2.6, -8.4], turn: 0.35 }],
        trees: [
          [6.4, -8, 10],
          [-10, -9, 9],
        ],
        bamboos: [[3.4, -14, 10]],
        beds: [
          [2.8, -3.4, 1.3],
          [-5.4, -3, 1.2],
        ],
        tables: [[2, -0.8]],
      }),
  ],
};
