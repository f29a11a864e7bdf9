import { useTranslation } from 'react-i18next';
import { Check } from '../../ui/icons/check.tsx';

const STEPS = ['services', 'details', 'payment'] as const;
export type BookingStep = (typeof STEPS)[number];

/** Where the guest is on the way to a booking. */
export function Steps({ current }: Readonly<{ current: BookingStep }>) {
  const { t } = useTranslation('checkoutServices');
  const at = STEPS.indexOf(current);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {STEPS.map((step, n) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={`flex items-center gap-2 ${n === at ? 'font-semibold text-ink' : 'text-muted'}`}
          >
            {n > 0 && <span aria-hidden="true" className="h-px w-5 bg-line sm:w-10" />}
            <span
              aria-hidden="true"
              className={`grid size-7 place-items-center rounded-full text-xs ${n < at ? 'bg-brand-soft text-brand-ink' : n === at ? 'bg-direct text-on-direct' : 'bg-sand text-muted'}`}
            >
              {n < at ? <Check className="size-4" /> : n + 1}
            </span>
            <span className={n === at ? '' : 'sr-only sm:not-sr-only'}>{t(`steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
