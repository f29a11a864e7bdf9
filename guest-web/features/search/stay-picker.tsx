import {
  addDays,
  type LocalDate,
  nightsBetween,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { Button } from '../../ui/button.tsx';
import { Calendar } from '../../ui/calendar.tsx';
import { formatDay, today } from '../../ui/dates.ts';
import { LATEST_DAY } from './latest-day.ts';

/** `both`: they are chosen, and another click begins again. */
export type PickStep = 'start' | 'end' | 'both';

type StayPickerProps = Readonly<{
  stay: Stay;
  /** Which of both days the next click chooses. */
  asks: PickStep;
  onAsk: (asks: PickStep) => void;
  onPick: (stay: Stay) => void;
}>;

/** Two clicks choose a stay; after the first it already has a night. Load it on use. */
export function StayPicker({ stay, asks, onAsk, onPick }: StayPickerProps) {
  const { t } = useTranslation(['search', 'shell']);
  const { language } = useApp().api;
  const [{ checkIn, checkOut }, setPicked] = useState(stay);
  const from = today();

  const pick = (day: LocalDate) => {
    if (asks === 'end' && day > checkIn) {
      setPicked({ checkIn, checkOut: day });
      onAsk('both');
      return;
    }
    setPicked({ checkIn: day, checkOut: addDays(day, 1) });
    onAsk('end');
  };

  return (
    <>
      <Calendar
        className="mt-4"
        language={language}
        from={from}
        to={addDays(from, LATEST_DAY + 1)}
        start={checkIn}
        end={checkOut}
        appearanceOf={(day) =>
          day < from ? { disabled: true, closed: 'past' } : { disabled: false }
        }
        onPick={pick}
      />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <p aria-live="polite">
          {formatDay(checkIn, language, 'short')} – {formatDay(checkOut, language, 'short')} ·{' '}
          {t('shell:nights', { count: nightsBetween(checkIn, checkOut) })}
        </p>
        <Button onClick={() => onPick({ checkIn, checkOut })} className="max-sm:w-full">
          {t('takeDates')}
        </Button>
      </div>
    </>
  );
}
