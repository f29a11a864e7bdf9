import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useLoaderData, useRevalidator } from 'react-router-dom';
import { useLiveBooking } from '../../features/booking/live-booking.ts';
import { DeadlinesList } from '../../features/cancellation/deadlines-list.tsx';
import { RefundState } from '../../features/refund/refund-state.tsx';
import { refundStep } from '../../features/refund/refund-step.ts';
import { RefundedStay } from '../../features/refund/refunded-stay.tsx';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatBaht } from '../../ui/baht.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Price } from '../../ui/price.tsx';
import { showToast } from '../../ui/toast.ts';
import { action, loader, type RefundLoaded, type RefundSent } from './refund-data.ts';
import { RefundForm } from './refund-form.tsx';

export { action, loader };

export function Component() {
  const { t } = useTranslation('refund');
  const loaded = useLoaderData<RefundLoaded>();
  return (
    <main id="main" className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-10">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="font-semibold text-2xl sm:text-3xl">{t('title')}</h1>
      {loaded ? <Refund {...loaded} /> : <NotLoaded />}
    </main>
  );
}

function NotLoaded() {
  const { t } = useTranslation(['refund', 'shell']);
  const { revalidate, state } = useRevalidator();
  return (
    <Alert className="mt-6">
      <p>{t('loadFailed')}</p>
      <Button
        kind="quiet"
        busy={state === 'loading'}
        onClick={() => void revalidate()}
        className="mt-3"
      >
        {t('shell:retry')}
      </Button>
    </Alert>
  );
}

function Refund({ book, banks }: NonNullable<RefundLoaded>) {
  const { t } = useTranslation('refund');
  const fetcher = useFetcher<RefundSent>();
  useLiveBooking(book);
  const step = refundStep(book);
  const isForm = step === 'ask' || step === 'account';
  const wasSent = fetcher.data !== undefined && !fetcher.data.problem;
  useEffect(() => {
    if (fetcher.data && !fetcher.data.problem) showToast('success', t('sent'));
  }, [fetcher.data, t]);
  return (
    <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        {book.refund && <FocusedState book={book} focus={wasSent && !isForm} />}
        {step === 'closed' && <Alert kind="info">{t('closed')}</Alert>}
        {step === 'ask' && <RefundAmount book={book} />}
        {step === 'ask' && <RefundWays book={book} />}
        {isForm && <RefundForm book={book} banks={banks} step={step} fetcher={fetcher} />}
        <ButtonLink to={`/booking/${book._id}`} kind="plain" className="justify-self-center">
          {t('toBooking')}
        </ButtonLink>
      </div>
      <RefundedStay book={book} />
    </div>
  );
}

/** The form is gone when it was sent: what took its place is read out. */
function FocusedState({ book, focus }: Readonly<{ book: BookingJson; focus: boolean }>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) place.current?.focus();
  }, [focus]);
  return (
    <div ref={place} tabIndex={-1}>
      <RefundState book={book} isHere />
    </div>
  );
}

/** What would be given back today, and how that comes about. */
function RefundAmount({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('refund');
  const { language } = useApp().api;
  const { refundQuote: quote, cancellationPolicy: policy } = book;
  if (!quote) return null;
  return (
    <section className="rounded-2xl bg-brand-soft p-5 sm:p-6">
      <h2 className="text-brand-ink">{t('amount')}</h2>
      <Price amount={quote.amount} className="font-bold text-3xl" />
      <p className="mt-1">
        {t('derivation', {
          received: formatBaht(book.totalReceived),
          percent: Math.round(quote.share * 100),
          amount: formatBaht(quote.amount),
        })}{' '}
        · {quote.rule[language]}
      </p>
      {quote.amount === 0 && <p className="mt-2">{t('nothing')}</p>}
      {policy && (
        <Disclosure title={t('policy')} className="mt-2 border-brand-ink/15 border-t pt-1">
          <DeadlinesList policy={policy} checkIn={book.checkInDate} />
        </Disclosure>
      )}
    </section>
  );
}

/** What comes back, how and when, in two sentences: before anybody asks for it. */
function RefundWays({ book: { refundQuote, paidBy } }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('refund');
  if (!refundQuote) return null;
  const { way } = refundQuote;
  const amount = formatBaht(refundQuote.amount);
  const { brand, lastDigits } = paidBy ?? {};
  return (
    <section className="rounded-2xl border border-line bg-card p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{t('ways.title')}</h2>
      <p className="mt-2">
        {way === 'provider' && brand && lastDigits
          ? t('ways.toCard', { amount, brand, lastDigits })
          : t(`ways.${way}`, { amount })}{' '}
        {t(`ways.${way}When`)}
      </p>
    </section>
  );
}
