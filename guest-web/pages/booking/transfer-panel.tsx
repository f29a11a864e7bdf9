import { useTranslation } from 'react-i18next';
import { chargeObstacle } from '../../features/payment/ways.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatBaht } from '../../ui/baht.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { formatMoment } from '../../ui/moments.ts';
import type { Transfer } from './booking-data.ts';
import { GiveUp } from './give-up.tsx';
import { OtherMethod } from './other-method.tsx';
import { ReportTransfer } from './report-transfer.tsx';
import { TransferAccount } from './transfer-account.tsx';

type TransferPanelProps = Readonly<{ book: BookingJson; transfer: Transfer }>;

/** Where to transfer how much until when, and telling the hotel that it was done. */
export function TransferPanel({ book, transfer }: TransferPanelProps) {
  const { t } = useTranslation('booking');
  if (book.transferReportedAt) return <Reported book={book} transfer={transfer} />;
  return (
    <section
      aria-labelledby="transfer"
      className="mt-6 grid gap-6 rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="transfer" className="font-semibold text-xl">
          {t('transfer.title')}
        </h2>
        {book.holdExpiresAt && (
          <p className="rounded-full bg-brand-soft px-4 py-1.5 text-brand-ink">
            {t('transfer.left')}{' '}
            <Countdown since={book.createdAt} until={book.holdExpiresAt} label={t('holdLabel')} />
          </p>
        )}
      </div>
      <p>{t('transfer.hint')}</p>
      {transfer.stays > 1 && (
        <Alert kind="info">
          {t('transfer.together', {
            count: transfer.stays,
            amount: formatBaht(transfer.amount),
          })}
        </Alert>
      )}
      <TransferAccount book={book} transfer={transfer} />
      <div className="border-line border-t pt-5">
        <ReportTransfer />
      </div>
      <div className="flex flex-wrap gap-3 border-line border-t pt-5">
        {!chargeObstacle(transfer.amount) && <OtherMethod paymentMethod={book.paymentMethod} />}
        <GiveUp />
      </div>
    </section>
  );
}

/** The guest did what there is to do; the hotel has the word. */
function Reported({ book, transfer }: TransferPanelProps) {
  const { t } = useTranslation('booking');
  const { language } = useApp().api;
  return (
    <section className="mt-6 grid gap-4">
      <Alert kind="success" title={t('transfer.reported')}>
        <p>
          {t('transfer.reportedAt', {
            at: formatMoment(book.transferReportedAt ?? '', language),
          })}
        </p>
        {book.holdExpiresAt && (
          <p>{t('transfer.until', { at: formatMoment(book.holdExpiresAt, language) })}</p>
        )}
        {book.hasTransferSlip && <p>{t('transfer.withSlip')}</p>}
        <p>{t('transfer.live')}</p>
      </Alert>
      <Disclosure
        title={t('transfer.more')}
        className="rounded-2xl border border-line bg-card px-5 py-1"
      >
        <div className="grid gap-6 pt-2 pb-5">
          <TransferAccount book={book} transfer={transfer} />
          <ReportTransfer again />
        </div>
      </Disclosure>
    </section>
  );
}
