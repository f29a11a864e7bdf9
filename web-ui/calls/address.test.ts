import { expect, it } from 'vitest';
import { addressOf } from './address.ts';

it('puts each id into its place, whatever it holds', () =>
  expect(
    addressOf('/reports/settlement/{ownerId}/{month}', { ownerId: 'a/b', month: '2026-11' }),
  ).toBe('/reports/settlement/a%2Fb/2026-11'));
