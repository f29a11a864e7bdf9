import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

it('counts faults, what was acknowledged, and tests', () => {
  const printed = [
    'fault: kill projector (12)',
    'fault: cut link',
    'acknowledged: {"bookings":40,"payments":25}',
    '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[31m1 failed\u001b[39m | 41 passed (42)',
  ].join('\n');
  expect(summaryOf(printed)).toBe(
    '2 faults; acknowledged 40 bookings, 25 payments; tests 1 failed | 41 passed (42)',
  );
});

it('says so where the tests never came to their end', () =>
  expect(summaryOf('fault: cut link\n')).toBe('1 faults; tests did not end'));
