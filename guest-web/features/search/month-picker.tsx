import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay, today } from '../../ui/dates.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { MOST_NIGHTS } from './criteria.ts';
import type { When } from './when.ts';

type MonthPickerProps = Readonly<{ when: When; onPick: (when: When) => void }>;

const MONTHS = 12;
const LONGEST_MONTH = 31;

/** Asks for a month and how many nights. Load it on use. */
export function MonthPicker({ when, onPick }: MonthPickerProps) {
  const { t } = useTranslation(['search', 'shell']);
  const { language } = useApp().api;
  const months = monthsFrom(today().slice(0, 7));
  const [month, setMonth] = useState(months.includes(when.month) ? when.month : months[0]);
  const [nights, setNights] = useState(when.nights);
  return (
    <>
      <p className="mt-4 text-muted">{t('flexibleHint')}</p>
      <fieldset className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
        <legend className="sr-only">{t('month')}</legend>
        {months.map((each) => (
          <label
            key={each}
            className="relative flex min-h-12 cursor-pointer items-center justify-center rounded-xl border border-field/60 px-3 text-center transition-colors hover:border-ink has-checked:border-brand-ink has-checked:bg-brand-soft has-checked:font-medium has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name="month-picked"
              className="sr-only"
              checked={each === month}
              onChange={() => setMonth(each)}
            />
            {formatDay(each, language, 'month')}
          </label>
        ))}
      </fieldset>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4 border-line border-t pt-4">
        <Stepper
          label={t('howManyNights')}
          value={nights}
          from={1}
          to={MOST_NIGHTS}
          text={t('shell:nights', { count: nights })}
          onChange={setNights}
        />
        <Button
          onClick={() => onPick({ ...when, month: month ?? '', nights })}
          className="max-sm:w-full"
        >
          {t('takeMonth')}
        </Button>
      </div>
    </>
  );
}

/** A year of months, `YYYY-MM`. */
function monthsFrom(first: string): string[] {
  const months = [first];
  while (months.length < MONTHS)
    months.push(addDays(localDate(`${months.at(-1)}-01`), LONGEST_MONTH).slice(0, 7));
  return months;
}
