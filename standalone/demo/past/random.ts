import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** What is drawn by lot, the same for the same seed. */
export type Random = Readonly<{
  /** Both inclusive. */
  between(least: number, most: number): number;
  /** Each as likely as it is often in the list. */
  oneOf<T>(list: readonly T[]): T;
  /** True so many times in a hundred. */
  percent(share: number): boolean;
}>;

export function random(seed: number): Random {
  const random = xoroshiro128plus(seed);
  const between = (least: number, most: number) => uniformInt(random, least, most);
  return {
    between,
    oneOf(list) {
      const item = list[between(0, list.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to choose from');
      return item;
    },
    percent: (share) => between(1, 100) <= share,
  };
}

/** A list in which each value is as often as its number says. */
export const weighted = <T>(...shares: readonly (readonly [number, T])[]): readonly T[] =>
  shares.flatMap(([times, value]) => Array.from({ length: times }, () => value));
