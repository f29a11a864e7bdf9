import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../api/bookings.ts';

/** How and when the money comes back, and why an account is asked for: before anybody asks for it. */
export function RefundWays({ book: { paymentMethod } }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('refund');
  return (
    <section className="rounded-2xl border border-line bg-card p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{t('ways.title')}</h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5">
        <li>{t('ways.decision')}</li>
        <li>{t(`ways.${paymentMethod}`)}</li>
        <li>{t(`ways.${paymentMethod}When`)}</li>
      </ol>
      <p className="mt-3 text-muted">{t(`ways.${paymentMethod}Account`)}</p>
    </section>
  );
}
