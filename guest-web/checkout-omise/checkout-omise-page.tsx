import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router-dom';
import { type BookingJson, getBooking } from '../api/bookings.ts';
import { getCheckout } from '../api/checkouts.ts';
import { apiOf } from '../app/context.ts';
import { notFound } from '../app/not-found.ts';
import { inLanguage } from '../i18n/language.ts';
import { Countdown } from '../stay/countdown.tsx';
import { ofBooking, ofCheckoutItem } from '../stay/shown-stay.ts';
import type { ShownStay } from '../stay/stay-card.tsx';
import { StepFrame } from '../stay/step-frame.tsx';
import { Summary } from '../stay/summary.tsx';
import { useLiveBooking } from '../stay/use-live-booking.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { forgetCharge, keptCharge } from './kept-charge.ts';
import { PaymentWays } from './payment-ways.tsx';
import { QrCode } from './qr-code.tsx';
import { usePayment } from './use-payment.ts';

type Loaded = Readonly<{ book: BookingJson; stays: readonly ShownStay[]; total: number }>;

/** A booking is paid together with its whole checkout; one that is paid leads on. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded | Response> {
  const id = new URL(args.request.url).searchParams.get('bookingId');
  const api = apiOf(args);
  const book = (id ? await getBooking(api, id) : undefined) ?? notFound();
  const { language } = api;
  if (book.status === 'Booked' || book.status === 'Completed') {
    const path = `/hotel/${book.hotelNameSlug}/successful-payment?bookingId=${book._id}`;
    return redirect(inLanguage(language, path));
  }
  const checkout = await getCheckout(api, book.checkoutId);
  return {
    book,
    stays: checkout?.checkouts.map((item) => ofCheckoutItem(item, language)) ?? [ofBooking(book)],
    total: checkout?.totalPrice ?? book.price,
  };
}

export function Component() {
  const { book, stays, total } = useLoaderData<Loaded>();
  const { t } = useTranslation('checkoutOmise');
  useLiveBooking(book);
  return (
    <StepFrame step="payment" title={t('title')} summary={<Summary stays={stays} total={total} />}>
      {book.status === 'Reserved' ? (
        <Payment book={book} total={total} />
      ) : (
        <Alert kind="warning" title={t('lapsed')}>
          <p>{t('lapsedHint')}</p>
          <ButtonLink to={`/hotel/${book.hotelNameSlug}`} className="mt-4">
            {t('again')}
          </ButtonLink>
        </Alert>
      )}
    </StepFrame>
  );
}

function Payment({ book, total }: Readonly<{ book: BookingJson; total: number }>) {
  const { t } = useTranslation('checkoutOmise');
  const { busy, failure, waiting, setWaiting, pay } = usePayment(book);
  useEffect(() => {
    // a QR that was made before the page was loaded anew
    const kept = keptCharge(book._id);
    if (kept?.qrUrl) setWaiting(kept);
  }, [book._id, setWaiting]);

  const isUnknown = failure && 'problem' in failure && failure.problem.code === 'payment-unknown';
  return (
    <div className="grid gap-5">
      {book.holdExpiresAt && (
        <p className="flex flex-wrap gap-x-2 rounded-2xl bg-brand-soft px-5 py-3 text-brand-ink">
          {t('holdFor')} <Countdown until={book.holdExpiresAt} label={t('holdLabel')} />
        </p>
      )}
      {failure && <FailureAlert failure={failure} />}
      {isUnknown ? (
        <Unknown />
      ) : waiting ? (
        <QrCode
          charge={waiting}
          amount={total}
          until={book.holdExpiresAt}
          onOther={() => {
            forgetCharge(book._id);
            setWaiting(undefined);
          }}
        />
      ) : (
        <PaymentWays amount={total} busy={busy} pay={pay} />
      )}
      <ButtonLink to={`/booking/${book._id}`} kind="plain" className="justify-self-center">
        {t('toBooking')}
      </ButtonLink>
    </div>
  );
}

/** Nobody knows whether money was taken: no second try before that is clear. */
function Unknown() {
  const { t } = useTranslation('checkoutOmise');
  const { revalidate, state } = useRevalidator();
  return (
    <Button kind="quiet" busy={state === 'loading'} onClick={() => void revalidate()}>
      {t('checkAgain')}
    </Button>
  );
}
