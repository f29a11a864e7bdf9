import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { refreshCharge } from '../api/charges.ts';
import { useApp } from '../app/context.ts';
import { Countdown } from '../stay/countdown.tsx';
import { Button } from '../ui/button.tsx';
import { formatBaht } from '../ui/price.tsx';
import type { KeptCharge } from './kept-charge.ts';

type QrCodeProps = Readonly<{
  charge: KeptCharge;
  amount: number;
  until: string | null;
  onOther: () => void;
}>;

/** A QR that waits to be scanned; the page is told by the server when it is paid. */
export function QrCode({ charge, amount, until, onOther }: QrCodeProps) {
  const { t } = useTranslation('checkoutOmise');
  const { api, config } = useApp();
  const { revalidate } = useRevalidator();
  const [checking, setChecking] = useState(false);

  async function check() {
    setChecking(true);
    // what it says is told by the booking; where the provider is away the webhook comes all the same
    await refreshCharge(api, charge.chargeId).catch(() => {});
    await revalidate();
    setChecking(false);
  }

  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p className="font-semibold">{t('promptpay.scan')}</p>
      <img
        src={charge.qrUrl ?? ''}
        alt={t('promptpay.alt', { amount: formatBaht(amount) })}
        width={260}
        height={260}
        className="rounded-2xl border border-line bg-white p-3"
      />
      <p className="font-bold text-2xl">{formatBaht(amount)}</p>
      {until && (
        <p>
          {t('holdFor')} <Countdown until={until} label={t('holdLabel')} />
        </p>
      )}
      <p role="status" className="text-muted">
        {t('promptpay.waiting')}
      </p>
      <Button busy={checking} onClick={() => void check()}>
        {t('promptpay.check')}
      </Button>
      <Button kind="plain" onClick={onOther}>
        {t('promptpay.other')}
      </Button>
      {config.demo && (
        <a
          href={config.paymentScriptUrl.replace(/omise\.js$/, `charges/${charge.chargeId}/pay`)}
          target="_blank"
          rel="noopener"
          className="text-brand-ink text-sm underline underline-offset-4"
        >
          {t('promptpay.demo')}
        </a>
      )}
    </div>
  );
}
