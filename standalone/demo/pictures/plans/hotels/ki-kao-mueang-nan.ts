import { SHINGLE } from '../../elements/house.ts';
import { garden } from '../../scenes/garden.ts';
import { hills } from '../../scenes/hills.ts';
import { DOI, RANGES } from '../horizons.ts';
import type { HotelScenes } from '../hotel-scenes.ts';
import { LANNA } from '../lanna-house.ts';

export const kiKaoMueangNan: HotelScenes = {
  cover: () =>
    garden({
      seed: 131,
      time: 'morning',
      sunAt: [138, 30],
      clouds: { kind: 'wisps', cover: 0.5, seed: 5 },
      ridges: [
        { kind: 'hills', seed: 4, height: 0.06, away: 0.2, pace: 5 },
        { kind: 'hills', seed: 7, height: 0.15, away: 0.55, pace: 2, mist: 0.8 },
        { kind: 'hills', seed: 10, height: 0.21, away: 0.75, pace: 1.7 },
      ],
      view: { from: [-3.2, 1.7, 8.6], to: [1, 3, -12], wide: 66 },
      path: 1,
      pathTo: 1,
      paved: 'earth',
      houses: [
        {
          spec: { ...LANNA, roof: SHINGLE, stilts: 2.1, width: 9.6 },
          at: [2.4, -9.8],
          turn: -0.26,
        },
      ],
      trees: [
        [-8, -7, 8],
        [-11, -12, 10],
        [12, -10, 9],
      ],
      palms: [[-5, -15, 9]],
      beds: [
        [-4.4, -3.4, 1.2],
        [6.4, -3.6, 1.2],
      ],
    }),
  gallery: [
    () =>
      garden({
        seed: 132,
        time: 'golden',
        sunAt: [-134, 22],
        clouds: { kind: 'heaps', cover: 0.42, seed: 10 },
        ridges: DOI,
        paved: 'all',
        view: { from: [3.6, 1.7, 10], to: [-0.8, 4.6, -14], wide: 64, rise: 0.02 },
        viharns: [{ at: [-2, -21], turn: 0.42, size: 1 }],
        chedis: [{ at: [13, -30], height: 15, old: false }],
        trees: [[-13, -10, 9]],
        beds: [
          [5.6, -5, 1.1],
          [-8.4, -4, 1.2],
        ],
        frangipanis: [[6.4, -4.4, 4.2]],
      }),
    () =>
      hills({
        seed: 133,
        time: 'dawn',
        sunAt: [-22, 9],
        disk: true,
        clouds: { kind: 'wisps', cover: 0.5, seed: 14 },
        ridges: RANGES,
        slope: 'rice',
        fall: 22,
        view: { from: [0, 5.6, 4], to: [1.4, 1.4, -30], wide: 62 },
        forest: 70,
        clearFor: 1300,
        mistAt: -21.5,
      }),
    () =>
      garden({
        seed: 134,
        time: 'dusk',
        sunAt: [18, 5],
        clouds: { kind: 'wisps', cover: 0.5, seed: 16 },
        ridges: DOI,
        lit: 1,
        view: { from: [2.6, 1.7, 7], to: [-0.8, 2.7, -10], wide: 64 },
        houses: [
          { spec: { ...LANNA, roof: SHINGLE, width: 9, stilts: 1 }, at: [-1.8, -8.6], turn: 0.2 },
        ],
        trees: [
          [8, -8, 9],
          [-10, -8, 9],
        ],
        tables: [
          [2.8, -1.2],
          [0.4, -2],
        ],
        strings: [
          [
            [-6, 4.2, -3.4],
            [6, 4, -4],
          ],
        ],
        beds: [
          [4.6, -4.4, 1.1],
          [-6, -3.4, 1.1],
        ],
      }),
  ],
};
