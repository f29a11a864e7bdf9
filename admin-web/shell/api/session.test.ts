import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from './session.ts';

const kept = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
beforeEach(() => vi.stubGlobal('window', { localStorage }));
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

describe('who signed in', () => {
  const user = { _id: 'u', role: 'owner', ownerId: 'u' };
  const read = (text: string) => {
    kept.set('staff-session', text);
    return session.read();
  };

  it('is read until the session ends', () => {
    const now = { token: 't', endsAt: Date.now() + 60_000, user };
    expect(read(JSON.stringify(now))).toEqual(now);
    expect(read(JSON.stringify({ ...now, endsAt: Date.now() - 1 }))).toBeUndefined();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    JSON.stringify({ token: 't', endsAt: 1e15 }),
    JSON.stringify({ token: 7, endsAt: 1e15, user }),
    JSON.stringify({ token: 't', endsAt: 'tomorrow', user }),
    JSON.stringify({ token: 't', endsAt: 1e15, user: 'nok' }),
    JSON.stringify({ token: 't', endsAt: 1e15, user: {} }),
  ])('is nobody where %s is kept', (text) => expect(read(text)).toBeUndefined());
});
