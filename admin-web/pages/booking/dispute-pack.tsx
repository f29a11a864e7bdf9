import type { HistoryEventJson } from '@baanpak/contract/booking/booking-history.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { addressWith } from '../../shell/api/calls.ts';
import type { Booking } from '../../shell/api/records.ts';
import { useMay } from '../../shell/auth.ts';
import { useDownload } from '../../ui/documents.ts';
import { useBookingHistory } from './use-booking-history.ts';

const FORMATS = ['pdf', 'json'] as const;

/** What is sent to the bank of a cardholder who disputes a charge; nothing where nobody ever did. */
export function DisputePack({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const download = useDownload();
  const { id, bookingId, version, ownerId } = booking;
  const mayReadMoney = useMay('read-money', ownerId);
  const mayReadHistory = useMay('read-history', ownerId);
  const { data } = useBookingHistory(id, version, mayReadMoney && mayReadHistory);
  if (!mayReadMoney || !data?.events.some(isDispute)) return null;
  return FORMATS.map((format) => (
    <Button
      key={format}
      variant="outlined"
      onClick={() =>
        download(
          addressWith('/bookings/{id}/dispute-pack', { id }, { format }),
          `dispute-${bookingId}.${format}`,
        )
      }
    >
      {t(`booking.disputePack.${format}`)}
    </Button>
  ));
}

const isDispute = ({ type, data }: HistoryEventJson): boolean =>
  type === 'CaseOpened' && data?.kind === 'dispute';
