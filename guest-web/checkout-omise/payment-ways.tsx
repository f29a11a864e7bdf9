import { Tabs } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { type ChargeMethod, MOBILE_BANKS } from '../api/charges.ts';
import { Button } from '../ui/button.tsx';
import { CardForm } from './card-form.tsx';

type PaymentWaysProps = Readonly<{
  amount: number;
  busy: boolean;
  pay: (method: ChargeMethod, makeToken?: () => Promise<string>) => Promise<void>;
}>;

const WAYS = ['card', 'promptpay', 'bank'] as const;

/** Card, QR and banking apps. */
export function PaymentWays({ amount, busy, pay }: PaymentWaysProps) {
  const { t } = useTranslation('checkoutOmise');
  return (
    <Tabs.Root defaultValue="card" activationMode="manual">
      <Tabs.List
        aria-label={t('ways')}
        className="grid grid-cols-3 gap-2 rounded-2xl bg-sand p-1.5"
      >
        {WAYS.map((way) => (
          <Tabs.Trigger
            key={way}
            value={way}
            className="min-h-11 rounded-xl px-2 py-1 font-medium text-sm transition-colors data-[state=active]:bg-card data-[state=active]:shadow-sm sm:text-base"
          >
            {t(`way.${way}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="card" className="pt-5">
        <CardForm amount={amount} busy={busy} onPay={(makeToken) => void pay('card', makeToken)} />
      </Tabs.Content>
      <Tabs.Content value="promptpay" className="grid gap-4 pt-5">
        <p className="text-muted">{t('promptpay.hint')}</p>
        <Button busy={busy} onClick={() => void pay('promptpay')}>
          {t('promptpay.make')}
        </Button>
      </Tabs.Content>
      <Tabs.Content value="bank" className="grid gap-3 pt-5">
        <p className="text-muted">{t('bank.hint')}</p>
        {MOBILE_BANKS.map((bank) => (
          <Button key={bank} kind="quiet" busy={busy} onClick={() => void pay(bank)}>
            {t(`bank.${bank}`)}
          </Button>
        ))}
      </Tabs.Content>
    </Tabs.Root>
  );
}
