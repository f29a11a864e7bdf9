import { describe, expect, it } from 'vitest';
import { keyedQueue, type Proof } from './stream-queue.ts';

/** A promise that the test keeps when it wants to. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('a keyed queue', () => {
  it('run jobs on the same stream one after another, in the order they came', async () => {
    const inQueue = keyedQueue();
    const seen: string[] = [];
    const first = gate();
    const jobs = [
      inQueue('a', async () => {
        await first.opened;
        seen.push('first');
      }),
      inQueue('a', async () => void seen.push('second')),
      inQueue('a', async () => void seen.push('third')),
    ];
    first.open();
    await Promise.all(jobs);
    expect(seen).toEqual(['first', 'second', 'third']);
  });

  it('run jobs on different streams side by side', async () => {
    const inQueue = keyedQueue();
    const first = gate();
    const slow = inQueue('a', () => first.opened);
    await expect(inQueue('b', async () => 'done')).resolves.toBe('done');
    first.open();
    await slow;
  });

  it('give each job its own result, and its own error', async () => {
    const inQueue = keyedQueue();
    const jobs = [
      inQueue('a', async () => 1),
      inQueue('a', () => Promise.reject(new Error('mine'))),
      inQueue('a', async () => 3),
    ];
    expect(await Promise.allSettled(jobs)).toMatchObject([
      { value: 1 },
      { reason: new Error('mine') },
      { value: 3 },
    ]);
  });

  it('take jobs on a stream again after they ran empty', async () => {
    const inQueue = keyedQueue();
    await inQueue('a', async () => {});
    await expect(inQueue('a', async () => 'again')).resolves.toBe('again');
  });

  it('share one proof among those that waited together, not with those who came later', async () => {
    const inQueue = keyedQueue();
    const begun = gate();
    const proofs: Proof[] = [];
    const note = async (proof: Proof) => void proofs.push(proof);
    const first = inQueue('a', async (proof) => {
      proofs.push(proof);
      await begun.opened;
    });
    const together = [inQueue('a', note), inQueue('a', note)];
    const late = inQueue('a', async (proof) => {
      proofs.push(proof);
      later.push(inQueue('a', note));
    });
    const later: Promise<void>[] = [];
    begun.open();
    await Promise.all([first, ...together, late]);
    await Promise.all(later);
    const [one, two, three, four, five] = proofs;
    expect(two).not.toBe(one);
    expect(three).toBe(two);
    expect(four).toBe(two);
    expect(five).not.toBe(two);
  });

  it('hold a state proven once it was named, and only until another is', async () => {
    const inQueue = keyedQueue();
    const [known, newer] = [{}, {}];
    await inQueue('a', async (proof) => {
      expect(proof.provenBy(known)).toBe(false);
      expect(proof.by(known)).toBe(known);
      expect(proof.provenBy(known)).toBe(true);
      proof.by(newer);
      expect(proof.provenBy(known)).toBe(false);
    });
  });
});
