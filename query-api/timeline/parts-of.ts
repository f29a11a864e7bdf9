import {
  assignUnits,
  type NightsOfUnit,
  type StayToAssign,
} from '@baanpak/domain/room-calendar/assign-units.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { RoomOfUnits } from '../booking/units.ts';
import type { DayRange } from '../stay-dates.ts';
import { concerning } from './concerning.ts';

type Parts = ReadonlyMap<string, readonly NightsOfUnit[]>;

/**
 * The units of a room's stays of some days, by their ids. Those that end after `knownSince` have what they are told to have wherever
 * they are read; what ended before is fitted around them, by what was decided of it.
 */
export function partsOfStay(
  { labels, stays }: RoomOfUnits,
  knownSince: LocalDate,
  days: DayRange,
): Parts {
  const near = concerning(stays, days);
  const known = near.filter(({ checkOut }) => checkOut > knownSince);
  const assigned = assignUnits(known, labels);
  const before = near.filter(({ checkOut }) => checkOut <= knownSince);
  if (before.length === 0) return assigned;
  const firm = [...assigned].flatMap(([id, parts]) => parts.map(asFirm(id, labels)));
  const fitted = assignUnits([...firm, ...before], labels);
  return new Map([...assigned, ...before.map(({ id }) => [id, fitted.get(id) ?? []] as const)]);
}

const asFirm =
  (id: string, labels: readonly string[]) =>
  ({ checkIn, checkOut, lane }: NightsOfUnit): StayToAssign => ({
    ...{ id: `${id} ${lane} ${checkIn}`, checkIn, checkOut, units: 1 },
    ...{ unit: labels[lane] ?? null, firm: true },
  });
