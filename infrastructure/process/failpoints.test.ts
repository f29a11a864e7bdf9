import { afterEach, describe, expect, it, vi } from 'vitest';
import { BootError } from './errors.ts';
import { checkCrashAt, crashingAt } from './failpoints.ts';

// That it dies there, and what comes after, is tested in e2e/crash.

afterEach(() => void vi.restoreAllMocks());

const NAMES = ['rows-sent', 'batch-written'] as const;
const deathsAt = (wanted: string | undefined, passes = 1) => {
  const killed = vi.spyOn(process, 'kill').mockReturnValue(true);
  const failpoint = crashingAt(NAMES, wanted);
  for (let pass = 0; pass < passes; pass += 1) for (const point of NAMES) failpoint(point);
  return killed.mock.calls;
};

describe('failpoints', () => {
  it.each([undefined, 'of-another-program'])('are passed where %s is named', (wanted) =>
    expect(deathsAt(wanted)).toEqual([]),
  );

  it('end the process at the one that is named, and at no other', () =>
    expect(deathsAt('batch-written')).toEqual([[process.pid, 'SIGKILL']]));

  it('end it when they are passed for the time that is named, once', () => {
    expect(deathsAt('rows-sent:3', 2)).toEqual([]);
    expect(deathsAt('rows-sent:3', 4)).toEqual([[process.pid, 'SIGKILL']]);
  });

  it.each(['somewhere', '', 'rows-sent:', 'rows-sent:no'])(
    'have names, and "%s" is none',
    (wanted) =>
      expect(() => checkCrashAt(NAMES, wanted)).toThrow(
        new BootError(`CRASH_AT is "${wanted}"; it must be one of: rows-sent, batch-written.`),
      ),
  );

  it('need not be named', () => {
    checkCrashAt(NAMES, undefined);
    checkCrashAt(NAMES, 'rows-sent:2');
  });
});
