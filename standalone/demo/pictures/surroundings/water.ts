import { type Colour, clamp01, hex, smoothstep } from '../render/colour.ts';
import { fbm2, noise2 } from '../render/noise.ts';

/** A level sheet of water, without end or within bounds. */
export type Water = Readonly<{
  level: number;
  shallow: Colour;
  deep: Colour;
  /** Seen through the first half metre. */
  bottom: Colour;
  /** Metres of water at a place; 0 or less is dry, the ray goes on. */
  depthAt: (x: number, z: number) => number;
  /** Slope of the waves: 0.01 a pond, 0.12 the open sea. */
  waves: number;
  /** Metres from crest to crest. */
  length: number;
  foam: boolean;
}>;

export const SEA: Omit<Water, 'depthAt'> = {
  level: 0,
  shallow: hex('#4fc4bd'),
  deep: hex('#0f5f86'),
  bottom: hex('#dcc9a0'),
  waves: 0.075,
  length: 5,
  foam: true,
};

export const RIVER: Omit<Water, 'depthAt'> = {
  level: 0,
  shallow: hex('#6f7d52'),
  deep: hex('#27412f'),
  bottom: hex('#8a7650'),
  waves: 0.022,
  length: 2.4,
  foam: false,
};

export const POOL: Omit<Water, 'depthAt'> = {
  level: 0,
  shallow: hex('#5fd0d0'),
  deep: hex('#2a9fb5'),
  bottom: hex('#8fdcd8'),
  waves: 0.016,
  length: 1.3,
  foam: false,
};

/** Writes the slope of the surface (x, z) into `out`; calmer with distance, where waves are too small to see. */
export function slopeAt(
  { waves, length }: Water,
  x: number,
  z: number,
  away: number,
  out: Float64Array,
): void {
  const calm = waves / (1 + away * 0.004);
  const u = x / length;
  const v = (z / length) * 1.8;
  const bend = noise2(u * 0.3, v * 0.3);
  out[0] =
    calm *
    (noise2(u * 1.3 + bend, v * 0.8) +
      0.6 * noise2(u * 3.7, v * 2.6 + bend) +
      0.3 * noise2(u * 9, v * 8));
  out[1] =
    calm *
    1.6 *
    (noise2(u * 0.7 + 40, v + bend) +
      0.6 * noise2(u * 2.9 + 90, v * 3.1) +
      0.3 * noise2(u * 8 + 9, v * 9));
}

/** Writes what is seen under the surface (before light falls on it) and returns how much foam covers it. */
export function depthsAt(
  water: Water,
  x: number,
  z: number,
  depth: number,
  out: Float64Array,
): number {
  const clear = Math.exp(-depth * 2.2);
  const near = Math.exp(-depth * 0.28);
  const patch = 0.12 * fbm2(x * 0.05, z * 0.09, 3);
  for (let k = 0; k < 3; k++) {
    const body =
      (water.deep[k] ?? 0) +
      ((water.shallow[k] ?? 0) - (water.deep[k] ?? 0)) * clamp01(near + patch);
    out[k] = body + ((water.bottom[k] ?? 0) * 0.85 - body) * clear;
  }
  if (!water.foam) return 0;
  const ragged = fbm2(x * 0.5, z * 0.9, 4);
  const edge = smoothstep(0.16, 0.03, depth + ragged * 0.1);
  const breaker =
    smoothstep(0.16, 0, Math.abs(depth - 0.5 + ragged * 0.14)) *
    smoothstep(0.1, 0.5, noise2(x * 0.07, z * 0.03));
  const lace = smoothstep(-0.3, 0.25, fbm2(x * 3.3, z * 4.1, 3) + 0.1);
  return clamp01(edge * (0.5 + 0.5 * lace) + breaker * lace * 0.7);
}
