import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { useTimeToPay } from '../../features/payment/time-to-pay.ts';
import { WAY_ICONS } from '../../features/payment/way-icons.ts';
import { chargeObstacle, WAYS, whyNot } from '../../features/payment/ways.ts';
import { payBy } from '../../shell/api/bookings.ts';
import { type ChargeMethod, MOBILE_BANKS, type MobileBank } from '../../shell/api/charges.ts';
import { ApiProblem } from '../../shell/api/problem.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { LoaderCircle } from '../../ui/icons/loader-circle.tsx';
import { useLocalPath } from '../../ui/local-path.ts';
import { useProblemMessage } from '../../ui/problem-message.ts';
import { CardForm } from './card-form.tsx';
import type { PaymentLoaded } from './payment-data.ts';
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

/** The banks' own colours and short names: what guests look for first. */
const BADGES: Readonly<Record<MobileBank, Readonly<{ short: string; className: string }>>> = {
  mobile_banking_kbank: { short: 'K+', className: 'bg-[#0c7a31] text-white' },
  mobile_banking_scb: { short: 'SCB', className: 'bg-[#4e2e7f] text-white' },
  mobile_banking_bay: { short: 'KMA', className: 'bg-[#fec43b] text-[#3d2b00]' },
  mobile_banking_bbl: { short: 'BBL', className: 'bg-[#1e4598] text-white' },
  mobile_banking_ktb: { short: 'NEXT', className: 'bg-[#00679e] text-white' },
};

type BankChoiceProps = Readonly<{
  /** What is under way. */
  busy: ChargeMethod | undefined;
  onChoose: (bank: MobileBank) => void;
}>;

/** One press on a bank leads to its app. */
function BankChoice({ busy, onChoose }: BankChoiceProps) {
  const { t } = useTranslation('checkoutOmise');
  return (
    <>
      <p className="text-muted">{t('bank.hint')}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {MOBILE_BANKS.map((bank) => {
          const isBusy = busy === bank;
          const Icon = isBusy ? LoaderCircle : ChevronRight;
          return (
            <li key={bank}>
              <button
                type="button"
                disabled={busy !== undefined}
                aria-busy={isBusy || undefined}
                onClick={() => onChoose(bank)}
                className="flex min-h-16 w-full items-center gap-3 rounded-2xl border border-line bg-card p-3 text-left transition-colors hover:border-ink hover:bg-sand disabled:cursor-not-allowed"
              >
                <span
                  aria-hidden="true"
                  className={`grid size-11 shrink-0 place-items-center rounded-xl font-bold text-xs ${BADGES[bank].className}`}
                >
                  {BADGES[bank].short}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold leading-tight">{t(`bank.app.${bank}`)}</span>{' '}
                  <span className="block text-muted text-sm">{t(`bank.of.${bank}`)}</span>
                </span>
                <Icon
                  className={`size-5 shrink-0 text-muted ${isBusy ? 'animate-spin' : ''}`}
                  aria-hidden="true"
                />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What a transfer to the hotel means, before it is chosen; then the booking's page has the account. */
function TransferChoice() {
  const { t } = useTranslation('checkoutOmise');
  const { book, due } = useLoaderData<PaymentLoaded>();
  const { busy, problem, choose } = useTransfer(book._id);
  const message = useProblemMessage();
  const time = useTimeToPay();
  if (whyNot('transfer', due)) return <Alert kind="warning">{t('closed.severalHotels')}</Alert>;
  return (
    <div className="grid gap-4">
      <p>{t('transfer.hint')}</p>
      <Alert kind="info">{t('transfer.deadline', time)}</Alert>
      {problem && <Alert>{message(problem)}</Alert>}
      <Button kind="direct" busy={busy} onClick={() => void choose()}>
        {t('transfer.choose')}
      </Button>
    </div>
  );
}

function useTransfer(bookingId: string) {
  const { api } = useApp();
  const navigate = useNavigate();
  const local = useLocalPath();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  async function choose() {
    setBusy(true);
    try {
      await payBy(api, bookingId, 'direct');
      await navigate(local(`/booking/${bookingId}`));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, choose };
}
