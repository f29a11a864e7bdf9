import { i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { deadlinesOf } from './deadlines.ts';

const tier = (daysBefore: number, share: number) => ({ name: i18nText('Tier'), daysBefore, share });
const POLICY = [tier(30, 1), tier(7, 0.5), tier(0, 0)];
const CHECK_IN = localDate('2026-12-24');

const onDay = (today: string) => deadlinesOf(POLICY, CHECK_IN, localDate(today));

describe('the days by which a guest must cancel', () => {
  it('are counted back from the day of check-in, over months', () =>
    expect(onDay('2026-11-01')).toMatchObject([
      { until: '2026-11-24', share: 1 },
      { until: '2026-12-17', share: 0.5 },
    ]));

  it.each([
    ['2026-11-24', [false, false]],
    ['2026-11-25', [true, false]],
    ['2026-12-17', [true, false]],
    ['2026-12-18', [true, true]],
  ])('pass one after another; on %s', (today, passed) =>
    expect(onDay(today).map((deadline) => deadline.passed)).toEqual(passed),
  );

  it('are none where nothing is ever given back', () =>
    expect(deadlinesOf([tier(0, 0)], CHECK_IN, localDate('2026-11-01'))).toEqual([]));
});
