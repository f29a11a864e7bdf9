import type { DayPrice } from '@baanpak/contract/history/sentence.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { isLocalDate } from '@baanpak/domain/values/time/local-date.ts';

/** The `days` of a change of prices, as histories answer its data; nothing of other events. */
export function nightsIn(data: Readonly<Record<string, unknown>> | null): readonly DayPrice[] {
  const days: unknown = data?.days;
  return Array.isArray(days) ? days.flatMap(nightOf) : [];
}

function nightOf(day: unknown): readonly DayPrice[] {
  if (!isRecord(day)) return [];
  const { date, from, to } = day;
  return typeof date === 'string' && isLocalDate(date) && isFigure(from) && isFigure(to)
    ? [{ date, from: satang(from), to: satang(to) }]
    : [];
}

const isFigure = (value: unknown): value is number => typeof value === 'number';
