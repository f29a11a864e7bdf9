import { describe, expect, it } from 'vitest';
import { day, nights } from '../testing/samples.ts';
import { NO_DAYS } from './day-table.ts';
import { areBroken, type RulePeriod, type RulesByDay, rulesOn, withRules } from './stay-rules.ts';

// 1 March 2027 is a Monday
const rule = (
  from: number,
  to: number,
  rules: RulePeriod['rules'],
  weekdays?: readonly number[],
): RulePeriod => ({ from: day(from), to: day(to), rules, ...(weekdays && { weekdays }) });

const rulesOf = (...periods: readonly RulePeriod[]): RulesByDay =>
  periods.reduce(withRules, NO_DAYS);

describe('rules of stay', () => {
  it.each([
    ['too short', rule(1, 9, { minStay: 3 }), true],
    ['long enough', rule(1, 9, { minStay: 2 }), false],
    ['too long', rule(1, 9, { maxStay: 1 }), true],
    ['short enough', rule(1, 9, { maxStay: 2 }), false],
    ['begun on a day closed to arrival', rule(2, 3, { closedToArrival: true }), true],
    ['ended on a day closed to arrival', rule(4, 5, { closedToArrival: true }), false],
    ['ended on a day closed to departure', rule(4, 5, { closedToDeparture: true }), true],
    ['begun on a day closed to departure', rule(2, 3, { closedToDeparture: true }), false],
    ['on a closed night at its end', rule(3, 4, { closed: true }), true],
    ['ended before a closed night', rule(4, 5, { closed: true }), false],
    ['begun after a closed night', rule(1, 2, { closed: true }), false],
    ['begun where no rule holds', rule(3, 9, { minStay: 9 }), false],
    ['begun on such a weekday', rule(1, 9, { minStay: 9 }, [2]), true],
    ['begun on another weekday', rule(1, 9, { minStay: 9 }, [0, 1, 3]), false],
  ])('judge a stay that is %s', (_, period, broken) =>
    expect(areBroken(rulesOf(period), nights(2, 4))).toBe(broken),
  );

  it('count as they were set last, each for itself', () =>
    expect(
      rulesOn(
        rulesOf(
          rule(1, 9, { minStay: 3, closedToArrival: true }),
          rule(1, 9, { minStay: null, maxStay: 5 }),
        ),
        day(2),
      ),
    ).toEqual({
      ...{ minStay: null, maxStay: 5, closedToArrival: true },
      ...{ closedToDeparture: false, closed: false },
    }));
});
