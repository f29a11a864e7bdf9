import { hex } from '../../render/colour.ts';
import { coast } from '../../scenes/coast.ts';
import { garden } from '../../scenes/garden.ts';
import { poolside } from '../../scenes/poolside.ts';
import { WHITE_SAND } from '../../surroundings/grounds.ts';
import { CAPE, ISLAND } from '../horizons.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

export const phanMaphraoLamai: HotelScenes = {
  cover: () =>
    coast({
      seed: 21,
      time: 'dawn',
      sunAt: [16, 9],
      disk: true,
      clouds: { kind: 'heaps', cover: 0.5, seed: 5 },
      ridges: [CAPE],
      sand: WHITE_SAND,
      view: { from: [0, 2.5, 0], to: [1, 3.6, -30], wide: 68 },
      land: -1,
      shore: 2,
      slant: 0.05,
      plants: 'palm',
      density: 44,
      huts: [
        [13, -20],
        [14, -31],
        [14, -43],
      ],
      lit: 0.5,
      boats: [[13, -34, 1]],
    }),
  gallery: [
    () =>
      garden({
        seed: 22,
        time: 'morning',
        sunAt: [-128, 40],
        clouds: { kind: 'heaps', cover: 0.4, seed: 6 },
        ridges: [{ kind: 'hills', seed: 5, height: 0.12, away: 0.3, pace: 3 }],
        view: { from: [0.6, 1.75, 8], to: [-0.4, 3, -12], wide: 68 },
        path: 0.9,
        pathTo: 1.4,
        houses: [
          {
            spec: { width: 5.6, depth: 4.6, walls: 2.5, stilts: 0.5, veranda: 2.1, stairs: true },
            at: [4, -8],
            turn: -0.5,
          },
          {
            spec: { width: 5.6, depth: 4.6, walls: 2.5, stilts: 0.5, veranda: 2 },
            at: [-6, -15],
            turn: 0.4,
          },
        ],
        palms: [
          [-4, -4, 10],
          [-7, -8, 11],
          [-2.6, -11, 10],
          [8, -5, 11],
          [9, -12, 10],
          [0.6, -16, 11],
          [-10, -5, 9],
          [5, -17, 10],
          [-12, -14, 11],
        ],
        beds: [
          [-4.2, -1.6, 1],
          [7, -3.4, 1.2],
          [-8, -11, 1.4],
        ],
      }),
    () =>
      coast({
        seed: 23,
        time: 'noon',
        sunAt: [52, 52],
        clouds: { kind: 'heaps', cover: 0.48, seed: 9 },
        ridges: [ISLAND],
        sand: WHITE_SAND,
        view: { from: [0, 2, 0], to: [-3, 1.9, -20], wide: 66 },
        land: 1,
        shore: -1.2,
        slant: 0.02,
        plants: 'palm',
        density: 30,
        hammockAt: [7.4, -10.5],
        loungers: [
          [6.4, -20],
          [6.6, -27],
        ],
      }),
    () =>
      poolside({
        seed: 24,
        time: 'golden',
        sunAt: [-122, 22],
        clouds: { kind: 'wisps', cover: 0.4, seed: 3 },
        sea: hex('#12688c'),
        ridges: [CAPE],
        view: { from: [-4.6, 1.9, 6.8], to: [0.8, 1.8, -10], wide: 66 },
        pool: [9, 6],
        deck: 'wood',
        edge: -16,
        palms: [
          [-7, -5],
          [-4, -8],
          [0, -9.6],
          [4, -8],
          [7.4, -5.4],
          [8.6, -2],
          [2.4, -13],
          [-9.6, -2],
        ],
        loungers: [
          [2.6, -4.2, 0.1],
          [4.2, -4.2, 0.1],
          [-2.4, -4.2, -0.1],
          [-4, -4.2, -0.1],
        ],
        parasol: '#e9dcc0',
        hedge: [
          [-7.4, 0.4, 1.1],
          [7.6, 0.6, 1.1],
        ],
      }),
  ],
};
