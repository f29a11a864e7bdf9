import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { Documents } from '../../features/booking/documents.tsx';
import { HotelContact } from '../../features/booking/hotel-contact.tsx';
import { useLiveBooking } from '../../features/booking/live-booking.ts';
import { useNoteSeen } from '../../features/booking/seen-bookings.ts';
import { SavePicture } from '../../features/booking-picture/save-picture.tsx';
import { useFailureWords } from '../../features/payment/failure-words.ts';
import { usePolling } from '../../features/payment/use-polling.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { CircleCheck } from '../../ui/icons/circle-check.tsx';
import { CircleX } from '../../ui/icons/circle-x.tsx';
import { LoaderCircle } from '../../ui/icons/loader-circle.tsx';
import { TriangleAlert } from '../../ui/icons/triangle-alert.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { useLocalPath } from '../../ui/local-path.ts';
import { formatLongDay } from '../../ui/long-day.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { WithCode } from '../../ui/unbroken.tsx';
import { loader, type PaymentOutcome, type PaymentResult } from './payment-result.ts';
import { Receipt } from './receipt.tsx';

export { loader };

export function Component() {
  const { outcome, books, hotels } = useLoaderData<PaymentResult>();
  const [book] = books;
  const paid = outcome === 'paid' ? book : undefined;
  useNoteSeen(paid, paid ? hotelOf(paid, hotels) : null);
  return (
    <main id="main" className="mx-auto max-w-2xl px-4 py-10 text-center sm:px-6">
      {book && <Result outcome={outcome} book={book} />}
      {outcome === 'paid' && <Receipt books={books} hotels={hotels} />}
      {book && outcome === 'paid' && (
        <>
          <WayOn book={book} hotel={hotelOf(book, hotels)} />
          <WhatNext book={book} hotel={hotelOf(book, hotels)} />
          <HotelPlaces hotels={hotels} />
        </>
      )}
    </main>
  );
}

const WORDS = {
  paid: { title: 'title', Icon: CircleCheck, className: 'text-brand-ink' },
  pending: { title: 'pending', Icon: LoaderCircle, className: 'animate-spin text-muted' },
  mismatched: { title: 'mismatched', Icon: TriangleAlert, className: 'text-warning' },
  failed: { title: 'failed', Icon: CircleX, className: 'text-danger' },
  canceled: { title: 'canceled', Icon: CircleX, className: 'text-danger' },
} as const;

function Result({ outcome, book }: Readonly<{ outcome: PaymentOutcome; book: BookingJson }>) {
  const { t } = useTranslation('successfulPayment');
  useLiveBooking(book);
  usePolling(outcome === 'pending');
  const { title, Icon, className } = WORDS[outcome];
  return (
    <>
      <PageTitle>{t(title)}</PageTitle>
      <Icon className={`mx-auto size-16 ${className}`} strokeWidth={1.5} aria-hidden="true" />
      <h1 className="mt-4 font-semibold text-2xl sm:text-3xl">{t(title)}</h1>
      <Explained outcome={outcome} book={book} />
    </>
  );
}

function Explained({ outcome, book }: Readonly<{ outcome: PaymentOutcome; book: BookingJson }>) {
  const { t } = useTranslation('successfulPayment');
  const { failureCode } = useLoaderData<PaymentResult>();
  const words = useFailureWords();
  const local = useLocalPath();
  const { hotelNameSlug: slug, _id } = book;
  switch (outcome) {
    case 'paid':
      return (
        <div role="status" className="mt-2 text-muted">
          <p>{t('thanks', { name: book.reservedBy })}</p>
          {book.email && <p>{t('sent', { email: book.email })}</p>}
        </div>
      );
    case 'pending':
      return (
        <p role="status" className="mt-2 text-muted">
          {t('pendingHint')}
        </p>
      );
    case 'mismatched':
      return (
        <>
          <Alert kind="warning" className="mt-6 text-left">
            {t('mismatchedHint')}
          </Alert>
          <ButtonLink to={`/booking/${_id}`} kind="quiet" className="mt-6">
            {t('toBooking')}
          </ButtonLink>
        </>
      );
    case 'failed':
      return (
        <>
          <Alert className="mt-6 text-left">
            {failureCode && <p>{words(failureCode)}</p>}
            <p>{t('failedHint')}</p>
          </Alert>
          <a
            href={local(`/hotel/${slug}/checkout-omise?bookingId=${_id}`)}
            className={buttonClass('primary', 'mt-6')}
          >
            {t('again')}
          </a>
        </>
      );
    case 'canceled':
      return (
        <>
          <Alert className="mt-6 text-left">{t('canceledHint')}</Alert>
          <ButtonLink to="/" className="mt-6">
            {t('home')}
          </ButtonLink>
        </>
      );
  }
}

const hotelOf = (book: BookingJson, hotels: PaymentResult['hotels']) =>
  hotels.find(({ _id }) => _id === book.hotelId) ?? null;

type WayOnProps = Readonly<{ book: BookingJson; hotel: ReturnType<typeof hotelOf> }>;

const WayOn = ({ book, hotel }: WayOnProps) => {
  const { t } = useTranslation(['successfulPayment', 'order']);
  return (
    <div className="mt-6 flex flex-wrap justify-center gap-3 print:hidden">
      {book.siblings.length > 0 ? (
        <ButtonLink to={`/booking/${book._id}/order`}>{t('order:open')}</ButtonLink>
      ) : (
        <ButtonLink to={`/booking/${book._id}`}>{t('toBooking')}</ButtonLink>
      )}
      <Documents book={book} />
      <SavePicture book={book} hotel={hotel} />
    </div>
  );
};

type WhatNextProps = Readonly<{ book: BookingJson; hotel: HotelJson | null }>;

/** What a guest does between paying and leaving, in its order. */
function WhatNext({ book, hotel }: WhatNextProps) {
  const { t } = useTranslation('successfulPayment');
  const { language } = useApp().api;
  const day = formatLongDay(book.checkInDate, language);
  const time = hotel?.checkInTime;
  const isOnline = book.methodCheckIn === 'Online';
  return (
    <section
      aria-label={t('next.title')}
      className="mt-6 w-full rounded-2xl border border-line bg-card p-6 text-left shadow-card"
    >
      <h2 className="font-semibold text-lg">{t('next.title')}</h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5">
        {book.email && <li>{t('next.mail', { email: book.email })}</li>}
        <li>
          {t(isOnline ? 'next.online' : 'next.tell')}{' '}
          <LocalLink
            to={`/booking/${book._id}#check-in`}
            className="text-brand-ink underline underline-offset-4"
          >
            {t(isOnline ? 'next.checkIn' : 'next.toBooking')}
          </LocalLink>
        </li>
        <li>{time ? t('next.comeFrom', { day, time }) : t('next.come', { day })}</li>
        <li>
          <WithCode text={t('next.show', { code: book.bookingId })} code={book.bookingId} />
        </li>
        <li>{t('next.change')}</li>
      </ol>
    </section>
  );
}

/** How each hotel that was booked is reached, each once. */
const HotelPlaces = ({ hotels }: Readonly<{ hotels: readonly HotelJson[] }>) =>
  hotels.map((hotel) => (
    <div key={hotel._id} className="mt-6 w-full text-left">
      <HotelContact hotel={hotel} withPlace />
    </div>
  ));
