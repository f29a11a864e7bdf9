import { describe, expect, it } from 'vitest';
import { BANKS } from '../money/banks.ts';
import { COUNTRIES } from '../people/countries.ts';
import { AIRPORTS } from '../place/airports.ts';
import type { Listed } from './listed.ts';

const LISTS: [string, number, readonly Listed[]][] = [
  ['countries', 21, COUNTRIES],
  ['banks', 16, BANKS],
  ['airports', 53, AIRPORTS],
];

describe.each(LISTS)('the list of %s', (_, length, list) => {
  it('has each once, in both languages', () => {
    expect(list).toHaveLength(length);
    expect(new Set(list.map(({ code }) => code)).size).toBe(length);
    expect(new Set(list.map(({ label }) => label.en)).size).toBe(length);
    for (const { code, label } of list) {
      expect(code).toMatch(/^[A-Z]{2,5}$/);
      expect(label.th).toMatch(/^[\u0e00-\u0e7f ]+$/);
      expect(label.en).toMatch(/^[A-Z][\w ()-]+$/);
    }
  });
});
