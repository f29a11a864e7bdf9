import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { formatDay } from '../ui/dates.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const StayPicker = lazyPart(async () => (await import('./stay-picker.tsx')).StayPicker);

type StayFieldProps = Readonly<{
  stay: Stay;
  onChange: (stay: Stay) => void;
  className?: string;
}>;

/** Both days of a stay; a press opens the calendar. */
export function StayField({ stay, onChange, className = '' }: StayFieldProps) {
  const { t } = useTranslation('search');
  const { language } = useApp().api;
  const [open, setOpen] = useState(false);
  const day = (name: 'checkIn' | 'checkOut') => (
    <span className="min-w-0 flex-1">
      <span className="block font-medium text-muted text-sm">{t(name)}</span>
      <span className="block min-h-8 truncate font-medium text-lg">
        {formatDay(stay[name], language, 'short')}
      </span>
    </span>
  );
  return (
    <>
      <input type="hidden" name="startDate" value={stay.checkIn} />
      <input type="hidden" name="endDate" value={stay.checkOut} />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`flex min-h-11 w-full gap-4 rounded-xl text-left ${className}`}
      >
        {day('checkIn')}
        {day('checkOut')}
      </button>
      {open && (
        <StayPicker
          stay={stay}
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
