import { expect, it } from 'vitest';
import { FAULTS, planFaults } from './plan.ts';

it('plans the same faults for the same seed, and others for another', () => {
  expect(planFaults(7, 60)).toEqual(planFaults(7, 60));
  expect(planFaults(8, 60)).not.toEqual(planFaults(7, 60));
});

it('comes to every kind of fault within a minute', () =>
  expect(new Set(planFaults(7, 60).map(({ name }) => name))).toEqual(new Set(FAULTS)));
