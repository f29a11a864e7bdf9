import {
  addDays,
  type LocalDate,
  localDate,
  nightsBetween,
  type Stay,
} from '../values/time/local-date.ts';
import { fillLanes, UnitLanes, type UnitStay } from './unit-lanes.ts';

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
 * Which unit of a room each stay lies on, by its id. Units are known by their labels (`unitLabels`). A stay
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
