import { hex } from '../../render/colour.ts';
import { waterside } from '../../scenes/waterside.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

export const hingHoiKoChang: HotelScenes = {
  cover: () =>
    waterside({
      seed: 95,
      time: 'dusk',
      sunAt: [-16, 3],
      clouds: { kind: 'wisps', cover: 0.5, seed: 7 },
      ridges: [
        { kind: 'hills', seed: 5, height: 0.1, away: 0.35, pace: 2.4, mist: 0.5 },
        { kind: 'hills', seed: 9, height: 0.16, away: 0.6, pace: 2 },
      ],
      view: { from: [-2.6, 2, 2], to: [1.4, 2.5, -24], wide: 68 },
      half: 15,
      winding: 3,
      banks: 'mangrove',
      density: 80,
      houses: [
        [8, -15, -0.9],
        [10, -25, -0.8],
        [11, -36, -0.8],
      ],
      pierAt: [3.6, -4, -0.12, 36],
      skiffs: [
        [-2.6, -9, 0.6],
        [1, -15, 1.9],
      ],
      fireflies: 150,
      lit: 1,
      houseSpec: { width: 6, depth: 4.4, veranda: 2.2, stilts: 1.6 },
      water: { deep: hex('#1f4a4a'), shallow: hex('#4f7a6a') },
    }),
  gallery: [
    () =>
      waterside({
        seed: 96,
        time: 'night',
        sunAt: [26, 24],
        clouds: { kind: 'wisps', cover: 0.25, seed: 3 },
        ridges: [{ kind: 'hills', seed: 6, height: 0.12, away: 0.3, pace: 2.6 }],
        view: { from: [0, 1.3, 2], to: [0.6, 2.9, -20], wide: 64 },
        half: 5,
        winding: 5,
        banks: 'mangrove',
        density: 110,
        skiffs: [[0.8, -6.5, 1.35]],
        fireflies: 420,
        water: { deep: hex('#16323a'), shallow: hex('#2f4f4a') },
      }),
    () =>
      waterside({
        seed: 97,
        time: 'morning',
        sunAt: [132, 34],
        clouds: { kind: 'heaps', cover: 0.45, seed: 9 },
        ridges: [{ kind: 'hills', seed: 5, height: 0.16, away: 0.3, pace: 2.2 }],
        view: { from: [1.4, 2.4, 3], to: [-0.2, 1.9, -22], wide: 64 },
        half: 17,
        winding: 3,
        banks: 'mangrove',
        density: 70,
        houses: [
          [-9, -20, 0.85],
          [-10, -30, 0.8],
          [-3.4, -37, 0.2],
        ],
        pierAt: [0.4, 1, 0.1, 36],
        skiffs: [
          [4.6, -9, 1.9],
          [6, -13, 1.5],
        ],
        houseSpec: { width: 6, depth: 4.4, stilts: 1.6 },
        water: { deep: hex('#24605c'), shallow: hex('#6fa08a') },
      }),
    () =>
      waterside({
        seed: 98,
        time: 'golden',
        sunAt: [-30, 14],
        clouds: { kind: 'heaps', cover: 0.4, seed: 18 },
        ridges: [{ kind: 'hills', seed: 8, height: 0.14, away: 0.35, pace: 2 }],
        view: { from: [0, 1.5, 2], to: [-1, 2, -20], wide: 62 },
        half: 9,
        winding: 8,
        banks: 'mangrove',
        density: 120,
        skiffs: [
          [-1.6, -7, 1.1],
          [2.2, -11, 1.8],
          [-3, -16, 1.4],
        ],
        houses: [[-8.4, -26, 0.7]],
        houseSpec: { width: 5.4, depth: 4, stilts: 1.6 },
        water: { deep: hex('#2a5a50'), shallow: hex('#6f9078') },
      }),
  ],
};
