import { createNoise2D, createNoise3D } from 'simplex-noise';
import { fastRandom } from './random.ts';

const plane = createNoise2D(fastRandom(11));
const space = createNoise3D(fastRandom(12));

/** Smooth noise in -1..1. */
export const noise2 = (x: number, y: number) => plane(x, y);
/** The same in space. */
export const noise3 = (x: number, y: number, z: number) => space(x, y, z);

/** Noise summed over `octaves`, each half as large and twice as fine; about -1..1. */
export function fbm2(x: number, y: number, octaves: number): number {
  let sum = 0;
  let size = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    sum += size * plane(x, y);
    x = x * 2.03 + 17.1;
    y = y * 2.03 - 9.3;
    size *= 0.5;
  }
  return sum;
}

/** `fbm2` in space. */
export function fbm3(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let size = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    sum += size * space(x, y, z);
    x = x * 2.03 + 17.1;
    y = y * 2.03 - 9.3;
    z = z * 2.03 + 3.7;
    size *= 0.5;
  }
  return sum;
}

/** A number in 0..1 that belongs to a cell, always the same one. */
export function cell(x: number, y: number): number {
  let hash = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
