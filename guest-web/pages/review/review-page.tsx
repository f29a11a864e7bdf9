import { useTranslation } from 'react-i18next';
import { useFetcher, useLoaderData } from 'react-router-dom';
import { RefundedStay } from '../../features/refund/refunded-stay.tsx';
import { useApp } from '../../shell/context.ts';
import type { Sent } from '../../shell/send-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Name } from '../../ui/unbroken.tsx';
import { action, loader, type ReviewLoaded } from './review-data.ts';
import { ReviewForm } from './review-form.tsx';

export { action, loader };

/** Where the mail after a stay leads, and the booking's page: how it was. */
export function Component() {
  const { t } = useTranslation('review');
  const { language } = useApp().api;
  const { book } = useLoaderData<ReviewLoaded>();
  return (
    <main id="main" className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-10">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="font-semibold text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="mt-1 text-muted">
        <Name text={book.hotelName[language]} />
      </p>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Reviewing />
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`/booking/${book._id}`} kind="plain">
              {t('toBooking')}
            </ButtonLink>
            <ButtonLink to={`/hotel/${book.hotelNameSlug}#reviews`} kind="plain">
              {t('toHotel')}
            </ButtonLink>
          </div>
        </div>
        <RefundedStay book={book} title={t('stay')} />
      </div>
    </main>
  );
}

function Reviewing() {
  const { t } = useTranslation('review');
  const { language } = useApp().api;
  const { own } = useLoaderData<ReviewLoaded>();
  const fetcher = useFetcher<Sent>();
  const { review, open, until } = own;
  if (until === null) return <Alert kind="info">{t('notStayed')}</Alert>;
  const day = formatMoment(until, language);
  const wasSent = fetcher.data !== undefined && !fetcher.data.problem && fetcher.state === 'idle';
  return (
    <>
      <div role="status">
        {wasSent && (
          <Alert kind="success" title={t('sent')}>
            {t('sentHint', { until: day })}
          </Alert>
        )}
      </div>
      {open ? (
        <>
          {!wasSent && (
            <p className="text-muted">
              {t('intro')} {t(review ? 'changeUntil' : 'until', { until: day })}
            </p>
          )}
          <ReviewForm review={review} fetcher={fetcher} />
        </>
      ) : (
        <Alert kind="info">{t('closed')}</Alert>
      )}
    </>
  );
}
