import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepReturnPath, returnPath } from './return-path.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const RETURN = 'https://baanpak.example/payment-return/try-1';
const PAGE = '/en/hotel/riverside/successful-payment?bookingId=1';

it('leads the tab that paid on to its own page', () => {
  keepReturnPath(RETURN, PAGE);
  expect(returnPath('try-1')).toBe(PAGE);
});

it('leads no other tab anywhere', () => {
  keepReturnPath(RETURN, PAGE);
  expect(returnPath('try-2')).toBeUndefined();
  keepReturnPath(null, PAGE);
  expect(kept.size).toBe(1);
});

it.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)'])(
  'leads nobody off the site: %s',
  (path) => {
    keepReturnPath(RETURN, path);
    expect(returnPath('try-1')).toBeUndefined();
  },
);
