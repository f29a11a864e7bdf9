import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { DocumentButton, Documents } from '../../features/booking/documents.tsx';
import { hasReceipt } from '../../features/booking/has-receipt.ts';
import { HotelContact } from '../../features/booking/hotel-contact.tsx';
import { useLiveBooking } from '../../features/booking/live-booking.ts';
import { useNoteSeen } from '../../features/booking/seen-bookings.ts';
import { hotelPath } from '../../features/hotel/hotel-path.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { copyText } from '../../ui/copy-text.ts';
import { formatDay } from '../../ui/dates.ts';
import { CalendarPlus } from '../../ui/icons/calendar-plus.tsx';
import { FileText } from '../../ui/icons/file-text.tsx';
import { Share } from '../../ui/icons/share.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { useLocalPath } from '../../ui/local-path.ts';
import { formatLongDay } from '../../ui/long-day.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { showToast } from '../../ui/toast.ts';
import { Name, WithCode } from '../../ui/unbroken.tsx';
import { type HotelOfOrder, loader, type OrderLoaded } from './order-data.ts';

export { loader };

/** All that was booked and is paid for together: each booking, what comes next in each hotel, and the papers of all. */
export function Component() {
  const { book, books, hotels } = useLoaderData<OrderLoaded>();
  const { t } = useTranslation('order');
  return (
    <main id="main" className="mx-auto max-w-4xl px-4 py-6 sm:px-6 sm:py-10">
      <PageTitle>{t('title')}</PageTitle>
      {books.map((each) => (
        <Followed
          key={each._id}
          book={each}
          hotel={hotels.find((ofHotel) => ofHotel.books.includes(each))?.hotel ?? null}
        />
      ))}
      <h1 className="font-semibold text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="text-muted">
        {t('count', { count: books.length })} ·{' '}
        {t('total', { amount: formatBaht(books.reduce((sum, { price }) => sum + price, 0)) })}
      </p>
      <ForAll book={book} books={books} />
      {hotels.map((ofHotel) => (
        <Hotel key={ofHotel.books[0].hotelNameSlug} {...ofHotel} />
      ))}
      <p className="mt-6 text-muted text-sm">{t('private')}</p>
    </main>
  );
}

/** Shows nothing: the page is read again as something becomes of a booking, and this device remembers each. */
function Followed({ book, hotel }: Readonly<{ book: BookingJson; hotel: HotelOfOrder['hotel'] }>) {
  useLiveBooking(book);
  useNoteSeen(book, hotel);
  return null;
}

function ForAll({ book, books }: Pick<OrderLoaded, 'book' | 'books'>) {
  const { t } = useTranslation('order');
  const { language } = useApp().api;
  const local = useLocalPath();
  const path = `/outreach/bookings/${book._id}`;
  const held = books.find(
    ({ status, paymentMethod }) => status === 'Reserved' && paymentMethod === 'gateway',
  );
  return (
    <div className="mt-5 grid gap-3 print:hidden">
      {held && (
        <>
          <p>{t('hold')}</p>
          <a
            href={local(`/hotel/${held.hotelNameSlug}/checkout-omise?bookingId=${held._id}`)}
            className={buttonClass('primary', 'justify-self-start')}
          >
            {t('pay')}
          </a>
        </>
      )}
      <div className="flex flex-wrap items-start gap-3 empty:hidden">
        {books.some(hasReceipt) && (
          <DocumentButton
            path={`${path}/order.pdf`}
            file={`${book.bookingId}.pdf`}
            Icon={FileText}
            label={t('papers')}
          />
        )}
        {books.some(({ status }) => status === 'Booked') && (
          <DocumentButton
            path={`${path}/order.ics?lang=${language}`}
            file={`${book.bookingId}.ics`}
            Icon={CalendarPlus}
            label={t('calendar')}
          />
        )}
      </div>
    </div>
  );
}

