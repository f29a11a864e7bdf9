import type { Surroundings } from '../surroundings/sky.ts';
import type { Water } from '../surroundings/water.ts';
import type { View } from './camera.ts';
import type { Colour } from './colour.ts';
import type { Thing } from './world.ts';

/** A ball of light: `light` is what a white surface one metre away, facing it, sends back. */
export type Lamp = Readonly<{ at: Triple; size: number; light: Colour }>;

/** Metres; y is up, -z away from the camera. */
export type Triple = readonly [number, number, number];

/** An opening daylight falls in through: a corner and its two edges; the light goes to the side of edge a × edge b. */
export type Opening = Readonly<{
  corner: Triple;
  a: Triple;
  b: Triple;
  /** Multiplies what comes in, for curtains and for the eye's habit. */
  strength: number;
}>;

/** All a picture is made from. */
export type Scene = Readonly<{
  things: readonly Thing[];
  surroundings: Surroundings;
  view: View;
  water?: Water;
  lamps?: readonly Lamp[];
  /** A room, lit through its openings alone; outside it, and without one, the whole sky lights things. */
  room?: Readonly<{ least: Triple; greatest: Triple; openings: readonly Opening[] }>;
  /** Metres at which haze has taken 63% of a colour. */
  clearFor?: number;
  /** Height below which mist lies. */
  mistAt?: number;
  /** Stops added to the hour's own. */
  exposure?: number;
}>;
