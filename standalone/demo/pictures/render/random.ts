import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance that repeats: the same seed lays out the same scene. */
export type Chance = Readonly<{
  between: (low: number, high: number) => number;
  pick: <T>(choices: readonly T[]) => T;
}>;

/** Throws where there is nothing to pick from. */
export function chance(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  const next = () => uniformFloat32(generator);
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (choices) => {
      const chosen = choices[Math.floor(next() * choices.length * 0.999999)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
  };
}

/** Numbers in [0, 1) for sampling light: mulberry32, since a picture takes a hundred million of them. */
export function fastRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
