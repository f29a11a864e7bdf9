import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { downloadCode } from '../../shell/api/charges.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Download } from '../../ui/icons/download.tsx';
import { TimerOff } from '../../ui/icons/timer-off.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { useSecondsUntil } from '../../ui/seconds-left.ts';
import { CheckCharge } from './check-charge.tsx';
import type { WaitingCharge } from './payment-data.ts';
import { ThaiQrMark } from './thai-qr-mark.tsx';

type QrCodeProps = Readonly<{
  book: BookingJson;
  charge: WaitingCharge;
  /** When the hold began, with which the charge ends. */
  since: string;
  /** In baht. */
  amount: number;
  busy: boolean;
  onNew: () => void;
  onOther: () => void;
}>;

/** A QR that waits to be scanned; the page is told by the server when it is paid or over. */
export function QrCode(props: QrCodeProps) {
  const { book, charge, since, amount, onOther } = props;
  const { t } = useTranslation('checkoutOmise');
  const left = useSecondsUntil({ since, until: charge.expiresAt ?? NEVER });
  const isOver = charge.status === 'expired' || left === 0;
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border border-line bg-card p-5 text-center sm:p-6">
      {charge.status === 'pending' && !isOver ? (
        <Waiting {...{ book, charge, since, amount }} />
      ) : isOver ? (
        <Expired {...props} />
      ) : (
        <p role="status" className="py-10 font-semibold">
          {t('promptpay.received')}
        </p>
      )}
      <Button kind="plain" onClick={onOther}>
        {t('promptpay.other')}
      </Button>
    </div>
  );
}

const NEVER = '9999-12-31T00:00:00Z';

type WaitingProps = Pick<QrCodeProps, 'book' | 'charge' | 'since' | 'amount'>;

function Waiting({ book, charge, since, amount }: WaitingProps) {
  const { t } = useTranslation('checkoutOmise');
  const { config } = useApp();
  return (
    <>
      <p className="font-semibold">{t('promptpay.scan')}</p>
      <div className="overflow-hidden rounded-2xl border border-line bg-white">
        <ThaiQrMark className="block h-11 w-full" />
        <img
          src={charge.qrUrl ?? ''}
          alt={t('promptpay.alt', { amount: formatBaht(amount) })}
          width={260}
          height={260}
          className="mx-auto p-3"
        />
      </div>
      <p className="font-bold text-2xl">{formatBaht(amount)}</p>
      {charge.expiresAt && (
        <p>
          {t('promptpay.left')}{' '}
          <Countdown since={since} until={charge.expiresAt} label={t('promptpay.left')} />
        </p>
      )}
      <p role="status" className="text-muted">
        {t('promptpay.waiting')}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <CheckCharge chargeId={charge.chargeId} label={t('promptpay.check')} />
        <SaveCode book={book} chargeId={charge.chargeId} />
      </div>
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
    </>
  );
}

/** It as a picture of our own, with amount, booking code and the time that is left. */
function SaveCode({ book, chargeId }: Readonly<{ book: BookingJson; chargeId: string }>) {
  const { t } = useTranslation('checkoutOmise');
  const { api } = useApp();
  return (
    <SaveButton
      load={() => downloadCode(api, chargeId, book._id)}
      file={`${book.bookingId}-PromptPay.png`}
      label={t('promptpay.save')}
      Icon={Download}
    />
  );
}

function Expired({ busy, onNew }: Pick<QrCodeProps, 'busy' | 'onNew'>) {
  const { t } = useTranslation('checkoutOmise');
  return (
    <>
      <TimerOff className="size-12 text-muted" strokeWidth={1.5} aria-hidden="true" />
      <div role="alert">
        <p className="font-semibold text-lg">{t('promptpay.expired')}</p>
        <p className="text-muted">{t('promptpay.expiredHint')}</p>
      </div>
      <Button busy={busy} onClick={onNew}>
        {t('promptpay.makeNew')}
      </Button>
    </>
  );
}
