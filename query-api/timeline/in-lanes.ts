import type { Stay } from '@baanpak/domain/values/time/local-date.ts';

/** Nights that units are taken for; of a booking, which takes one, it is not said. */
export type Taken = Stay & Readonly<{ units?: number | null | undefined }>;

/**
 * Of each stay of one room, by the day they begin, the numbers of the units it is shown in: the first ones that are
 * free for it. What is taken at once never needs more than that many.
 */
export function inLanes(stays: readonly Taken[]): number[][] {
  const freeFrom: string[] = [];
  return stays.map(({ checkIn, checkOut, units }) => {
    const lanes: number[] = [];
    for (let lane = 0; lanes.length < (units ?? 1); lane += 1) {
      if ((freeFrom[lane] ?? '') > checkIn) continue;
      freeFrom[lane] = checkOut;
      lanes.push(lane);
    }
    return lanes;
  });
}
