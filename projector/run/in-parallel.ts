/** Works on all at once and waits for all, also where one fails; then throws what the first in order threw. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const done = await Promise.allSettled(items.map(work));
  const failed = done.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
