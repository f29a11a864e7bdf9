import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useCreatePath } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownerResource } from '../../shell/addresses.ts';
import type { Booking } from '../../shell/api/records.ts';
import { clockOf, formatBaht, useFormats } from '../../ui/formats.ts';
import { Section } from '../../ui/page.tsx';

type StayPanelProps = Readonly<{
  title: string;
  stays: readonly Booking[] | undefined;
  failed: boolean;
  /** What is said of each beside its guest and room. */
  shows?: ShownOfStay;
  /** They must not be overlooked. Default: false. */
  isWarning?: boolean;
  /** What can be done with them, where there are any. */
  children?: ReactNode;
}>;

/** On a day as most are; of more one is shown all when one asks. */
const SHOWN = 6;

/** Some stays under what they have in common, with their number. */
export function StayPanel(props: StayPanelProps) {
  const { title, stays, failed, shows = 'code', isWarning = false, children } = props;
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const listed = isWhole ? stays : stays?.slice(0, SHOWN);
  return (
    <Section title={stays ? `${title} (${stays.length})` : title} isWarning={isWarning}>
      {!stays && (failed ? <Failed /> : <Skeleton height={48} />)}
      {stays?.length === 0 && (
        <Typography color="text.secondary">{t('dashboard.nothing')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {listed?.map((booking) => (
          <StayLine key={booking.id} booking={booking} shows={shows} />
        ))}
      </Box>
      {stays && stays.length > SHOWN && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('dashboard.fewer') : t('dashboard.all', { count: stays.length })}
        </Button>
      )}
      {stays && stays.length > 0 && children}
    </Section>
  );
}

const Failed = () => {
  const { t } = useTranslation();
  return <Alert severity="error">{t('dashboard.failed')}</Alert>;
};

type DuePanelProps = Readonly<{ stays: readonly Booking[] | undefined; failed: boolean }>;

/** What today's stays still owe, the largest sum first, and all of it. */
export function DuePanel({ stays, failed }: DuePanelProps) {
  const { t } = useTranslation();
  const sum = stays?.reduce((all, { amountDue }) => all + amountDue, 0) ?? 0;
  return (
    <StayPanel
      title={t('dashboard.due')}
      stays={stays?.toSorted((a, b) => b.amountDue - a.amountDue)}
      failed={failed}
      shows="due"
    >
      <Typography sx={{ mt: 1.5, textAlign: 'right', fontWeight: 700 }}>
        {t('dashboard.dueInAll', { amount: formatBaht(sum) })}
      </Typography>
    </StayPanel>
  );
}

/** Its code, how long its hold lasts and what is to be paid, what is still due, or a day. */
type ShownOfStay = 'code' | 'hold' | 'due' | 'checkIn' | 'checkOut';

type StayLineProps = Readonly<{ booking: Booking; shows: ShownOfStay }>;

/** A stay on one line, which leads to its page. */
function StayLine({ booking, shows }: StayLineProps) {
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

const SECOND = 1_000;

/** What is left of a hold, as `12:05`; hours where there are any. */
function TimeLeft({ until }: Readonly<{ until: string }>) {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round((Date.parse(until) - now) / SECOND));
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}>
      {t('dashboard.left', { time: clockOf(left) })}
    </Box>
  );
}
