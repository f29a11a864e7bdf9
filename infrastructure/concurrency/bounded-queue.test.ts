import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

/** Work that ends when it is told to. */
function piece() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
}
const limits = { atOnce: 2, waiting: 1, longestWait: 60_000 };

describe('a bounded queue', () => {
  it('runs so many pieces at once, and the others in their turn', async () => {
    const queue = boundedQueue(limits);
    const [one, two, three] = [piece(), piece(), piece()];
    const order: number[] = [];
    const all = [one, two, three].map(({ work }, n) => queue(work).then(() => order.push(n)));
    three.end();
    two.end();
    await all[1];
    await all[2];
    one.end();
    await all[0];
    expect(order).toEqual([1, 2, 0]);
  });

  it('refuses at once what comes when enough wait, and says when to come again', async () => {
    const queue = boundedQueue(limits);
    const pieces = [piece(), piece(), piece()];
    const all = pieces.map(({ work }) => queue(work));
    await expect(queue(async () => {})).rejects.toMatchObject({ code: 'busy', retryAfter: 1 });
    expect(queue.isFull()).toBe(true);
    for (const { end } of pieces) end();
    await Promise.all(all);
    expect(queue.isFull()).toBe(false);
    await expect(queue(async () => 'done')).resolves.toBe('done');
  });

  it('refuses what would wait longer than its limit, by how long pieces take', async () => {
    const queue = boundedQueue({ atOnce: 1, waiting: 100, longestWait: 10 });
    for (let n = 0; n < 10; n += 1) await queue(() => sleep(30));
    const one = piece();
    const running = queue(one.work);
    await expect(queue(async () => {})).rejects.toMatchObject({ code: 'busy' });
    one.end();
    await running;
  });

  it('passes on what a piece throws, and goes on', async () => {
    const queue = boundedQueue(limits);
    await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue(async () => 'done')).resolves.toBe('done');
  });
});
