import { expect, it } from 'vitest';
import { wrapped } from './wrapped.ts';

it.each([
  ['', 10, []],
  ['Garden House', 20, ['Garden House']],
  ['Garden House Amphawa', 12, ['Garden House', 'Amphawa']],
  ['Amphawa', 3, ['Amphawa']],
])('%j at most %i letters wide is %j', (text, most, lines) =>
  expect(wrapped(text, most)).toEqual(lines),
);

it('breaks Thai between its words, and loses none', () => {
  const text = 'บ้านริมน้ำอัมพวาจังหวัดสมุทรสงคราม';
  const lines = wrapped(text, 16);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(text);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(16);
});
