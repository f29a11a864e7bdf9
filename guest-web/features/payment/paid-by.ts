import type { TFunction } from 'i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';

type Paid = Pick<BookingJson, 'paidBy' | 'paymentMethod'>;

/** The way that was used to pay, or else the one that was agreed on. */
export function wayPaid({ paidBy, paymentMethod }: Paid, t: TFunction<'booking'>): string {
  if (!paidBy) return t(paymentMethod);
  const { method, brand, lastDigits } = paidBy;
  return brand && lastDigits ? t('way.cardNamed', { brand, lastDigits }) : t(`way.${method}`);
}
