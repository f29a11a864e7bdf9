import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type PickStep, StayPicker } from './stay-picker.tsx';
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
