import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { formatDay } from '../../ui/dates.ts';
import { formatMoment } from '../../ui/moments.ts';
import { Name, WithCode } from '../../ui/unbroken.tsx';

/** Which booking it is about; what nobody said is left out. */
export function RefundedStay({ book, title }: Readonly<{ book: BookingJson; title?: string }>) {
  const { t } = useTranslation('refund');
  const { language } = useApp().api;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('stay.code'), <WithCode key="code" text={book.bookingId} code={book.bookingId} />],
    [t('stay.hotel'), <Name key="hotel" text={book.hotelName[language]} />],
    [t('stay.room'), book.roomObj.title[language]],
    [t('stay.checkIn'), formatDay(book.checkInDate, language)],
    [t('stay.price'), formatBaht(book.price)],
    [t('stay.channel'), t(`channel.${book.bookingChannel}`)],
    [t('stay.createdAt'), formatMoment(book.createdAt, language)],
    [t('stay.email'), book.email],
  ];
  return (
    <aside className="rounded-2xl border border-line bg-card p-5 shadow-card lg:sticky lg:top-6">
      <h2 className="font-semibold text-lg">{title ?? t('stay.title')}</h2>
      <dl className="mt-2 divide-y divide-line">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 text-right font-medium">{value}</dd>
            </div>
          ))}
      </dl>
    </aside>
  );
}
