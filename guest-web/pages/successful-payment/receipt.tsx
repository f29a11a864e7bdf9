import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wayPaid } from '../../features/payment/paid-by.ts';
import { VatNote } from '../../features/stay/vat-note.tsx';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { formatDay } from '../../ui/dates.ts';
import { Price } from '../../ui/price.tsx';
import { Name, WithCode } from '../../ui/unbroken.tsx';

type ReceiptProps = Readonly<{
  books: readonly BookingJson[];
  /** Those that answer. */
  hotels: readonly HotelJson[];
}>;

/** What was bought and paid, for one's files. */
export function Receipt({ books, hotels }: ReceiptProps) {
  const { t } = useTranslation('successfulPayment');
  const isRegistered = ({ hotelId }: BookingJson) =>
    hotels.find(({ _id }) => _id === hotelId)?.vatRegistered;
  const total = books.reduce((sum, { totalReceived }) => sum + totalReceived, 0);
  return (
    <section
      aria-label={t('receipt')}
      className="mt-8 w-full rounded-2xl border border-line bg-card p-6 text-left shadow-card"
    >
      <h2 className="font-semibold text-lg">{t('receipt')}</h2>
      <ul className="mt-4 divide-y divide-line">
        {books.map((book) => (
          <li key={book._id} className="py-4 first:pt-0">
            <ReceiptLine book={book} />
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between border-line border-t pt-4">
        <span className="font-semibold">{t('total')}</span>
        <Price amount={total} className="font-bold text-xl" />
      </p>
      <VatNote stays={books.map((book) => ({ ...book, vatRegistered: isRegistered(book) }))} />
    </section>
  );
}

function ReceiptLine({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation(['successfulPayment', 'shell']);
  const { t: tBooking } = useTranslation('booking');
  const { language } = useApp().api;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('code'), <WithCode key="code" text={book.bookingId} code={book.bookingId} />],
    [t('room'), book.roomObj.title[language]],
    [t('hotel'), <Name key="hotel" text={book.hotelName[language]} />],
    [
      t('dates'),
      `${formatDay(book.checkInDate, language)} – ${formatDay(book.checkOutDate, language)}`,
    ],
    ...(book.reservedBy ? ([[t('guest'), book.reservedBy]] as const) : []),
    [t('paidBy'), wayPaid(book, tBooking)],
  ];
  return (
    <dl className="grid gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 text-right font-medium">{value}</dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-6">
        <dt className="text-muted">{t('paid')}</dt>
        <dd className="text-right">
          <Price amount={book.totalReceived} className="font-semibold" />
        </dd>
      </div>
    </dl>
  );
}
