import { describe, expect, it, vi } from 'vitest';
import { waitForDatabase } from './wait-for-database.ts';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function given(...answers: readonly (Error | 'answers')[]) {
  const left = [...answers];
  const ask = vi.fn(async () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer instanceof Error) throw answer;
  });
  const log = { warn: vi.fn() };
  const wait = (longest = 60_000) => waitForDatabase(ask, { log, longest, pause: 1 });
  return { ask, log, wait };
}

describe('a database that is not there yet', () => {
  it('is waited for, and said once', async () => {
    const { ask, log, wait } = given(refused(), refused(), 'answers');
    await wait();
    expect(ask).toHaveBeenCalledTimes(3);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('is given up in a sentence that names the setting', async () => {
    await expect(given(refused()).wait(0)).rejects.toThrow(/^DATABASE_URL: the database did not/);
  });

  it('is not waited for where something else is wrong', async () => {
    const wrong = Object.assign(new Error('password authentication failed'), { code: '28P01' });
    const { ask, wait } = given(wrong);
    await expect(wait()).rejects.toBe(wrong);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
