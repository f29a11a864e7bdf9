import { BootError } from '@baanpak/infrastructure/config/boot-error.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { crashingAt, FAILPOINTS } from './failpoints.ts';

// That it dies there, and what comes after, is tested in e2e/crash.

afterEach(() => void vi.restoreAllMocks());

describe('failpoints', () => {
  it('are passed where none is named', () => {
    const killed = vi.spyOn(process, 'kill').mockReturnValue(true);
    for (const point of FAILPOINTS) crashingAt(undefined)(point);
    expect(killed).not.toHaveBeenCalled();
  });

  it('end the process at the one that is named, and at no other', () => {
    const killed = vi.spyOn(process, 'kill').mockReturnValue(true);
    const failpoint = crashingAt('charge-recorded');
    for (const point of FAILPOINTS) failpoint(point);
    expect(killed.mock.calls).toEqual([[process.pid, 'SIGKILL']]);
  });

  it('have names, and no other is taken', () => {
    expect(() => crashingAt('somewhere')).toThrow(BootError);
    expect(() => crashingAt('')).toThrow(/CRASH_AT is ""; it must be one of: charge-requested, /);
  });
});
