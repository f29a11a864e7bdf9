import pLimit from 'p-limit';

/** What the work makes of each item, in their order; so many are worked on at once. The first error is thrown. */
export function mapAtMost<Item, Made>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const inTurn = pLimit(atOnce);
  return Promise.all(items.map((item) => inTurn(() => work(item))));
}
