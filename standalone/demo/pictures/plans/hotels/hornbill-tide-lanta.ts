import { coast } from '../../scenes/coast.ts';
import { garden } from '../../scenes/garden.ts';
import { poolside } from '../../scenes/poolside.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

export const hornbillTideLanta: HotelScenes = {
  cover: () =>
    coast({
      seed: 14,
      time: 'sunset',
      sunAt: [20, 6],
      disk: true,
      clouds: { kind: 'wisps', cover: 0.6, seed: 2 },
      ridges: [
        {
          kind: 'hills',
          seed: 5,
          height: 0.06,
          away: 0.6,
          pace: 4,
          reach: (a) => (a > 0.3 ? 1 : 0),
        },
      ],
      view: { from: [0.6, 3, 0], to: [2, 3.5, -30], wide: 68 },
      land: -1,
      shore: 1.5,
      slant: 0.02,
      plants: 'forest',
      density: 34,
      rocks: 22,
      huts: [
        [12, -19],
        [13, -32],
        [13, -46],
      ],
      lit: 0.9,
    }),
  gallery: [
    () =>
      garden({
        seed: 62,
        time: 'morning',
        sunAt: [132, 44],
        clouds: { kind: 'heaps', cover: 0.3, seed: 5 },
        ridges: [{ kind: 'hills', seed: 3, height: 0.35, away: 0.1, pace: 4 }],
        view: { from: [0.4, 1.7, 8], to: [-0.4, 2.3, -12], wide: 64 },
        path: 0.8,
        pathTo: -2.4,
        paved: 'path',
        houses: [
          {
            spec: { width: 6, depth: 4.6, walls: 2.5, stilts: 1, veranda: 2.2, stairs: true },
            at: [-4, -9.5],
            turn: 0.42,
          },
        ],
        trees: [
          [4.6, -7, 11],
          [-10, -11, 13],
          [7, -15, 12],
          [-1, -18, 12],
          [10, -3, 9],
        ],
        palms: [[2.4, -13, 8]],
        beds: [
          [3, -2.4, 1.5],
          [-5.4, -3, 1.4],
          [4.4, -10, 1.8],
        ],
      }),
    () =>
      coast({
        seed: 63,
        time: 'noon',
        sunAt: [-50, 50],
        clouds: { kind: 'heaps', cover: 0.55, seed: 17 },
        ridges: [
          {
            kind: 'hills',
            seed: 8,
            height: 0.14,
            away: 0.3,
            pace: 2.4,
            reach: (a) => (a < -0.1 ? 1 : 0),
          },
        ],
        view: { from: [0, 2.6, 0], to: [3.4, 1.9, -24], wide: 66 },
        land: -1,
        shore: 0.4,
        slant: 0.1,
        plants: 'palm',
        density: 22,
        rocks: 46,
        hammockAt: [8.5, -15],
      }),
    () =>
      poolside({
        seed: 64,
        time: 'golden',
        sunAt: [-136, 20],
        clouds: { kind: 'heaps', cover: 0.35, seed: 7 },
        ridges: [{ kind: 'hills', seed: 3, height: 0.26, away: 0.1, pace: 5 }],
        view: { from: [3.6, 1.8, 6.2], to: [-0.8, 1.3, -8], wide: 64 },
        pool: [4.2, 6],
        deck: 'stone',
        building: {
          kind: 'house',
          spec: {
            width: 8,
            depth: 5,
            walls: 2.8,
            stilts: 0.35,
            veranda: 2.4,
            front: ['window', 'glass', 'window'],
          },
          at: [-2.4, -8.4],
          turn: 0.15,
        },
        trees: [
          [7, -9, 8],
          [-9, -8, 9],
          [6.6, -3, 6],
        ],
        palms: [[5, -12]],
        loungers: [
          [-3.6, 0.6, 1.4],
          [-3.6, -1, 1.4],
        ],
        hedge: [
          [4.4, -1.6, 1.2],
          [4.8, -4.4, 1.3],
          [-6, -4.6, 1.2],
        ],
      }),
  ],
};