function Hotel({ hotel, books }: HotelOfOrder) {
  const { t } = useTranslation('order');
  const { language } = useApp().api;
  const [first] = books;
  const ahead = books.filter(({ status }) => status === 'Booked');
  return (
    <section aria-labelledby={first.hotelId} className="mt-8">
      <h2 id={first.hotelId} className="font-semibold text-xl">
        <Name text={first.hotelName[language]} />
      </h2>
      <ul className="mt-3 grid gap-4">
        {books.map((book) => (
          <li key={book._id}>
            <Booking book={book} />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid items-start gap-4 md:grid-cols-2">
        {ahead.length > 0 && (
          <section
            aria-label={t('next')}
            className="rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6"
          >
            <h3 className="font-semibold text-lg">{t('next')}</h3>
            <ol className="mt-3 grid list-decimal gap-2 pl-5">
              {ahead.some(({ methodCheckIn }) => methodCheckIn === 'Online') && (
                <li>{t('onlineHint')}</li>
              )}
              {days(ahead).map((checkIn) => {
                const day = formatLongDay(checkIn, language);
                const time = hotel?.checkInTime;
                return (
                  <li key={day}>{time ? t('comeFrom', { day, time }) : t('come', { day })}</li>
                );
              })}
              <li>{t('show')}</li>
            </ol>
          </section>
        )}
        {hotel && <HotelContact hotel={hotel} withPlace />}
      </div>
    </section>
  );
}

/** The days on which somebody checks in, each once. */
const days = (books: readonly BookingJson[]) => [
  ...new Set(books.map(({ checkInDate }) => checkInDate)),
];

function Booking({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation(['order', 'booking', 'shell']);
  const { language } = useApp().api;
  const { _id, bookingId: code, methodCheckIn } = book;
  const isOnline = methodCheckIn === 'Online';
  const dates = `${formatDay(book.checkInDate, language)} – ${formatDay(book.checkOutDate, language)}`;
  return (
    <article className="rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold text-lg leading-snug">
            <LocalLink
              to={`/booking/${_id}`}
              aria-label={`${book.roomObj.title[language]}, ${t('booking', { code })}`}
              className="underline underline-offset-4"
            >
              {book.roomObj.title[language]}
            </LocalLink>
          </h3>
          <p className="text-muted text-sm">
            <WithCode text={t('code', { code })} code={code} />
          </p>
        </div>
        <p className="rounded-full bg-sand px-3 py-1 font-medium text-sm">
          {t(`booking:status.${book.status}`)}
        </p>
      </div>
      <p className="mt-2">
        {dates} · {t('shell:nights', { count: book.nights })} ·{' '}
        {t('shell:guests', { count: book.guests })}
      </p>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        {book.status === 'Booked' && isOnline ? (
          <LocalLink
            to={`/booking/${_id}#check-in`}
            className="text-brand-ink underline underline-offset-4"
          >
            {t('online')}
          </LocalLink>
        ) : (
          <span className="text-muted">{t(isOnline ? 'online' : 'atHotel')}</span>
        )}
        <span className="font-semibold">{formatBaht(book.price)}</span>
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-3 empty:hidden print:hidden">
        <Documents book={book} />
        {book.status === 'Booked' && <ShareStay book={book} />}
      </div>
    </article>
  );
}

/**
 * Tells companions where and when: the hotel, the dates and the hotel's own page. No code and no id of a booking, since
 * who has one acts as its guest (docs/adr/0126-one-link-opens-the-order.md).
 */
function ShareStay({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('order');
  const { language } = useApp().api;
  const local = useLocalPath();
  async function share() {
    const stay = { checkIn: localDate(book.checkInDate), checkOut: localDate(book.checkOutDate) };
    const dates = `${formatDay(stay.checkIn, language)} – ${formatDay(stay.checkOut, language)}`;
    const text = `${book.hotelName[language]}, ${dates}`;
    const url = `${window.location.origin}${local(hotelPath(book.hotelNameSlug, { stay }))}`;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text, url });
      else if (await copyText(`${text}\n${url}`)) showToast('success', t('copied'));
    } catch (error) {
      // the guest closed what the browser offered
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  }
  return (
    <Button
      kind="quiet"
      aria-label={t('shareOf', { hotel: book.hotelName[language], code: book.bookingId })}
      onClick={() => void share()}
    >
      <Share className="size-5" aria-hidden="true" />
      {t('share')}
    </Button>
  );
}
