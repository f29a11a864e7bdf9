import {
  addDays,
  type LocalDate,
  localDate,
  nightsBetween,
  type Stay,
} from '../values/time/local-date.ts';
import { DAYS_REMEMBERED } from './taken-nights.ts';

// Which unit of its room a stay has, worked out from all its stays: the labels of units, and the assignment
// (docs/adr/0049-units-are-derived.md).

/**
 * What each unit of a room is called, in their order: by its name, or by its place counted from 1 where it
 * has none. Each label stands once, so it says which unit is meant.
 */
export function unitLabels(units: number, unitNames: readonly string[]): string[] {
  const names = unitNames.slice(0, units);
  const labels = [...names];
  let spare = units;
  for (let place = names.length + 1; place <= units; place += 1) {
    let label = `${place}`;
    while (names.includes(label)) {
      spare += 1; // a number that is another unit's name already
      label = `${spare}`;
    }
    labels.push(label);
  }
  return labels;
}

/** The labels that are no more when the names change, each with the one that its unit has instead, if that is new. */
export function renamedUnits(
  units: number,
  before: readonly string[],
  after: readonly string[],
): Record<string, string> {
  const [old, now] = [unitLabels(units, before), unitLabels(units, after)];
  return Object.fromEntries(
    old.flatMap((label, place) => {
      const next = now[place];
      const isRenamed = next !== undefined && !now.includes(label) && !old.includes(next);
      return isRenamed ? [[label, next] as const] : [];
    }),
  );
}

/** The units of each stay as they are said: their labels, each once, in the order it has them; null for none. */
export function assignedUnitLabels(
  stays: readonly StayToAssign[],
  labels: readonly string[],
): ReadonlyMap<string, string | null> {
  const assigned = assignUnits(stays, labels);
  return new Map([...assigned].map(([id, parts]) => [id, labelsOf(parts, labels)]));
}

function labelsOf(parts: readonly NightsOfUnit[], labels: readonly string[]): string | null {
  const units = new Set(parts.flatMap(({ lane }) => labels[lane] ?? []));
  return units.size > 0 ? [...units].join(', ') : null;
}

/**
 * What ended by this day says nothing about units any more: as a calendar forgets it, no matter who reads the stays from
 * elsewhere leaves it out, too, and gets the same.
 */
export const unitsRememberedSince = (today: LocalDate): LocalDate =>
  addDays(today, -DAYS_REMEMBERED);

/** A stay or a block that wants units of a room for all of its nights. */
export type StayToAssign = Stay &
  Readonly<{
    id: string;
    /** How many it takes: one but for a block. */
    units: number;
    /** The label of the unit that somebody decided on; null: the house chooses. */
    unit: string | null;
    /** It stays there, whatever comes: its guest is in, or the unit is closed. */
    firm: boolean;
  }>;

/** Some nights of a stay and the unit they lie on: its place among the room's, counted from 0. */
export type NightsOfUnit = Stay & Readonly<{ lane: number }>;

/**
 * Which unit of a room each stay lies on, by its id. Units are named by their labels (`unitLabels`). A stay
 * keeps one unit for all of its nights wherever that can be obtained, and is in pieces where it cannot: then its guest
 * changes rooms. What somebody decided on holds, what is firm before the rest, unless others could not keep
 * one unit for it. The rest is chosen so that few nights stay empty between stays. The same stays have the same units,
 * in whatever order they are given (docs/adr/0049-units-are-derived.md).
 */
export function assignUnits(
  stays: readonly StayToAssign[],
  labels: readonly string[],
): ReadonlyMap<string, readonly NightsOfUnit[]> {
  const found = new Map<string, NightsOfUnit[]>(stays.map(({ id }) => [id, []]));
  for (const together of apart(stays.flatMap(oneByOne(labels))))
    for (const placed of assign(together, labels.length))
      found.get(placed.one.stay.id)?.push(nightsOfUnit(placed));
  return found;
}

/** Most often all nights of a stay. */
function nightsOfUnit({ one, first, end, lane }: Placed): NightsOfUnit {
  const { checkIn, checkOut } = one.stay;
  return {
    checkIn: first === one.first ? checkIn : addDays(checkIn, first - one.first),
    checkOut: end === one.end ? checkOut : addDays(checkIn, end - one.first),
    lane,
  };
}

type One = UnitStay & Readonly<{ stay: StayToAssign; wanted: number | null }>;
type Placed = UnitStay & Readonly<{ one: One; lane: number }>;

const FIRST_DAY = localDate('2000-01-01');

