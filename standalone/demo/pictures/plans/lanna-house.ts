import { CLAY } from '../elements/house.ts';

/** The great teak house of the north: on tall posts, with crossed gable boards. */
export const LANNA = {
  width: 11,
  depth: 7,
  walls: 2.9,
  stilts: 2.4,
  veranda: 2.8,
  pitch: 1.05,
  roof: CLAY,
  kalae: true,
  stairs: true,
  front: ['window', 'door', 'window', 'window'],
} as const;
