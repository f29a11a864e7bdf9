import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { Section } from '../../ui/section.tsx';
import { type ShownOfStay, StayLine } from './stay-line.tsx';

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
