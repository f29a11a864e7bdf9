import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ui/formats.ts';
import type { Preview } from './day-prices.ts';
import { changedDayFields, type Difference, useDayWords } from './differences.ts';

type PreviewDialogProps = Readonly<{
  preview: Preview;
  isBusy: boolean;
  failed: string | undefined;
  onSave: () => void;
  onClose: () => void;
}>;

/** What would change, before it does; nothing is saved where one room refuses. */
export function PreviewDialog({ preview, isBusy, failed, onSave, onClose }: PreviewDialogProps) {
  const { t } = useTranslation();
  const { text } = useFormats();
  const titleId = useId();
  const { rooms } = preview;
  const isRefused = rooms.some(({ refused }) => refused !== undefined);
  const isNews = rooms.some(({ differences }) => differences.length > 0);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t('prices.previewTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failed !== undefined && <Alert severity="error">{failed}</Alert>}
        {!isNews && !isRefused && <Alert severity="info">{t('prices.nothingNew')}</Alert>}
        {rooms.map(({ room, differences, refused }) => (
          <Box key={room.id}>
            <Box component="h3" sx={{ m: 0, fontSize: '1rem' }}>
              {text(room.title)}
            </Box>
            {refused !== undefined && <Alert severity="error">{refused}</Alert>}
            {refused === undefined && differences.length === 0 && (
              <Box sx={{ color: 'text.secondary' }}>{t('prices.staysSame')}</Box>
            )}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {differences.map((difference) => (
                <DifferenceLine key={difference.from} {...difference} />
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('back')}</Button>
        <Button
          variant="contained"
          disabled={isRefused || !isNews}
          loading={isBusy}
          onClick={onSave}
        >
          {t('prices.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function DifferenceLine(difference: Difference) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { word } = useDayWords();
  const { from, to, before, after } = difference;
  return (
    <li>
      {from === to ? day(from) : `${day(from)} – ${day(to)}`}
      {changedDayFields(difference).map((name) => (
        <Box key={name} sx={{ color: 'text.secondary' }}>
          {t(name === 'closed' ? 'prices.closedNight' : `prices.${name}`)}:{' '}
          {t('prices.becomes', { before: word(name, before), after: word(name, after) })}
        </Box>
      ))}
    </li>
  );
}
