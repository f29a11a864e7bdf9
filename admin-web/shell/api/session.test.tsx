import { afterEach, describe, expect, it, vi } from 'vitest';
import { userOf } from '../../testing/samples.ts';
import { session } from './session.ts';

afterEach(session.forget);

const HOUR = 3_600_000;
const signIn = (token: string, endsAt: number) =>
  session.write({ token, endsAt, user: userOf('owner') });

describe('a session', () => {
  it('has one name in all tabs, which is another after the next sign-in and says nothing of the token', () => {
    expect(session.tabs()).toBeUndefined();
    const endsAt = Date.now() + HOUR;
    signIn('secret', endsAt);
    const name = session.tabs();
    expect(session.tabs()).toBe(name);
    expect(name).not.toContain('secret');
    signIn('secret', endsAt + 1);
    expect(session.tabs()).not.toBe(name);
    signIn('secret', Date.now() - 1);
    expect(session.tabs()).toBeUndefined();
  });

  it('tells when another tab has signed in or out, until that is not wanted any more', () => {
    const moved = vi.fn();
    const end = session.onOtherTab(moved);
    const store = (key: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key }));
    store('staff-session');
    store('locale');
    store(null);
    expect(moved).toHaveBeenCalledTimes(2);
    end();
    store('staff-session');
    expect(moved).toHaveBeenCalledTimes(2);
  });
});
