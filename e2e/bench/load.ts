import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts work on so many items a second whether or not earlier work has ended, as guests come; gives
 * what each came to. `due` is when its turn was by the clock of `performance.now()`: a late start
 * counts as waiting.
 */
export async function atRate<Item, Result>(
  perSecond: number,
  items: readonly Item[],
  work: (item: Item, due: number) => Promise<Result>,
): Promise<Result[]> {
  const start = performance.now();
  const under: Promise<Result>[] = [];
  for (const [n, item] of items.entries()) {
    const due = start + (n * 1000) / perSecond;
    while (performance.now() < due) await sleep(Math.floor(due - performance.now()));
    under.push(work(item, due));
  }
  return Promise.all(under);
}

/** Works on items, so many at a time, for so many milliseconds; gives how many a second were done. */
export async function flatOut<Item>(
  atOnce: number,
  limit: number,
  items: Iterator<Item>,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - start < limit) {
      const { value, done: isOver } = items.next();
      if (isOver) throw new Error('There was not enough to do');
      await work(value);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done / ((performance.now() - start) / 1000);
}
