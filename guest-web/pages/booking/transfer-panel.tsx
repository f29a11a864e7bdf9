import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import { chargeObstacle } from '../../features/payment/ways.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import type { ApiProblem } from '../../shell/api/problem.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { PictureField } from '../../ui/picture-field.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import type { Transfer } from './booking-data.ts';
import { GiveUp, OtherMethod } from './hold.tsx';
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

/** Tells the hotel that the money is on its way; a picture of the slip helps it to find the money. */
function ReportTransfer({ again = false }: Readonly<{ again?: boolean }>) {
  const { t } = useTranslation('booking');
  const message = useProblemMessage();
  const fetcher = useFetcher<{ problem?: ApiProblem }>();
  const [slip, setSlip] = useState<File>();
  const problem = fetcher.data?.problem;
  const report = () => {
    const form = new FormData();
    // browsers cannot read a form back that has nothing in it
    form.append('paid', 'yes');
    if (slip) form.append('slip', slip);
    void fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  return (
    <div className="grid gap-4">
      <PictureField label={t('transfer.slip')} hint={t('transfer.slipHint')} onPick={setSlip} />
      {problem && <Alert title={t('transfer.failed')}>{message(problem)}</Alert>}
      <Button
        kind={again ? 'quiet' : 'primary'}
        busy={fetcher.state !== 'idle'}
        disabled={again && !slip}
        onClick={report}
        className="sm:justify-self-start sm:px-10"
      >
        {t(again ? 'transfer.sendSlip' : 'transfer.report')}
      </Button>
    </div>
  );
}
