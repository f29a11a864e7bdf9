import Box from '@mui/material/Box';
import { useCreatePath } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Booking } from '../../features/bookings/booking.ts';
import { ownerResource } from '../../shell/addresses.ts';
import { formatBaht } from '../../ui/money.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { TimeLeft } from './time-left.tsx';

/** Its code, how long its hold lasts and what is to be paid, what is still due, or a day. */
export type ShownOfStay = 'code' | 'hold' | 'due' | 'checkIn' | 'checkOut';

type StayLineProps = Readonly<{ booking: Booking; shows: ShownOfStay }>;

/** A stay on one line, which leads to its page. */
export function StayLine({ booking, shows }: StayLineProps) {
  const { t } = useTranslation();
  const { text, day } = useFormats();
  const createPath = useCreatePath();
  const { ownerId, id, reservedBy, bookingId, roomObj, nights, holdExpiresAt } = booking;
  const expected = booking.checkInStatus ? null : booking.arrival?.arrivalTime;
  const resource = ownerResource(ownerId, 'book-manage');
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component={Link} to={createPath({ resource, type: 'edit', id })} sx={LINE}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{reservedBy ?? bookingId}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {`${text(roomObj.title)} · ${t('booking.nights', { count: nights })}`}
            {expected && ` · ${t('arrival.expectedAt', { time: expected })}`}
          </Box>
        </Box>
        <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
          <Box>{asideOf(booking, day)[shows]}</Box>
          {shows === 'hold' && holdExpiresAt && <TimeLeft until={holdExpiresAt} />}
        </Box>
      </Box>
    </Box>
  );
}

const asideOf = (
  { bookingId, price, amountDue, checkInDate, checkOutDate }: Booking,
  day: (day: string) => string,
): Readonly<Record<ShownOfStay, string>> => ({
  checkIn: day(checkInDate),
  checkOut: day(checkOutDate),
  code: bookingId,
  hold: formatBaht(price),
  due: formatBaht(amountDue),
});

const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  px: 0.5,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
