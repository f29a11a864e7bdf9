import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { today } from '../../ui/dates.ts';
import { formatBaht } from '../../ui/money.ts';
import { useFormats } from '../../ui/use-formats.ts';

/** Who comes today: a line each, with a box to tick. */
export function ArrivalList({ arrivals }: Readonly<{ arrivals: readonly Booking[] }>) {
  const { t } = useTranslation();
  const { day, text } = useFormats();
  const headings = ['guest', 'room', 'checkOut', 'party', 'note', 'due'] as const;
  return (
    <Box sx={{ overflowX: 'auto', contain: 'inline-size' }}>
      <Box component="p" sx={{ mt: 0 }}>
        {t('print.day', { day: day(today()), count: arrivals.length })}
      </Box>
      <Box component="table" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">{t('print.done')}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {t(`print.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {arrivals.map((stay) => (
            <tr key={stay.id}>
              <td>
                <Box sx={{ width: 16, height: 16, border: 1 }} />
              </td>
              <td>
                <strong>{stay.reservedBy}</strong>
                <br />
                {[stay.bookingId, stay.phone].filter(Boolean).join(' · ')}
                {stay.arrival?.arrivalTime && (
                  <>
                    <br />
                    {t('arrival.expectedAt', { time: stay.arrival.arrivalTime })}
                  </>
                )}
              </td>
              <td>
                {text(stay.roomObj.title)}
                <br />
                {text(stay.hotelName)}
              </td>
              <td>
                {day(stay.checkOutDate)}
                <br />
                {t('booking.nights', { count: stay.nights })}
              </td>
              <td>{partyOf(stay, t)}</td>
              <td>
                {[stay.note, stay.arrival?.requests, stay.staffNote].filter(Boolean).join(' · ')}
              </td>
              <td>{formatBaht(Math.max(0, stay.amountDue))}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const partyOf = ({ guests, children, pets, breakfast }: Booking, t: TFunction): string =>
  [
    t('booking.guests', { count: guests }),
    ...(children > 0 ? [t('booking.children', { count: children })] : []),
    ...(pets > 0 ? [t('booking.pets', { count: pets })] : []),
    ...(breakfast ? [t('booking.breakfast')] : []),
  ].join(' · ');

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': {
    border: 1,
    borderColor: 'divider',
    p: 1,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& tr': { breakInside: 'avoid' },
  '& thead': { display: 'table-header-group' },
  '& td:last-of-type': { textAlign: 'right', whiteSpace: 'nowrap' },
} as const;
