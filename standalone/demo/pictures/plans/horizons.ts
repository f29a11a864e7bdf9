import type { Ridge } from '../surroundings/ridges.ts';

export const HEADLAND: Ridge = {
  kind: 'hills',
  seed: 5,
  height: 0.11,
  away: 0.35,
  pace: 2.2,
  reach: (a) => Math.max(0, Math.min(1, (0.1 - a) * 2.4)),
};

export const ISLES: Ridge = {
  kind: 'hills',
  seed: 9,
  height: 0.06,
  away: 0.62,
  pace: 3,
  reach: (a) => (a > 0.02 && a < 0.5 ? 1 : 0),
};

export const CLIFFS: readonly Ridge[] = [
  { kind: 'karst', seed: 2, height: 0.46, away: 0.1, pace: 1.1, mist: 0.25, dense: 0.32 },
  { kind: 'karst', seed: 7, height: 0.5, away: 0.42, pace: 1.4, dense: 0.15 },
];

export const TOWERS: readonly Ridge[] = [
  {
    kind: 'karst',
    seed: 3,
    height: 0.2,
    away: 0.25,
    pace: 2.2,
    reach: (a) => (a < 0.35 ? 1 : 0.2),
  },
  { kind: 'karst', seed: 9, height: 0.13, away: 0.55, pace: 2.8 },
  { kind: 'hills', seed: 4, height: 0.06, away: 0.8, pace: 3 },
];

export const ISLAND: Ridge = {
  kind: 'hills',
  seed: 6,
  height: 0.07,
  away: 0.55,
  pace: 3,
  reach: (a) => Math.max(0, 1 - Math.abs(a + 0.16) * 3.4),
};

export const CAPE: Ridge = {
  kind: 'hills',
  seed: 8,
  height: 0.1,
  away: 0.42,
  pace: 2,
  reach: (a) => (a > 0.1 ? Math.min(1, (a - 0.1) * 5) : 0),
};

export const RANGES: readonly Ridge[] = [
  { kind: 'hills', seed: 2, height: 0.022, away: 0.55, pace: 2.4, mist: 0.97 },
  { kind: 'hills', seed: 6, height: 0.05, away: 0.36, pace: 3, mist: 0.95 },
  { kind: 'hills', seed: 11, height: 0.1, away: 0.55, pace: 2.6, mist: 0.9 },
  { kind: 'hills', seed: 9, height: 0.17, away: 0.74, pace: 2.2, mist: 0.7 },
];

export const NEAR_HILL: readonly Ridge[] = [
  { kind: 'hills', seed: 3, height: 0.14, away: 0.2, pace: 2.4, mist: 0.5 },
  { kind: 'hills', seed: 8, height: 0.24, away: 0.5, pace: 2, mist: 0.5 },
];

export const DOI: readonly Ridge[] = [
  { kind: 'hills', seed: 5, height: 0.06, away: 0.15, pace: 6 },
  { kind: 'hills', seed: 12, height: 0.2, away: 0.55, pace: 1.6 },
];

export const SKYLINE: readonly Ridge[] = [
  { kind: 'city', seed: 3, height: 0.12, away: 0.14, pace: 2.4 },
  { kind: 'city', seed: 5, height: 0.25, away: 0.42, pace: 3.6 },
  { kind: 'city', seed: 9, height: 0.33, away: 0.7, pace: 6 },
];

export const TREELINE: Ridge = { kind: 'hills', seed: 5, height: 0.07, away: 0.16, pace: 7 };

export const GORGE: readonly Ridge[] = [
  { kind: 'hills', seed: 5, height: 0.2, away: 0.28, pace: 2, mist: 0.6 },
  { kind: 'hills', seed: 9, height: 0.32, away: 0.56, pace: 1.7, mist: 0.6 },
];
