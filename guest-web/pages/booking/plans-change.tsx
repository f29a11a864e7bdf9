import { useTranslation } from 'react-i18next';
import { DeadlinesList } from '../../features/cancellation/deadlines-list.tsx';
import { canAskForRefund } from '../../features/refund/refund-step.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChangeDates } from './change-dates.tsx';

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
