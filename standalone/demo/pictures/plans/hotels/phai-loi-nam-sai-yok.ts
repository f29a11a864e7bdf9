import { hex } from '../../render/colour.ts';
import { waterside } from '../../scenes/waterside.ts';
import { GORGE } from '../horizons.ts';
import type { HotelScenes } from '../hotel-scenes.ts';

export const phaiLoiNamSaiYok: HotelScenes = {
  cover: () =>
    waterside({
      seed: 161,
      time: 'dawn',
      sunAt: [-34, 14],
      clouds: { kind: 'wisps', cover: 0.45, seed: 6 },
      ridges: GORGE,
      lit: 0.55,
      clearFor: 170,
      view: { from: [1, 2.3, 4], to: [-1.8, 2.7, -24], wide: 66 },
      half: 13,
      winding: 10,
      hills: 26,
      banks: 'jungle',
      density: 70,
      rafts: [
        [-8.4, -13, 1.2],
        [-9.4, -23, 1.25],
        [-9.6, -34, 1.2],
      ],
      boats: [[4, -17, 1.9]],
      skiffs: [[-2.4, -10, 0.5]],
    }),
  gallery: [
    () =>
      waterside({
        seed: 162,
        time: 'golden',
        sunAt: [-42, 24],
        clouds: { kind: 'heaps', cover: 0.4, seed: 4 },
        ridges: GORGE,
        railway: true,
        clearFor: 420,
        view: { from: [-3, 2.2, 2], to: [4.4, 4.8, -30], wide: 62 },
        half: 14,
        winding: 4,
        hills: 30,
        banks: 'jungle',
        density: 46,
        boats: [[2, -20, 1.8]],
      }),
    () =>
      waterside({
        seed: 163,
        time: 'morning',
        sunAt: [134, 36],
        clouds: { kind: 'heaps', cover: 0.42, seed: 8 },
        ridges: GORGE,
        clearFor: 300,
        view: { from: [-3.4, 2.3, 3], to: [1.4, 1.5, -22], wide: 64 },
        half: 11,
        winding: 9,
        hills: 24,
        banks: 'jungle',
        density: 80,
        pierAt: [-3, 1, -0.28, 13],
        skiffs: [
          [-0.6, -8, 1.2],
          [1.6, -10, 1.7],
        ],
        houses: [[12.4, -22, -1.1]],
        houseSpec: { stilts: 1.4, width: 7 },
        water: { shallow: hex('#7a8f5c'), deep: hex('#2c5240') },
      }),
    () =>
      waterside({
        seed: 164,
        time: 'dusk',
        sunAt: [12, 4],
        clouds: { kind: 'wisps', cover: 0.55, seed: 13 },
        ridges: GORGE,
        lit: 1,
        clearFor: 260,
        view: { from: [-1.6, 1.9, 3], to: [1.8, 2.2, -20], wide: 64 },
        half: 11,
        winding: 8,
        hills: 22,
        banks: 'jungle',
        density: 60,
        rafts: [
          [6.4, -11, -1.0],
          [7.6, -21, -1.15],
        ],
        skiffs: [[0.6, -8, 0.9]],
        lanterns: [
          [3.2, 1.8, -8.4],
          [4.2, 1.8, -6.6],
        ],
      }),
  ],
};
