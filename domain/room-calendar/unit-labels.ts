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
