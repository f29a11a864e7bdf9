/** The first of a list that is known to have one; throws RangeError where it has none. */
export function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new RangeError('An empty list has no first item');
  return first;
}
