import { expect, it } from 'vitest';
import { masked } from './account-number.ts';

it('repeats no more than the last four digits', () =>
  expect(masked('123-4-56789-0')).toBe('••• 7890'));
