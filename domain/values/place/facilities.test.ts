import { expect, it } from 'vitest';
import { FACILITIES } from './facilities.ts';

it('lists 8, each with a kebab-case code and labels of its own', () => {
  expect(FACILITIES).toHaveLength(8);
  expect(new Set(FACILITIES.map(({ code }) => code)).size).toBe(8);
  expect(new Set(FACILITIES.map(({ label }) => label.th)).size).toBe(8);
  expect(new Set(FACILITIES.map(({ label }) => label.en)).size).toBe(8);
  for (const { code } of FACILITIES) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
