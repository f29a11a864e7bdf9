import { expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Work that ends when it is told to, and counts its runs. */
function workToEnd() {
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const run = coalesce(() => new Promise((resolve, reject) => void ends.push({ resolve, reject })));
  return { run, ends };
}

it('runs once more for all the calls that came while it ran', async () => {
  const { run, ends } = workToEnd();
  const first = run();
  await Promise.all([run(), run()]);
  expect(ends).toHaveLength(1);
  ends[0]?.resolve();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve();
  await first;
  expect(ends).toHaveLength(2);
});

it('runs again at the next call after it failed', async () => {
  const { run, ends } = workToEnd();
  const first = run();
  ends[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  const second = run();
  expect(ends).toHaveLength(2);
  ends[1]?.resolve();
  await second;
});
