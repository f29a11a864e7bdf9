import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { StatusChip } from '../../features/bookings/status-chip.tsx';
import { RecordCards } from '../../ui/list/record-cards.tsx';
import { formatBaht } from '../../ui/money.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { DueChip } from './due-chip.tsx';

/** The list on a phone: a card a stay. */
export function BookingCards() {
  const { t } = useTranslation();
  return (
    <RecordCards<Booking>
      title={({ reservedBy, status }) => reservedBy ?? t(`status.${status}`)}
      aside={(booking) => <StatusChip booking={booking} />}
      body={(booking) => <Body booking={booking} />}
    />
  );
}

function Body({ booking }: Readonly<{ booking: Booking }>) {
  const { day, text } = useFormats();
  const { bookingId, checkInDate, checkOutDate, roomObj, price } = booking;
  return (
    <>
      <Box>{text(roomObj.title)}</Box>
      <Box>{`${day(checkInDate)} – ${day(checkOutDate)}`}</Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <span>{bookingId}</span>
        <span>{formatBaht(price)}</span>
      </Box>
      <DueChip booking={booking} />
    </>
  );
}
