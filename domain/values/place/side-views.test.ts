import { expect, it } from 'vitest';
import { SIDE_VIEWS } from './side-views.ts';

it('lists 24, each with a kebab-case code and labels of its own', () => {
  expect(SIDE_VIEWS).toHaveLength(24);
  expect(new Set(SIDE_VIEWS.map(({ code }) => code)).size).toBe(24);
  expect(new Set(SIDE_VIEWS.map(({ label }) => label.th)).size).toBe(24);
  expect(new Set(SIDE_VIEWS.map(({ label }) => label.en)).size).toBe(24);
  for (const { code } of SIDE_VIEWS) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
