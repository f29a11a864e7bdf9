import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Booking } from '../../shell/api/records.ts';
import { formatBaht, today, useFormats } from '../../ui/formats.ts';
import { Page } from '../../ui/page.tsx';
import { usePrinted } from './use-printed.ts';
import { useStaysOfToday } from './use-stays-of-today.ts';

/** Today's arrivals as a list, or a card for each guest to sign; on paper without what is around it. */
export function PrintPage() {
  const { t } = useTranslation();
  const { arrivals, isError } = useStaysOfToday();
  const { printed = 'arrivals', addressOf } = usePrinted();
  return (
    <Page
      title={t(`print.title.${printed}`)}
      actions={
        <Box className="no-print" sx={{ display: 'flex', gap: 1 }}>
          <Button component={Link} to={addressOf(undefined)}>
            {t('back')}
          </Button>
          <Button variant="contained" disabled={!arrivals?.length} onClick={() => window.print()}>
            {t('print.print')}
          </Button>
        </Box>
      }
    >
      <GlobalStyles styles={ON_PAPER} />
      {isError && !arrivals && <Alert severity="error">{t('dashboard.failed')}</Alert>}
      {arrivals?.length === 0 && <Nobody>{t('print.nobody')}</Nobody>}
      {arrivals && arrivals.length > 0 && printed === 'arrivals' && (
        <ArrivalList arrivals={arrivals} />
      )}
      {arrivals && arrivals.length > 0 && printed === 'cards' && (
        <RegistrationCards arrivals={arrivals} />
      )}
    </Page>
  );
}

const Nobody = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Box sx={{ color: 'text.secondary' }}>{children}</Box>
);

const ON_PAPER = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'header, aside, nav, h1, .RaSidebar-fixed, .MuiDrawer-root, .no-print, .MuiSnackbar-root': {
      display: 'none !important',
    },
    '.RaLayout-appFrame': { marginTop: '0 !important' },
    '.RaLayout-content': { padding: '0 !important' },
    body: { background: '#fff', fontSize: '11pt' },
  },
} as const;

/** Who comes today: a line each, with a box to tick. */
function ArrivalList({ arrivals }: Readonly<{ arrivals: readonly Booking[] }>) {
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
const RegistrationCards = ({ arrivals }: Readonly<{ arrivals: readonly Booking[] }>) => (
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