const dayOf = (day: LocalDate): number => nightsBetween(FIRST_DAY, day);

/** A stay for each unit it takes; the first of them has what somebody decided on. */
const oneByOne =
  (labels: readonly string[]) =>
  (stay: StayToAssign): One[] => {
    const place = stay.unit === null ? -1 : labels.indexOf(stay.unit);
    const [first, end] = [dayOf(stay.checkIn), dayOf(stay.checkOut)];
    if (end <= first) return [];
    return Array.from({ length: stay.units }, (_, n) => ({
      stay,
      first,
      end,
      wanted: n === 0 && place >= 0 ? place : null,
    }));
  };

/** Groups of stays of which no two share a night, each in the order of days: one says nothing about another. */
function apart(all: readonly One[]): One[][] {
  const groups: One[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const one of all.toSorted(byDay)) {
    const last = groups.at(-1);
    if (last && one.first < end) last.push(one);
    else groups.push([one]);
    end = Math.max(end, one.end);
  }
  return groups;
}

const byDay = (a: One, b: One): number =>
  a.first - b.first ||
  b.end - a.end ||
  (a.stay.id < b.stay.id ? -1 : Number(a.stay.id > b.stay.id));

/** What was decided gives way where others could not keep one unit for it; as little of it as that takes. */
function assign(group: readonly One[], units: number): Placed[] {
  const firm = group.filter(({ stay, wanted }) => stay.firm && wanted !== null);
  const decided = group.filter(({ stay, wanted }) => !stay.firm && wanted !== null);
  const all = fill([...firm, ...decided], group, units);
  if (!('stuck' in all)) return all;
  const inPieces = new Set<One>();
  let whole = group;
  let best = fill(firm, whole, units);
  while ('stuck' in best) {
    inPieces.add(best.stuck);
    whole = group.filter((one) => !inPieces.has(one));
    best = fill(firm, whole, units);
  }
  let kept = firm;
  for (const one of decided) {
    const more = fill([...kept, one], whole, units);
    if ('stuck' in more) continue;
    kept = [...kept, one];
    best = more;
  }
  return [...best, ...[...inPieces].toSorted(byDay).reduce(withPieces(best, units), [])];
}

/** All on one lane each, the `kept` where they are wanted as far as no two share a night; or one that is stuck. */
function fill(
  kept: readonly One[],
  stays: readonly One[],
  units: number,
): Placed[] | { stuck: One } {
  const lanes = new UnitLanes(units);
  const standing = new Map<One, number>();
  for (const one of kept) {
    if (one.wanted === null || !lanes.isFree(one.wanted, one)) continue;
    lanes.put(one.wanted, one);
    standing.set(one, one.wanted);
  }
  const filled = fillLanes(
    lanes,
    stays.filter((one) => !standing.has(one)),
  );
  if ('stuck' in filled) return filled;
  return [...standing, ...filled.lanes].map(([one, lane]) => ({
    one,
    first: one.first,
    end: one.end,
    lane,
  }));
}

/** The nights of a stay, as many as can be obtained on one lane together. */
const withPieces =
  (placed: readonly Placed[], units: number) =>
  (pieces: readonly Placed[], one: One): Placed[] => {
    const lanes = new UnitLanes(units);
    for (const other of [...placed, ...pieces]) lanes.put(other.lane, other);
    const found: Placed[] = [];
    let first = one.first;
    while (first < one.end) {
      const runs = Array.from({ length: units }, (_, lane) => ({
        lane,
        end: lanes.freeUntil(lane, first, one.end),
      }));
      const { lane, end } = runs.reduce((a, b) => (b.end > a.end ? b : a), {
        lane: -1,
        end: first,
      });
      if (lane >= 0) found.push({ one, lane, first, end });
      first = Math.max(end, first + 1);
    }
    return [...pieces, ...found];
  };

/** One unit's worth of a stay, its nights counted as days: from `first` up to, but not including, `end`. */
type UnitStay = Readonly<{ first: number; end: number }>;
/** One that wants a lane: `wanted` is tried before the others. */
type Unplaced = UnitStay & Readonly<{ wanted: number | null }>;

/** How often one choice may be taken back before a stay counts as one that fits nowhere. */
const MOST_TRIES = 1000;

/**
 * Puts each stay, in the order given, on one lane for all of its nights; a choice that leaves no lane for a
 * later one is taken back. The lane of each, or the stay that fitted nowhere: then the lanes are as before.
 */
function fillLanes<One extends Unplaced>(
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

/** The stays of each unit, none of which share a night. */
class UnitLanes {
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
