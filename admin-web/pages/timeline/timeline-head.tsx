import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type LocalDate, weekdayOf } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMonth, formatWeekday } from '../../ui/dates.ts';
import { Plain } from './plain.ts';
import { isWeekend } from './shown-days.ts';

type TimelineHeadProps = Readonly<{
  days: readonly LocalDate[];
  today: LocalDate;
  language: Language;
}>;

/** The months over their days; it stays in sight. */
export function TimelineHead({ days, today, language }: TimelineHeadProps) {
  const { t } = useTranslation();
  return (
    <Plain role="rowgroup" className="head">
      <Plain role="row" className="row months">
        <Plain role="columnheader" className="room" />
        {monthsOf(days).map(({ first, at, count }) => (
          <Plain
            key={first}
            role="columnheader"
            className="month"
            aria-colspan={count}
            style={{ gridColumn: `${at + 2} / span ${count}` }}
          >
            <span>{formatMonth(first, language)}</span>
          </Plain>
        ))}
      </Plain>
      <Plain role="row" className="row days">
        <Plain role="columnheader" className="room">
          {t('timeline.room')}
        </Plain>
        {days.map((day) => (
          <Plain
            key={day}
            role="columnheader"
            aria-label={`${formatWeekday(weekdayOf(day), language, 'long')} ${formatDay(day, language)}`}
            {...(day === today && { 'aria-current': 'date' as const })}
            className={`day${isWeekend(day) ? ' weekend' : ''}${day === today ? ' today' : ''}`}
          >
            <span>
              {formatWeekday(weekdayOf(day), language, days.length > 14 ? 'narrow' : 'short')}
            </span>
            <b>{Number(day.slice(8))}</b>
          </Plain>
        ))}
      </Plain>
    </Plain>
  );
}

function monthsOf(days: readonly LocalDate[]) {
  const months: { first: LocalDate; at: number; count: number }[] = [];
  for (const [at, day] of days.entries()) {
    const last = months.at(-1);
    if (last?.first.slice(0, 7) === day.slice(0, 7)) last.count += 1;
    else months.push({ first: day, at, count: 1 });
  }
  return months;
}
