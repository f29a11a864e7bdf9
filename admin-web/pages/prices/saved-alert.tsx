import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { UndoNotice } from '../../ui/undo/undo-notice.tsx';
import type { Saved } from './use-set-day-prices.ts';

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
        <UndoNotice
          text={t(saved.isUndo ? 'prices.takenBack' : 'prices.saved', {
            count: saved.undo.length,
          })}
          undo={t(saved.isUndo ? 'prices.redo' : 'undo.undo')}
          isBusy={isBusy}
          onUndo={() => onUndo(saved.undo)}
          onClose={onClose}
        />
      )}
    </Box>
  );
}
