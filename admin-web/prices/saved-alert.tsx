import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Saved } from './use-paint.ts';

type SavedAlertProps = Readonly<{
  saved: Saved | undefined;
  isBusy: boolean;
  onUndo: (undo: Saved['undo']) => void;
  onClose: () => void;
}>;

/** Says what was saved, and takes it back; what was taken back is brought back the same way. */
export function SavedAlert({ saved, isBusy, onUndo, onClose }: SavedAlertProps) {
  const { t } = useTranslation();
  return (
    <Box role="status">
      {saved && (
        <Alert
          severity="success"
          role="presentation"
          action={
            <>
              <Button color="inherit" loading={isBusy} onClick={() => onUndo(saved.undo)}>
                {t(saved.isUndo ? 'prices.redo' : 'prices.undo')}
              </Button>
              <Button color="inherit" onClick={onClose}>
                {t('prices.dismiss')}
              </Button>
            </>
          }
        >
          {t(saved.isUndo ? 'prices.takenBack' : 'prices.saved', { count: saved.undo.length })}
        </Alert>
      )}
    </Box>
  );
}
