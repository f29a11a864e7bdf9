import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Facts } from '../ui/facts.tsx';
import { formatBaht } from '../ui/money.ts';
import { useDownload } from '../ui/use-download.ts';
import type { Booking } from './booking.ts';

/** What the stay costs, what came of it and how. */
export function MoneyFacts({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const download = useDownload();
  const { id, bookingId, feeCharge, taxInvoice, taxInvoiceNumber } = booking;
  return (
    <>
      <Facts
        facts={[
          [t('booking.price'), formatBaht(booking.price)],
          [t('booking.received'), formatBaht(booking.totalReceived)],
          [t('booking.fee'), feeCharge > 0 ? formatBaht(feeCharge) : null],
          [t('booking.payment'), t(`paymentMethod.${booking.paymentMethod}`)],
          [t('booking.taxInvoiceNumber'), taxInvoiceNumber],
          [t('booking.taxInvoiceFor'), taxInvoice?.name],
        ]}
      />
      {booking.hasTransferSlip && (
        <Button
          variant="outlined"
          sx={{ mt: 1.5 }}
          onClick={() => download(`/bookings/${id}/slip`, `slip-${bookingId}`)}
        >
          {t('booking.slip')}
        </Button>
      )}
    </>
  );
}
