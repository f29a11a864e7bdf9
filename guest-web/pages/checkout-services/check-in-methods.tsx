import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import type { CheckInMethod, Services } from './services.ts';

type CheckInMethodsProps = Readonly<{
  methods: readonly CheckInMethod[];
  form: UseFormReturn<Services>;
}>;

const WORDS = { Online: 'online', 'At Hotel': 'atHotel' } as const;

/** Online ahead of arrival, or at the reception. */
export function CheckInMethods({ methods, form }: CheckInMethodsProps) {
  const { t } = useTranslation('checkoutServices');
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{t('checkIn.title')}</legend>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-3">
        {methods.map((method) => (
          <ChoiceCard
            key={method}
            {...form.register('method')}
            value={method}
            title={t(`checkIn.${WORDS[method]}`)}
            hint={t(`checkIn.${WORDS[method]}Hint`)}
          />
        ))}
      </div>
    </fieldset>
  );
}
