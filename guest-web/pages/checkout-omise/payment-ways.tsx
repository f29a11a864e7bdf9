import { Tabs } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { WAY_ICONS } from '../../features/payment/way-icons.ts';
import { chargeObstacle, WAYS, whyNot } from '../../features/payment/ways.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { BankChoice } from './bank-choice.tsx';
import { CardForm } from './card-form.tsx';
import type { PaymentLoaded } from './payment-data.ts';
import { TransferChoice } from './transfer-choice.tsx';
import type { usePayment } from './use-payment.ts';

/** Card, QR, banking apps, and the hotel's own account. */
export function PaymentWays({ payment }: Readonly<{ payment: ReturnType<typeof usePayment> }>) {
  const { t } = useTranslation('checkoutOmise');
  const { due, way: first } = useLoaderData<PaymentLoaded>();
  const { busy, pay } = payment;
  const obstacle = chargeObstacle(due.amount);
  return (
    <>
      {obstacle && (
        <Alert kind="warning">{t(`closed.${obstacle}`, { amount: formatBaht(due.amount) })}</Alert>
      )}
      <Tabs.Root defaultValue={first ?? 'transfer'} activationMode="manual">
        <Tabs.List
          aria-label={t('ways')}
          className="grid grid-cols-2 gap-2 rounded-2xl bg-sand p-1.5 sm:grid-cols-4"
        >
          {WAYS.map((way) => (
            <WayTab key={way} way={way} disabled={way !== 'transfer' && !!whyNot(way, due)} />
          ))}
        </Tabs.List>
        <Tabs.Content value="card" className="pt-5">
          <CardForm
            amount={due.amount}
            busy={busy === 'card'}
            onPay={(makeToken) => void pay('card', makeToken)}
          />
        </Tabs.Content>
        <Tabs.Content value="promptpay" className="grid gap-4 pt-5">
          <p className="text-muted">{t('promptpay.hint')}</p>
          <Button busy={busy === 'promptpay'} onClick={() => void pay('promptpay')}>
            {t('promptpay.make')}
          </Button>
        </Tabs.Content>
        <Tabs.Content value="bank" className="pt-5">
          <BankChoice busy={busy} onChoose={(bank) => void pay(bank)} />
        </Tabs.Content>
        <Tabs.Content value="transfer" className="pt-5">
          <TransferChoice />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

function WayTab({ way, disabled }: Readonly<{ way: (typeof WAYS)[number]; disabled: boolean }>) {
  const { t } = useTranslation('checkoutOmise');
  const Icon = WAY_ICONS[way];
  return (
    <Tabs.Trigger
      value={way}
      disabled={disabled}
      className="flex min-h-16 flex-col items-center justify-center gap-1 rounded-xl px-2 py-2 font-medium text-sm leading-tight transition-colors disabled:cursor-not-allowed disabled:text-muted data-[state=active]:bg-card data-[state=active]:text-brand-ink data-[state=active]:shadow-sm"
    >
      <Icon className="size-6" aria-hidden="true" />
      {t(`way.${way}`)}
    </Tabs.Trigger>
  );
}
