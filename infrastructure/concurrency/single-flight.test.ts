import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { singleFlight, singleFlightByKey } from './single-flight.ts';

describe('a single flight', () => {
  it('begins after its caller asked, and is shared by all who came while another ran', async () => {
    let runs = 0;
    const fresh = singleFlight(async () => {
      const run = ++runs;
      await sleep(5);
      return run;
    });
    const first = fresh();
    await sleep(1);
    const later = [fresh(), fresh(), fresh()];
    expect([await first, ...(await Promise.all(later))]).toEqual([1, 2, 2, 2]);
    expect(await fresh()).toBe(3);
  });

  it('sees all that was so when it was asked for', async () => {
    let value = 0;
    const fresh = singleFlight(async () => {
      const seen = value;
      await sleep(2);
      return seen;
    });
    const asked = Array.from({ length: 20 }, async () => {
      await sleep(Math.floor(value / 3));
      value += 1;
      const mine = value;
      return (await fresh()) >= mine;
    });
    expect(await Promise.all(asked)).toEqual(asked.map(() => true));
  });

  it('tells anyone who shares it what went wrong, and runs again for the next', async () => {
    let runs = 0;
    const fresh = singleFlight(async () => {
      runs += 1;
      if (runs === 1) throw new Error('away');
      return runs;
    });
    const [one, two] = [fresh(), fresh()];
    await expect(one).rejects.toThrow('away');
    await expect(two).rejects.toThrow('away');
    expect(await fresh()).toBe(2);
  });
});

describe('single flights by key', () => {
  it('are shared by those who ask for the same, while others run beside them', async () => {
    const begun: string[] = [];
    const fresh = singleFlightByKey(async (key: string) => {
      begun.push(key);
      await sleep(5);
      return `${key}${begun.length}`;
    });
    const first = [fresh('a'), fresh('b')];
    await sleep(1);
    const later = [fresh('a'), fresh('a')];
    await Promise.all(first);
    expect(new Set(await Promise.all(later)).size).toBe(1);
    expect(begun).toEqual(['a', 'b', 'a']);
  });

  it('begin again once nobody waits, also after one that failed', async () => {
    let runs = 0;
    const fresh = singleFlightByKey(async () => {
      runs += 1;
      if (runs === 1) throw new Error('away');
      return runs;
    });
    await expect(fresh('a')).rejects.toThrow('away');
    expect(await fresh('a')).toBe(2);
    await sleep(1);
    expect(await fresh('a')).toBe(3);
  });
});
