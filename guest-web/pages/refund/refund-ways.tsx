import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { formatBaht } from '../../ui/baht.ts';

/** What comes back, how and when, in two sentences: before anybody asks for it. */
export function RefundWays({ book: { refundQuote, paidBy } }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('refund');
  if (!refundQuote) return null;
  const { way } = refundQuote;
  const amount = formatBaht(refundQuote.amount);
  const { brand, lastDigits } = paidBy ?? {};
  return (
    <section className="rounded-2xl border border-line bg-card p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{t('ways.title')}</h2>
      <p className="mt-2">
        {way === 'provider' && brand && lastDigits
          ? t('ways.toCard', { amount, brand, lastDigits })
          : t(`ways.${way}`, { amount })}{' '}
        {t(`ways.${way}When`)}
      </p>
    </section>
  );
}
