import { DESK_METHODS, type DeskMethod } from '@baanpak/domain/values/money/desk-payment.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { useMay } from '../../shell/me.ts';
import { Facts } from '../../ui/facts.tsx';
import { formatBaht } from '../../ui/money.ts';
import { useDownload } from '../../ui/use-download.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { BuyerButton } from './buyer-button.tsx';
import { SlipPicture } from './slip-picture.tsx';

/** The ways that were used to pay, each once, or else the one that was agreed on. */
function waysOf({ paidBy, payments, paymentMethod }: Booking, t: TFunction): readonly string[] {
  const { method: first, brand, lastDigits } = paidBy ?? {};
  const methods = new Set([...(first ? [first] : []), ...payments.map(({ method }) => method)]);
  if (methods.size === 0) return [t(`paymentMethod.${paymentMethod}`)];
  return [...methods].map((method) => {
    if (method === 'card' && brand && lastDigits)
      return t('booking.paidByCard', { brand, lastDigits });
    return isOfDesk(method) ? t(`booking.paidAtDesk.${method}`) : t(`chargeMethod.${method}`);
  });
}

const isOfDesk = (method: string): method is DeskMethod =>
  DESK_METHODS.some((each) => each === method);

/** What the stay costs, what came of it and how, and the papers about it. */
export function MoneyFacts({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const download = useDownload();
  const mayReadMoney = useMay('read-money', booking.ownerId);
  const mayPrint = useMay('read-history', booking.ownerId);
  const { id, bookingId, feeCharge, taxInvoice, taxInvoiceNumber, creditNotes, refunds } = booking;
  const returned = refunds
    .filter(({ status }) => status === 'refunded')
    .reduce((sum, { amount }) => sum + amount, 0);
  const paper = taxInvoiceNumber === null ? 'receipt' : 'tax-invoice';
  return (
    <>
      <Facts
        facts={[
          [t('booking.price'), formatBaht(booking.price)],
          [t('booking.received'), formatBaht(booking.totalReceived)],
          [t('booking.returned'), returned > 0 ? formatBaht(returned) : null],
          [t('booking.fee'), feeCharge > 0 ? formatBaht(feeCharge) : null],
          [t('booking.payment'), waysOf(booking, t).join(' · ')],
          [t('booking.transferReportedAt'), moment(booking.transferReportedAt)],
          [t('booking.taxInvoiceNumber'), taxInvoiceNumber],
          [
            t('booking.taxInvoiceFor'),
            taxInvoice && [taxInvoice.name, taxInvoice.taxId].filter(Boolean).join(' · '),
          ],
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {mayPrint && booking.totalReceived + returned >= booking.price && (
          <Button
            variant="outlined"
            onClick={() => download(`/bookings/${id}/receipt.pdf`, `${paper}-${bookingId}.pdf`)}
          >
            {t(`booking.${paper}`)}
          </Button>
        )}
        {mayPrint &&
          creditNotes.map(({ number }) => (
            <Button
              key={number}
              variant="outlined"
              onClick={() =>
                download(`/bookings/${id}/credit-note.pdf?number=${number}`, `${number}.pdf`)
              }
            >
              {t('booking.credit-note', { number })}
            </Button>
          ))}
        <BuyerButton booking={booking} />
      </Box>
      {mayReadMoney && booking.hasTransferSlip && <SlipPicture booking={booking} />}
    </>
  );
}
