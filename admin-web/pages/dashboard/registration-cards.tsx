import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { useFormats } from '../../ui/use-formats.ts';

/** What the guest writes down at the desk. */
const WRITTEN = [
  'idNumber',
  'nationality',
  'dateOfBirth',
  'occupation',
  'comingFrom',
  'goingTo',
  'plate',
] as const;

/** A page for each guest who comes today, with what is known of them, and lines for the rest. */
export const RegistrationCards = ({ arrivals }: Readonly<{ arrivals: readonly Booking[] }>) => (
  <>
    {arrivals.map((stay) => (
      <RegistrationCard key={stay.id} stay={stay} />
    ))}
  </>
);

function RegistrationCard({ stay }: Readonly<{ stay: Booking }>) {
  const { t } = useTranslation();
  const { day, text } = useFormats();
  const { address, province, postalCode, country } = stay;
  const known = [
    ['guest', stay.reservedBy],
    ['phone', stay.phone],
    ['email', stay.email],
    ['address', [address, province, postalCode, country].filter(Boolean).join(' ')],
    ['room', text(stay.roomObj.title)],
    ['stay', `${day(stay.checkInDate)} – ${day(stay.checkOutDate)}`],
    ['guests', t('booking.guests', { count: stay.guests })],
  ] as const;
  return (
    <Box component="article" aria-label={stay.reservedBy ?? stay.bookingId} sx={CARD}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Box sx={{ fontSize: '1.25rem', fontWeight: 650 }}>{text(stay.hotelName)}</Box>
        <Box>{stay.bookingId}</Box>
      </Box>
      <Box sx={{ fontWeight: 600, mb: 2 }}>{t('print.registration')}</Box>
      {known.map(([name, value]) => (
        <Line key={name} name={t(`print.${name}`)} value={value || null} />
      ))}
      {WRITTEN.map((name) => (
        <Line key={name} name={t(`print.${name}`)} value={null} />
      ))}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, mt: 6 }}>
        <Line name={t('print.signature')} value={null} />
        <Line name={t('print.staff')} value={null} />
      </Box>
    </Box>
  );
}

/** What is known, or a line to write on. */
const Line = ({ name, value }: Readonly<{ name: string; value: string | null }>) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'end', minHeight: '2.25rem' }}>
    <Box sx={{ color: 'text.secondary', width: { xs: '7rem', sm: '9rem' }, flexShrink: 0 }}>
      {name}
    </Box>
    <Box
      sx={{
        flexGrow: 1,
        minWidth: 0,
        overflowWrap: 'anywhere',
        borderBottom: '1px dotted',
        borderColor: 'text.secondary',
      }}
    >
      {value ?? '\u00a0'}
    </Box>
  </Box>
);

const CARD = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  p: { xs: 2, sm: 4 },
  mb: 3,
  maxWidth: 760,
  breakInside: 'avoid',
  '@media print': { border: 0, p: 0, m: 0, maxWidth: 'none' },
  '&:not(:last-of-type)': { breakAfter: 'page' },
} as const;
