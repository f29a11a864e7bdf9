import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEventWords } from '../../features/history/event-words.ts';
import { formatFigure } from '../../features/reports/cells.ts';
import type { Fact } from '../../features/reports/report.ts';
import { bookingPath } from '../../shell/addresses.ts';
import { useServices } from '../../shell/services.ts';
import { useFormats } from '../../ui/formats.ts';

type SidePanelProps = Readonly<{ title: string; onClose: () => void; children: ReactNode }>;

/** A dialog beside what it explains; Escape closes it, and the focus goes back to where it was. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      className="no-print"
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: PAPER },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', mb: 1 }}>
        <Typography variant="h2" id={id} sx={{ flexGrow: 1, pt: 0.75 }}>
          {title}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('report.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}

const PAPER = { width: { xs: 1, sm: 520 }, p: { xs: 2, sm: 3 }, boxSizing: 'border-box' } as const;

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

/** What a kind of facts is called; one of a newer release by its own name. */
function useKindWords(): (kind: string) => string {
  const { i18n } = useTranslation();
  return (kind) => i18n.t(`report.kinds.${kind}`, { defaultValue: kind });
}

type TurnPagesProps = Readonly<{
  of: Readonly<{ total: number; page: number; perPage: number }>;
  onPage: (page: number) => void;
}>;

/** Which of how many are shown, and the pages before and after; nothing where there is one page. */
export function TurnPages({ of: { total, page, perPage }, onPage }: TurnPagesProps) {
  const { t } = useTranslation();
  if (total <= perPage && page === 1) return null;
  const from = (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  return (
    <Box className="no-print" sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1.5 }}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('report.before')}
      </Button>
      <Box aria-live="polite" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('report.shown', { from, to, count: total })}
      </Box>
      <Button disabled={page * perPage >= total} onClick={() => onPage(page + 1)}>
        {t('report.after')}
      </Button>
    </Box>
  );
}
