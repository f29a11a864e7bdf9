import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../shell/api/records.ts';
import type { BookingStatus } from './booking.ts';

type Color = 'default' | 'success' | 'warning' | 'error' | 'info';

const COLORS: Readonly<Record<BookingStatus, Color>> = {
  Reserved: 'warning',
  Booked: 'success',
  Completed: 'info',
  Canceled: 'default',
  Expired: 'default',
  Unavailable: 'default',
};

const PAYMENT_COLORS: Readonly<Record<Booking['paymentStatus'], Color>> = {
  pending: 'default',
  paid: 'success',
  failed: 'error',
  mismatched: 'error',
  'refund-requested': 'warning',
  refunding: 'info',
  'refund-failed': 'error',
  'partially-refunded': 'info',
  refunded: 'info',
  'refund-rejected': 'default',
};

/** How far a stay is, where the guest is included. */
export function StatusChip({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const { status, checkInStatus, checkOutStatus, noShow } = booking;
  const label = noShow
    ? t('booking.noShow')
    : checkOutStatus
      ? t('booking.departed')
      : checkInStatus
        ? t('booking.inHouse')
        : t(`status.${status}`);
  return <Chip color={COLORS[status]} label={label} />;
}

export function PaymentChip({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const { paymentStatus } = booking;
  return <Chip color={PAYMENT_COLORS[paymentStatus]} label={t(`paymentStatus.${paymentStatus}`)} />;
}
