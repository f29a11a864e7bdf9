import { coast } from '../scenes/coast.ts';

/** The picture behind the search of the first page: a golden hour on the Andaman coast. */
export const banner = () =>
  coast({
    seed: 4,
    time: 'golden',
    sunAt: [-20, 10],
    disk: true,
    clouds: { kind: 'heaps', cover: 0.42, seed: 8 },
    view: { from: [0, 2.3, 0], to: [-5.4, 3.9, -30], wide: 72 },
    land: 1,
    shore: 2,
    slant: -0.1,
    plants: 'palm',
    density: 34,
    boats: [
      [-6.4, -15, 0.5],
      [-11.5, -24, 0.35],
      [-4.2, -31, 0.7],
      [-52, -100, 0.4],
    ],
    huts: [
      [17, -36],
      [15, -52],
      [18, -70],
    ],
    ridges: [
      {
        kind: 'karst',
        seed: 2,
        height: 0.15,
        away: 0.3,
        pace: 2.2,
        reach: (a) => (a < 0.12 ? 1 : 0),
      },
      { kind: 'karst', seed: 9, height: 0.09, away: 0.6, pace: 2.8 },
      { kind: 'hills', seed: 5, height: 0.06, away: 0.8, pace: 4 },
    ],
  });
