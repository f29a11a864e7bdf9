import type { Stay } from '@baanpak/domain/values/time/local-date.ts';

/** Nights that some units are taken for. */
export type Taken = Stay & Readonly<{ units: number }>;

/**
 * Stays of one room by the day they begin, each with the numbers of the units it is shown in: the first ones that are
 * free for it. What is taken at once never needs more than that many.
 */
export function inLanes<One extends Taken>(stays: readonly One[]): (One & { lanes: number[] })[] {
  const freeFrom: string[] = [];
  return stays.map((stay) => {
    const lanes: number[] = [];
    for (let lane = 0; lanes.length < stay.units; lane += 1) {
      if ((freeFrom[lane] ?? '') > stay.checkIn) continue;
      freeFrom[lane] = stay.checkOut;
      lanes.push(lane);
    }
    return { ...stay, lanes };
  });
}
