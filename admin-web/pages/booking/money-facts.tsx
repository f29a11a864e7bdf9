import { DESK_METHODS, type DeskMethod } from '@baanpak/domain/values/money/desk-payment.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addressWith } from '../../shell/api/calls.ts';
import type { Booking } from '../../shell/api/records.ts';
import { useAsOf } from '../../shell/as-of.ts';
import { useMay } from '../../shell/auth.ts';
import { useServices } from '../../shell/services.ts';
import { useAddressOf, useDownload } from '../../ui/documents.ts';
import { Facts } from '../../ui/facts.tsx';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { DisputePack } from './dispute-pack.tsx';
import { BuyerButton } from './tax-invoice.tsx';

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
            onClick={() =>
              download(
                addressWith('/bookings/{id}/receipt.pdf', { id }),
                `${paper}-${bookingId}.pdf`,
              )
            }
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
                download(
                  addressWith('/bookings/{id}/credit-note.pdf', { id }, { number }),
                  `${number}.pdf`,
                )
              }
            >
              {t('booking.credit-note', { number })}
            </Button>
          ))}
        <BuyerButton booking={booking} />
        <DisputePack booking={booking} />
      </Box>
      {mayReadMoney && booking.hasTransferSlip && <SlipPicture booking={booking} />}
    </>
  );
}

/** The guest's slip of a bank transfer, which only who signed in may read; it opens in full in a tab of its own. */
function SlipPicture({ booking: { id, version } }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const { client } = useServices();
  const isThen = useAsOf() !== undefined; // a slip has no past
  const { data, isError } = useQuery({
    queryKey: ['slip', id, version],
    queryFn: () => client.download(addressWith('/bookings/{id}/slip', { id })),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isThen,
  });
  const url = useAddressOf(data);
  if (isThen) return <Box sx={{ mt: 1.5, color: 'text.secondary' }}>{t('asOf.noPast')}</Box>;
  if (isError) return <Alert severity="error">{t('booking.noSlip')}</Alert>;
  if (url === undefined) return <Skeleton variant="rounded" height={240} sx={{ mt: 1.5 }} />;
  return (
    <Box
      component="a"
      href={url}
      target="_blank"
      rel="noreferrer"
      sx={{ display: 'block', mt: 1.5 }}
    >
      <Box
        component="img"
        src={url}
        alt={t('booking.slip')}
        sx={{
          maxWidth: '100%',
          maxHeight: 360,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
    </Box>
  );
}
