/** More than these are sorted whole. */
const FEW = 1_000;

/** The first `count` of items in an order in which no two are equal. */
export function smallest(
  items: readonly number[],
  count: number,
  compare: (a: number, b: number) => number,
): number[] {
  if (count > FEW) return items.toSorted(compare).slice(0, count);
  const first: number[] = [];
  for (const item of items) {
    const last = first.at(-1);
    if (first.length >= count && last !== undefined && compare(item, last) > 0) continue;
    let place = first.length;
    while (place > 0 && compare(item, first[place - 1] ?? item) < 0) place -= 1;
    first.splice(place, 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}
