import { bahtText } from '@baanpak/contract/history/sentence.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEventWords } from '../../features/history/event-words.ts';
import { dayOf, historyPath } from '../../features/history/history-path.ts';
import { nightsIn } from '../../features/history/nights.ts';
import type { HistoryEvent } from '../../features/history/steps.ts';
import { read } from '../../shell/api/calls.ts';
import type { Room } from '../../shell/api/records.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { useFormats } from '../../ui/formats.ts';

type PriceOriginProps = Readonly<{ room: Room; night: LocalDate; onClose: () => void }>;

const SHOWN = 10;

/** Who set the price of a night, from what to what and when, the last first. */
export function PriceOrigin({ room, night, onClose }: PriceOriginProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const { day, text } = useFormats();
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['prices', 'origin', room.id, night],
    queryFn: () =>
      read(client, '/rooms/{id}/history', { id: room.id }, { day: night, perPage: SHOWN }),
  });
  const heading = `${text(room.title)} · ${day(night)}`;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('history.price.who')}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 1 }}>{heading}</Box>
        {error && (
          <Alert
            severity="error"
            action={<Button onClick={() => void refetch()}>{t('history.again')}</Button>}
          >
            {t('history.failed')}
          </Alert>
        )}
        {!data && !error && (
          <Box role="progressbar" aria-label={t('loading')}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </Box>
        )}
        {data?.events.length === 0 && <Box>{t('history.price.nobody')}</Box>}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.events.map((event) => (
            <SetPrice key={event.id} {...{ event, night, room }} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('undo.dismiss')}</Button>
      </DialogActions>
    </Dialog>
  );
}

type SetPriceProps = Readonly<{ event: HistoryEvent; night: LocalDate; room: Room }>;

function SetPrice({ event, night, room }: SetPriceProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { basename } = useServices();
  const { who } = useEventWords();
  const ownerId = useOwner() ?? '-';
  const prices = nightsIn(event.data).find(({ date }) => date === night);
  const at = { event: event.id, to: dayOf(event.at) };
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ fontWeight: 600 }}>
        {prices
          ? t('history.fromTo', { from: bahtText(prices.from), to: bahtText(prices.to) })
          : event.sentence}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {who(event)} ·{' '}
        <MuiLink
          component={Link}
          to={basename + historyPath('room', { ownerId, id: room.id }, at)}
          aria-label={t('history.price.inHistory', { at: moment(event.at) })}
        >
          {moment(event.at)}
        </MuiLink>
      </Box>
    </Box>
  );
}

const LINE = { py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } } as const;
