import { Refusal } from '../values/decider/refusal.ts';

/** Each unit has a name of its own, and no name is without a unit; else `unfit-unit-names`. */
export function assertUnitNames(unitNames: readonly string[] = [], units: number): void {
  if (new Set(unitNames).size < unitNames.length)
    throw new Refusal('unfit-unit-names', 'Two units would have one name');
  if (unitNames.length > units)
    throw new Refusal('unfit-unit-names', 'There are more names than units');
}
