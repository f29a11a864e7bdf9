import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEventWords } from '../../features/history/event-words.ts';
import type { Fact } from '../../features/reports/report.ts';
import { formatFigure } from '../../features/reports/use-cells.ts';
import { bookingPath } from '../../shell/addresses.ts';
import { useServices } from '../../shell/services.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { useKindWords } from './use-kind-words.ts';

type FactListProps = Readonly<{
  facts: readonly Fact[];
  /** Of money it is said, too, how many nights or bookings it is of. */
  isCounted?: boolean;
}>;

/** Facts, each with its booking and the event it comes from. */
export function FactList({ facts, isCounted = false }: FactListProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {facts.map((fact, n) => (
        // an event may make several facts of one kind and day
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a page never changes its order
        <FactLine key={`${fact.event.id} ${n}`} {...{ fact, isCounted }} />
      ))}
    </Box>
  );
}

type FactLineProps = Readonly<{ fact: Fact; isCounted: boolean }>;

function FactLine({ fact, isCounted }: FactLineProps) {
  const { basename } = useServices();
  const { day, moment } = useFormats();
  const words = useEventWords();
  const kindOf = useKindWords();
  const { booking, event, kind, date, hotel, amount, measure } = fact;
  const { type: what, by, byName } = event;
  const who = by !== null && words.who({ by, name: byName });
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ minWidth: 0 }}>
        {booking && (
          <Box
            component={Link}
            to={basename + bookingPath(booking.ownerId, booking._id)}
            sx={{ color: 'primary.main', fontWeight: 600 }}
          >
            {booking.bookingId}
          </Box>
        )}
        {`${booking ? ' · ' : ''}${[kindOf(kind), day(date), hotel].filter(Boolean).join(' · ')}`}
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {[what !== null && words.what({ type: what }), moment(event.at), who]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {formatFigure(amount, measure, true)}
        {isCounted && measure === 'money' && fact.units !== 0 && <Units units={fact.units} />}
      </Box>
    </Box>
  );
}

function Units({ units }: Readonly<{ units: number }>) {
  const { t } = useTranslation();
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', textAlign: 'right' }}>
      {t('report.units', { units: `${units > 0 ? '+' : ''}${units}` })}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
