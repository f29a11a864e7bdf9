import { describe, expect, it } from 'vitest';
import { laneFor, type Proof } from './lanes.ts';

/** A promise that the test keeps when it wants to. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('lanes', () => {
  it('run jobs on the same stream one after another, in the order they came', async () => {
    const inLane = laneFor();
    const seen: string[] = [];
    const first = gate();
    const jobs = [
      inLane('a', async () => {
        await first.opened;
        seen.push('first');
      }),
      inLane('a', async () => void seen.push('second')),
      inLane('a', async () => void seen.push('third')),
    ];
    first.open();
    await Promise.all(jobs);
    expect(seen).toEqual(['first', 'second', 'third']);
  });

  it('run jobs on different streams side by side', async () => {
    const inLane = laneFor();
    const first = gate();
    const slow = inLane('a', () => first.opened);
    await expect(inLane('b', async () => 'done')).resolves.toBe('done');
    first.open();
    await slow;
  });

  it('give each job its own result, and its own error', async () => {
    const inLane = laneFor();
    const jobs = [
      inLane('a', async () => 1),
      inLane('a', () => Promise.reject(new Error('mine'))),
      inLane('a', async () => 3),
    ];
    expect(await Promise.allSettled(jobs)).toMatchObject([
      { value: 1 },
      { reason: new Error('mine') },
      { value: 3 },
    ]);
  });

  it('take jobs on a stream again after they ran empty', async () => {
    const inLane = laneFor();
    await inLane('a', async () => {});
    await expect(inLane('a', async () => 'again')).resolves.toBe('again');
  });

  it('share one proof among those that waited together, not with those who came later', async () => {
    const inLane = laneFor();
    const begun = gate();
    const proofs: Proof[] = [];
    const note = async (proof: Proof) => void proofs.push(proof);
    const first = inLane('a', async (proof) => {
      proofs.push(proof);
      await begun.opened;
    });
    const together = [inLane('a', note), inLane('a', note)];
    const late = inLane('a', async (proof) => {
      proofs.push(proof);
      later.push(inLane('a', note));
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
    const inLane = laneFor();
    const [known, newer] = [{}, {}];
    await inLane('a', async (proof) => {
      expect(proof.provenBy(known)).toBe(false);
      expect(proof.by(known)).toBe(known);
      expect(proof.provenBy(known)).toBe(true);
      proof.by(newer);
      expect(proof.provenBy(known)).toBe(false);
    });
  });
});
