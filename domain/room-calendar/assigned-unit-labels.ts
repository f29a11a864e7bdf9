import { addDays, type LocalDate } from '../values/time/local-date.ts';
import { assignUnits, type NightsOfUnit, type StayToAssign } from './assign-units.ts';
import { DAYS_REMEMBERED } from './taken-nights.ts';

/**
 * What ended by this day says nothing about units any more: as a calendar forgets it, no matter who reads the stays from
 * elsewhere leaves it out, too, and comes to the same.
 */
export const unitsRememberedSince = (today: LocalDate): LocalDate =>
  addDays(today, -DAYS_REMEMBERED);

/** The units of each stay as they are said: their labels, each once, in the order it has them; null for none. */
export function assignedUnitLabels(
  stays: readonly StayToAssign[],
  labels: readonly string[],
): ReadonlyMap<string, string | null> {
  const assigned = assignUnits(stays, labels);
  return new Map([...assigned].map(([id, parts]) => [id, said(parts, labels)]));
}

function said(parts: readonly NightsOfUnit[], labels: readonly string[]): string | null {
  const units = new Set(parts.flatMap(({ lane }) => labels[lane] ?? []));
  return units.size > 0 ? [...units].join(', ') : null;
}
