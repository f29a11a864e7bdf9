import { CLAY } from '../../elements/house.ts';
import { planks } from '../../elements/surfaces.ts';
import { matt } from '../../render/material.ts';
import { coast } from '../../scenes/coast.ts';
import { garden } from '../../scenes/garden.ts';
import { poolside } from '../../scenes/poolside.ts';
import { WHITE_SAND } from '../../surroundings/grounds.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

const CREAM = planks('#e6d8b4', '#f3e8c9', { across: 'y', along: 'x', width: 0.18 });

const RED = matt('#8e2a24');

const VILLA_OF_OLD = {
  width: 11,
  depth: 7,
  walls: 3.1,
  stilts: 1.1,
  veranda: 2.6,
  pitch: 0.9,
  roof: CLAY,
  wall: CREAM,
  side: CREAM,
  trim: RED,
  stairs: true,
  front: ['window', 'door', 'window', 'door', 'window'],
} as const;

export const trainWhistleHuaHin: HotelScenes = {
  cover: () =>
    garden({
      seed: 81,
      time: 'morning',
      sunAt: [-136, 34],
      clouds: { kind: 'heaps', cover: 0.45, seed: 16 },
      ridges: [{ kind: 'hills', seed: 5, height: 0.09, away: 0.2, pace: 6 }],
      view: { from: [-3.4, 1.8, 8.4], to: [0.6, 2.9, -12], wide: 66 },
      path: 1.1,
      pathTo: 2,
      houses: [{ spec: VILLA_OF_OLD, at: [1.6, -10], turn: -0.16 }],
      palms: [
        [-9, -9, 10],
        [-11, -13, 12],
        [11, -8, 10],
      ],
      frangipanis: [
        [-5.4, -5.4, 4.4],
        [9, -4, 4],
      ],
      beds: [
        [-3.6, -4.6, 1.3],
        [5.8, -4.4, 1.4],
        [-8, -3, 1.4],
      ],
    }),
  gallery: [
    () =>
      coast({
        seed: 82,
        time: 'dawn',
        sunAt: [-14, 7],
        disk: true,
        clouds: { kind: 'wisps', cover: 0.65, seed: 7 },
        ridges: [
          {
            kind: 'hills',
            seed: 8,
            height: 0.07,
            away: 0.5,
            pace: 2.4,
            reach: (a) => (a > 0.22 ? 1 : 0),
          },
        ],
        sand: WHITE_SAND,
        view: { from: [0, 2.2, 0], to: [-5, 3, -26], wide: 66 },
        land: 1,
        shore: 0.4,
        slant: -0.06,
        plants: 'pine',
        density: 22,
        boats: [[-22, -46, 2.6]],
        rocks: 6,
      }),
    () =>
      garden({
        seed: 83,
        time: 'golden',
        sunAt: [128, 20],
        clouds: { kind: 'wisps', cover: 0.4, seed: 4 },
        ridges: [{ kind: 'hills', seed: 4, height: 0.08, away: 0.25, pace: 5 }],
        view: { from: [3.6, 1.65, 6.4], to: [-1.2, 2.3, -9], wide: 64 },
        houses: [{ spec: { ...VILLA_OF_OLD, width: 8, stairs: true }, at: [-3.4, -9], turn: 0.38 }],
        trees: [[6, -8, 9]],
        frangipanis: [[2.6, -9, 4.4]],
        beds: [
          [3.4, -3.4, 1.2],
          [-6.6, -4.4, 1.3],
        ],
        tables: [
          [0.4, -1.6],
          [1.9, -4],
        ],
        wall: true,
      }),
    () =>
      poolside({
        seed: 84,
        time: 'noon',
        sunAt: [-140, 54],
        clouds: { kind: 'heaps', cover: 0.42, seed: 2 },
        ridges: [{ kind: 'hills', seed: 4, height: 0.1, away: 0.2, pace: 6 }],
        view: { from: [4.2, 1.8, 6.4], to: [-1.2, 1.6, -9], wide: 66 },
        pool: [5, 9],
        deck: 'stone',
        building: {
          kind: 'house',
          spec: { ...VILLA_OF_OLD, stairs: false, stilts: 0.6, width: 9 },
          at: [-2.2, -11.4],
          turn: 0.1,
        },
        palms: [
          [8, -9],
          [-9.6, -6],
        ],
        trees: [[7.4, -4, 6]],
        loungers: [
          [-4.2, -1, 1.5],
          [-4.2, 1, 1.5],
        ],
        parasol: '#b5443a',
        hedge: [
          [5, -6, 1.2],
          [-6.4, -5, 1.2],
        ],
      }),
  ],
};
