import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { formatDay } from '../../ui/dates.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useWhenWords, type When } from './when.ts';

const WhenPicker = lazyPart(async () => (await import('./when-picker.tsx')).WhenPicker);

type WhenFieldProps = Readonly<{
  when: When;
  /** Whether a month may be named, too. */
  mayBeFlexible: boolean;
  onChange: (when: When) => void;
  className?: string;
}>;

/** Both days of a stay, or the month it may be in; a press opens the calendar. */
export function WhenField({ when, mayBeFlexible, onChange, className = '' }: WhenFieldProps) {
  const { t } = useTranslation('search');
  const { language } = useApp().api;
  const words = useWhenWords();
  const [open, setOpen] = useState(false);
  const { stay, month, nights } = when;
  const sent = month ? { month, nights } : { startDate: stay.checkIn, endDate: stay.checkOut };
  return (
    <>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`flex min-h-11 w-full gap-4 rounded-xl text-left ${className}`}
      >
        {month ? (
          <Part label={t('flexible')} text={words(when)} />
        ) : (
          (['checkIn', 'checkOut'] as const).map((day) => (
            <Part key={day} label={t(day)} text={formatDay(stay[day], language, 'short')} />
          ))
        )}
      </button>
      {open && (
        <WhenPicker
          when={when}
          mayBeFlexible={mayBeFlexible}
          onClose={() => setOpen(false)}
          onPick={(picked) => {
            onChange(picked);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const Part = ({ label, text }: Readonly<{ label: string; text: string }>) => (
  <span className="min-w-0 flex-1">
    <span className="block font-medium text-muted text-sm">{label}</span>
    <span className="block min-h-8 truncate font-medium text-lg">{text}</span>
  </span>
);
