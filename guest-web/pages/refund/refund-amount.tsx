import { useTranslation } from 'react-i18next';
import { DeadlinesList } from '../../features/cancellation/deadlines-list.tsx';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Price } from '../../ui/price.tsx';

/** What would be given back today, and how that comes about. */
export function RefundAmount({ book }: Readonly<{ book: BookingJson }>) {
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
