import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeadlinesList } from '../../features/cancellation/deadlines-list.tsx';
import { canAskForRefund, waitsForHotel } from '../../features/refund/refund-step.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { getRoomCalendar } from '../../shell/api/hotels.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { today } from '../../ui/dates.ts';
import { lasting } from '../../ui/lasting.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ReadCalendar } from './change-dates-dialog.tsx';

/** What was agreed on for plans that change, what it gives back today, and the ways to ask for it or for other dates. */
export function PlansChange({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation(['booking', 'cancellation']);
  const { language } = useApp().api;
  const { cancellationPolicy: policy, refundQuote: quote } = book;
  if (!policy) return null;
  return (
    <section className="rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6">
      <h2 className="font-semibold text-lg">{t('cancellation:title')}</h2>
      <div className="mt-3">
        <DeadlinesList policy={policy} checkIn={book.checkInDate} />
      </div>
      <div className="mt-4 grid border-line border-t pt-4 empty:hidden">
        <ChangeDates book={book} />
      </div>
      {quote && canAskForRefund(book) && (
        <div className="mt-4 grid gap-3 border-line border-t pt-4">
          <p>
            {quote.amount > 0
              ? t('quote', { amount: formatBaht(quote.amount) })
              : t('quoteNothing')}{' '}
            <span className="text-muted">({quote.rule[language]})</span>
          </p>
          <ButtonLink to={`/booking/${book._id}/refund`} kind="quiet">
            {t('askRefund')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

const ChangeDatesDialog = lazyPart(
  async () => (await import('./change-dates-dialog.tsx')).ChangeDatesDialog,
);

/** A year, and for a stay that is further away all that can be booked. */
const [DAYS_SHOWN, MOST_DAYS] = [365, 730];

/** The stay is certain and to come, and nobody decides on its refund. */
const canChangeDates = ({ status, checkInStatus, checkInDate, refund }: BookingJson) =>
  status === 'Booked' && !checkInStatus && checkInDate >= today() && !waitsForHotel(refund);

/** Other dates in the same room. */
export function ChangeDates({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('booking');
  const { api } = useApp();
  const [calendar, setCalendar] = useState<ReadCalendar>();
  const open = () => {
    const from = today();
    const isFar = localDate(book.checkOutDate) > addDays(from, DAYS_SHOWN);
    const to = addDays(from, isFar ? MOST_DAYS : DAYS_SHOWN);
    setCalendar('on its way');
    const read = lasting(getRoomCalendar(api, book.roomId, { from, to }));
    read.then(setCalendar, () => setCalendar('failed'));
  };
  if (!canChangeDates(book)) return null;
  return (
    <>
      <Button kind="quiet" onClick={open}>
        {t('dates.change')}
      </Button>
      {calendar && (
        <ChangeDatesDialog
          book={book}
          calendar={calendar}
          onRetry={open}
          onClose={() => setCalendar(undefined)}
        />
      )}
    </>
  );
}
