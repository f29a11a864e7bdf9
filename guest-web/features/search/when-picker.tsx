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
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { When } from './when.ts';

const MonthPicker = lazyPart(async () => (await import('./month-picker.tsx')).MonthPicker);

type WhenPickerProps = Readonly<{
  when: When;
  mayBeFlexible: boolean;
  onPick: (when: When) => void;
  onClose: () => void;
}>;

/** Asks for the days of a stay, or for a month it may be in. Load it on use. */
export function WhenPicker({ when, mayBeFlexible, onPick, onClose }: WhenPickerProps) {
  const { t } = useTranslation('search');
  const [isFlexible, setFlexible] = useState(when.month !== '');
  const [asks, setAsks] = useState<PickStep>('start');
  const asked = ({ start: 'pickStart', end: 'pickEnd', both: 'yourDates' } as const)[asks];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(isFlexible ? 'pickMonth' : asked)}
      className="sm:w-[min(94vw,46rem)]"
    >
      {mayBeFlexible && <Kinds isFlexible={isFlexible} onChoose={setFlexible} />}
      {isFlexible ? (
        <MonthPicker when={when} onPick={onPick} />
      ) : (
        <StayPicker
          stay={when.stay}
          asks={asks}
          onAsk={setAsks}
          onPick={(stay) => onPick({ ...when, stay, month: '' })}
        />
      )}
    </Dialog>
  );
}

type KindsProps = Readonly<{ isFlexible: boolean; onChoose: (isFlexible: boolean) => void }>;

/** Dates, or a month. */
function Kinds({ isFlexible, onChoose }: KindsProps) {
  const { t } = useTranslation('search');
  return (
    <fieldset className="mt-4 flex gap-1 rounded-full bg-sand p-1">
      <legend className="sr-only">{t('when')}</legend>
      {[false, true].map((flexible) => (
        <button
          key={String(flexible)}
          type="button"
          aria-pressed={flexible === isFlexible}
          onClick={() => onChoose(flexible)}
          className="min-h-11 flex-1 rounded-full px-4 font-medium aria-pressed:bg-card aria-pressed:shadow-sm"
        >
          {t(flexible ? 'flexible' : 'exactDates')}
        </button>
      ))}
    </fieldset>
  );
}

/** `both`: they are chosen, and another click begins again. */
type PickStep = 'start' | 'end' | 'both';

type StayPickerProps = Readonly<{
  stay: Stay;
  /** Which of both days the next click chooses. */
  asks: PickStep;
  onAsk: (asks: PickStep) => void;
  onPick: (stay: Stay) => void;
}>;

/** Two clicks choose a stay; after the first it already has a night. Load it on use. */
function StayPicker({ stay, asks, onAsk, onPick }: StayPickerProps) {
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

/** As many days ahead as a stay may end. */
const LATEST_DAY = 730;
