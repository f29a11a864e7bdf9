/** The last of a list that is known to have one; throws RangeError where it has none. */
export function lastItem<Item>(items: readonly Item[]): Item {
  const last = items.at(-1);
  if (last === undefined) throw new RangeError('An empty list has no last item');
  return last;
}

/** The first of a list that is known to have one; throws RangeError where it has none. */
export function firstItem<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new RangeError('An empty list has no first item');
  return first;
}
