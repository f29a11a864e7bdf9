import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../shell/api/session.ts';
import { userOf } from '../testing/samples.ts';
import { watchSession } from './watch-session.ts';

const HOUR = 3_600_000;
const sent: Request[] = [];
const leave = vi.fn();
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  leave.mockClear();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(new Request(new URL(path, 'http://api.test'), init));
    throw new TypeError('The network is away');
  });
  session.write({ token: 'secret', endsAt: Date.now() + 24 * HOUR, user: userOf('owner') });
});
afterEach(() => {
  end();
  session.forget();
  vi.useRealTimers();
});

const watch = () => {
  end = watchSession({ apiKey: 'key', leave });
};
const press = () => window.dispatchEvent(new Event('keydown'));
const otherTab = () => window.dispatchEvent(new StorageEvent('storage', { key: 'staff-session' }));

describe('a session', () => {
  it('ends twelve hours after it was last used, here and at the server', async () => {
    watch();
    await vi.advanceTimersByTimeAsync(11 * HOUR);
    press();
    await vi.advanceTimersByTimeAsync(11 * HOUR);
    expect(session.read()).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1.1 * HOUR);
    expect(session.kept()).toBeUndefined();
    expect(leave).toHaveBeenCalledOnce();
    expect(sent.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['POST', '/auth/sign-out'],
    ]);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is used in any tab', async () => {
    watch();
    await vi.advanceTimersByTimeAsync(11 * HOUR);
    session.use(); // as another tab does
    await vi.advanceTimersByTimeAsync(11 * HOUR);
    expect(leave).not.toHaveBeenCalled();
  });

  it('is over when the page opens after a night, and by no press goes on', () => {
    vi.setSystemTime(Date.now() + 13 * HOUR);
    expect(session.read()).toBeUndefined();
    watch();
    expect(session.kept()).toBeUndefined();
    expect(leave).toHaveBeenCalledOnce();
  });

  it('does not go on by the press of who comes back to a machine that slept', () => {
    watch();
    vi.setSystemTime(Date.now() + 13 * HOUR);
    press();
    expect(session.kept()).toBeUndefined();
    expect(leave).toHaveBeenCalledOnce();
  });

  it('that another tab ended leaves this one, once', () => {
    watch();
    otherTab(); // it has written what the profile says
    expect(leave).not.toHaveBeenCalled();
    session.forget();
    otherTab();
    otherTab();
    expect(leave).toHaveBeenCalledOnce();
    expect(sent).toEqual([]); // the other tab did
  });

  it('that nobody has is not left', async () => {
    session.forget();
    watch();
    otherTab();
    press();
    await vi.advanceTimersByTimeAsync(25 * HOUR);
    expect(leave).not.toHaveBeenCalled();
  });
});
