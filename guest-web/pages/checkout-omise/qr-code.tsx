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

/** What banking apps tell people to look for above a code to scan; drawn plainly, on its blue. */
const ThaiQrMark = ({ className = '' }: Readonly<{ className?: string }>) => (
  <svg viewBox="0 0 286 44" role="img" aria-label="Thai QR Payment" className={className}>
    <rect width="286" height="44" fill="#113566" />
    <g fill="none" stroke="#fff" strokeWidth="3">
      <rect x="62.5" y="9.5" width="9" height="9" rx="1.5" />
      <rect x="78.5" y="9.5" width="9" height="9" rx="1.5" />
      <rect x="62.5" y="25.5" width="9" height="9" rx="1.5" />
    </g>
    <path d="M77 24h4v4h-4zM85 24h4v4h-4zM81 28h4v4h-4zM77 32h4v4h-4zM85 32h4v4h-4z" fill="#fff" />
    <text
      x="100"
      y="20"
      fill="#fff"
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize="15"
      fontWeight="700"
      letterSpacing="1"
    >
      THAI QR
    </text>
    <text
      x="100"
      y="36"
      fill="#fff"
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize="13"
      letterSpacing="2.5"
    >
      PAYMENT
    </text>
  </svg>
);
