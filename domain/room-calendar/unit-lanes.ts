/** One unit's worth of a stay, its nights counted as days: from `first` up to, but not including, `end`. */
export type UnitStay = Readonly<{ first: number; end: number }>;
/** One that wants a lane: `wanted` is tried before the others. */
export type Unplaced = UnitStay & Readonly<{ wanted: number | null }>;

/** The stays of each unit, none of which share a night. */
export class UnitLanes {
  readonly #lanes: UnitStay[][];

  constructor(units: number) {
    this.#lanes = Array.from({ length: units }, () => []);
  }

  isFree(lane: number, stay: UnitStay): boolean {
    const taken = this.#lanes[lane];
    return taken?.every(({ first, end }) => end <= stay.first || stay.end <= first) ?? false;
  }

  put(lane: number, stay: UnitStay): void {
    this.#lanes[lane]?.push(stay);
  }

  takeOut(lane: number, stay: UnitStay): void {
    const taken = this.#lanes[lane];
    taken?.splice(taken.lastIndexOf(stay), 1);
  }

  /**
   * Where a stay fits, best first: where it is wanted, then where the fewest nights stay empty around it. Of lanes
   * that are empty from then on the best alone: stays are put in the order of days, and to those to come one
   * is as good as the other.
   */
  bestFor(stay: Unplaced): number[] {
    const fitting = this.#lanes
      .map((_, lane) => ({ lane, ...this.#gaps(lane, stay) }))
      .filter(({ lane }) => this.isFree(lane, stay))
      .sort(
        (a, b) =>
          Number(b.lane === stay.wanted) - Number(a.lane === stay.wanted) ||
          less(a.after, b.after) ||
          less(a.before, b.before) ||
          a.lane - b.lane,
      );
    const open = fitting.findIndex(({ after }) => after === Number.POSITIVE_INFINITY);
    return fitting
      .filter(({ after }, n) => n <= open || after !== Number.POSITIVE_INFINITY)
      .map(({ lane }) => lane);
  }

  /** How long a lane is free from a day on, at most up to `end`. */
  freeUntil(lane: number, from: number, end: number): number {
    if (!this.isFree(lane, { first: from, end: from + 1 })) return from;
    return Math.min(end, from + this.#gaps(lane, { first: from, end: from }).after);
  }

  #gaps(lane: number, stay: UnitStay): { before: number; after: number } {
    let before = Number.POSITIVE_INFINITY;
    let after = Number.POSITIVE_INFINITY;
    for (const { first, end } of this.#lanes[lane] ?? []) {
      if (end <= stay.first) before = Math.min(before, stay.first - end);
      if (first >= stay.end) after = Math.min(after, first - stay.end);
    }
    return { before, after };
  }
}

const less = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** How often one choice may be taken back before a stay counts as one that fits nowhere. */
const MOST_TRIES = 1000;

/**
 * Puts each stay, in the order given, on one lane for all of its nights; a choice that leaves no lane for a
 * later one is taken back. The lane of each, or the stay that fitted nowhere: then the lanes are as before.
 */
export function fillLanes<One extends Unplaced>(
  lanes: UnitLanes,
  stays: readonly One[],
): { lanes: ReadonlyMap<One, number> } | { stuck: One } {
  const choices: number[][] = [];
  const chosen: { stay: One; lane: number }[] = [];
  let furthest = 0;
  let tries = 0;
  while (true) {
    const stay = stays[chosen.length];
    if (stay === undefined) return { lanes: new Map(chosen.map((one) => [one.stay, one.lane])) };
    const left = choices[chosen.length] ?? lanes.bestFor(stay);
    choices[chosen.length] = left;
    const lane = left.shift();
    if (lane !== undefined) {
      lanes.put(lane, stay);
      chosen.push({ stay, lane });
      continue;
    }
    furthest = Math.max(furthest, chosen.length);
    tries += 1;
    choices.length = chosen.length;
    const isOver = tries > MOST_TRIES || chosen.length === 0;
    for (const last of isOver ? chosen.toReversed() : chosen.splice(-1))
      lanes.takeOut(last.lane, last.stay);
    const stuck = stays[furthest];
    if (isOver && stuck) return { stuck };
  }
}
