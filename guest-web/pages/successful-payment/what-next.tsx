import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { formatLongDay } from '../../ui/long-day.ts';
import { WithCode } from '../../ui/unbroken.tsx';

type WhatNextProps = Readonly<{ book: BookingJson; hotel: HotelJson | null }>;

/** What a guest does between paying and leaving, in its order. */
export function WhatNext({ book, hotel }: WhatNextProps) {
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
