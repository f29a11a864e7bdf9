import { TIN } from '../../elements/house.ts';
import { garden } from '../../scenes/garden.ts';
import { waterside } from '../../scenes/waterside.ts';
import { TREELINE } from '../horizons.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

const THONBURI = {
  width: 8,
  depth: 5,
  walls: 2.7,
  stilts: 1.7,
  veranda: 2.3,
  pitch: 0.85,
  front: ['window', 'door', 'window', 'window'],
} as const;

export const jamjureeCanalHouse: HotelScenes = {
  cover: () =>
    waterside({
      seed: 151,
      time: 'dawn',
      sunAt: [-18, 12],
      clouds: { kind: 'wisps', cover: 0.5, seed: 3 },
      ridges: [TREELINE],
      lit: 0.6,
      view: { from: [-1.8, 1.9, 3], to: [1.2, 3.1, -20], wide: 68 },
      half: 6.5,
      winding: 5,
      banks: 'palms',
      density: 40,
      houseSpec: THONBURI,
      houses: [
        [9.6, -11, -1.25],
        [9.4, -23, -1.4],
        [-9.6, -19, 1.35],
        [-9, -30, 1.3],
        [9, -36, -1.4],
      ],
      bigTree: [13.5, -16, 15],
      skiffs: [
        [-1.4, -8, 1.2],
        [5, -12, 1.6],
      ],
      boats: [[0.6, -25, 1.5]],
      lanterns: [
        [6.2, 3.5, -8.6],
        [6, 3.5, -12.4],
      ],
    }),
  gallery: [
    () =>
      waterside({
        seed: 152,
        time: 'dusk',
        sunAt: [-12, 4],
        clouds: { kind: 'heaps', cover: 0.45, seed: 5 },
        ridges: [{ kind: 'city', seed: 6, height: 0.1, away: 0.5, pace: 4 }],
        lit: 1,
        view: { from: [1, 1.8, 3], to: [-2.4, 4, -20], wide: 64 },
        half: 8,
        winding: 4,
        banks: 'palms',
        density: 26,
        houseSpec: THONBURI,
        temple: [-17, -25, 1],
        houses: [
          [11, -17, -1.3],
          [11, -28, -1.3],
        ],
        boats: [[-2, -12, 1.9]],
      }),
    () =>
      waterside({
        seed: 153,
        time: 'morning',
        sunAt: [140, 38],
        clouds: { kind: 'heaps', cover: 0.4, seed: 11 },
        ridges: [TREELINE],
        view: { from: [0.4, 1.7, 3], to: [-1.2, 2.1, -20], wide: 64 },
        half: 6,
        winding: 7,
        banks: 'palms',
        density: 50,
        houseSpec: { ...THONBURI, roof: TIN },
        houses: [
          [-8.8, -12, 1.25],
          [-8.6, -24, 1.35],
          [9, -20, -1.3],
        ],
        boats: [[1.6, -13, 1.4]],
        skiffs: [
          [-3, -8, 0.5],
          [2.6, -7, 1.3],
        ],
        pierAt: [-4.8, -6.4, 1.5, 4],
      }),
    () =>
      garden({
        seed: 154,
        time: 'golden',
        sunAt: [-132, 28],
        clouds: { kind: 'wisps', cover: 0.3, seed: 6 },
        ridges: [TREELINE],
        lit: 0.4,
        view: { from: [2.4, 1.7, 7], to: [-0.8, 2.9, -10], wide: 64 },
        path: 0.9,
        pathTo: -0.6,
        houses: [{ spec: { ...THONBURI, stilts: 0.9, stairs: true }, at: [-2.4, -9], turn: 0.28 }],
        trees: [
          [5.6, -8.4, 13],
          [-10, -11, 10],
        ],
        palms: [[9.4, -5, 8]],
        beds: [
          [3.6, -3.2, 1.2],
          [-6, -3.2, 1.2],
        ],
        tables: [[2.8, -1]],
      }),
  ],
};
