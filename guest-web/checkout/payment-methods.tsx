import type { CheckoutJson } from '@baanpak/query-api/contract/checkout.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/alert.tsx';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { type GuestDetails, whyNot } from './guest-details.ts';

type PaymentMethodsProps = Readonly<{
  form: UseFormReturn<GuestDetails>;
  checkout: CheckoutJson;
}>;

/** Online or to the hotel, with what each means, and how long the room waits. */
export function PaymentMethods({ form, checkout }: PaymentMethodsProps) {
  const { t } = useTranslation('checkout');
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{t('method.title')}</legend>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {(['gateway', 'direct'] as const).map((method) => {
          const reason = whyNot(method, checkout);
          return (
            <ChoiceCard
              key={method}
              {...form.register('paymentMethod')}
              value={method}
              disabled={reason !== undefined}
              title={t(`method.${method}`)}
              hint={t(reason === undefined ? `method.${method}Hint` : `method.${reason}`)}
            />
          );
        })}
      </div>
      <Alert kind="info" className="mt-4">
        {t('hold')}
      </Alert>
    </fieldset>
  );
}
