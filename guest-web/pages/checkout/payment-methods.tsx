import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useTimeToPay } from '../../features/payment/time-to-pay.ts';
import { WAY_ICONS } from '../../features/payment/way-icons.ts';
import { chargeObstacle, firstWay, WAYS, whyNot } from '../../features/payment/ways.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatBaht } from '../../ui/baht.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { dueOf, type GuestDetails } from './guest-details.ts';

type PaymentMethodsProps = Readonly<{
  form: UseFormReturn<GuestDetails>;
  checkout: CheckoutJson;
}>;

/** Online or to the hotel, with what each means, and how long the room waits. */
export function PaymentMethods({ form, checkout }: PaymentMethodsProps) {
  const { t } = useTranslation('checkout');
  const due = dueOf(checkout);
  const time = useTimeToPay();
  const online = chargeObstacle(due.amount);
  const isClosed = firstWay(due) === undefined;
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{t('method.title')}</legend>
      {online && (
        <Alert kind="warning" className="mt-3">
          {t(isClosed ? 'method.noWay' : `method.${online}`, { amount: formatBaht(due.amount) })}
        </Alert>
      )}
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-3">
        {WAYS.map((way) => {
          const obstacle = whyNot(way, due);
          const Icon = WAY_ICONS[way];
          return (
            <ChoiceCard
              key={way}
              {...form.register('way')}
              value={way}
              disabled={obstacle !== undefined}
              title={t(`method.${way}`)}
              hint={t(obstacle ? `method.closed.${obstacle}` : `method.hint.${way}`, time)}
              icon={<Icon className="size-6 shrink-0 text-brand-ink" aria-hidden="true" />}
            />
          );
        })}
      </div>
      <Alert kind="info" className="mt-4">
        {t('hold', time)}
      </Alert>
    </fieldset>
  );
}
