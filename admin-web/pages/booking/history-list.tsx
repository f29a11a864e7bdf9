import type { HistoryEventJson } from '@baanpak/contract/booking/booking-history.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { useUndoBooking } from '../../features/bookings/use-booking-change.ts';
import { useEventWords } from '../../features/history/event-words.ts';
import { useFormats } from '../../ui/formats.ts';
import { useBookingHistory } from './use-booking-history.ts';

/** What the desk sees of a booking's history: its own events and its unit's, not those of its nights and payments. */
const isShown = ({ lane, type }: HistoryEventJson): boolean =>
  lane === 'booking' || type === 'UnitAssigned' || type === 'UnitFreed';

/** Who did what, when and why; the last first. */
export function HistoryList({
  bookingId,
  version,
}: Readonly<{ bookingId: string; version: number }>) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const words = useEventWords();
  const { undo } = useUndoBooking(bookingId);
  const { data, isError } = useBookingHistory(bookingId, version);
  if (isError) return <Alert severity="error">{t('booking.noHistory')}</Alert>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {data?.events
        .filter(isShown)
        .toReversed()
        .map((event) => (
          <li key={event.position}>
            <Box sx={{ fontWeight: 600, display: 'flex', gap: 1, alignItems: 'center' }}>
              <Box component={event.undone ? 's' : 'span'}>{words.what(event)}</Box>
              {event.undone && <Chip size="small" variant="outlined" label={t('undo.undone')} />}
              {event.undoable && (
                <Button
                  size="small"
                  onClick={() => void undo(event.position)}
                  aria-label={`${t('undo.undo')}: ${words.what(event)}`}
                >
                  {t('undo.undo')}
                </Button>
              )}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[moment(event.at), words.who(event), words.money(event), words.why(event)]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </li>
        ))}
    </Box>
  );
}
