import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../ui/money.ts';
import { RecordCards } from '../ui/record-cards.tsx';
import { useFormats } from '../ui/use-formats.ts';
import { DueChip } from './bill/due-chip.tsx';
import type { Booking } from './booking.ts';
import { StatusChip } from './status-chip.tsx';

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
