import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

type UndoNoticeProps = Readonly<{
  text: string;
  /** What the button says that takes it back. */
  undo: string;
  isBusy: boolean;
  onUndo: () => void;
  onClose: () => void;
}>;

/** Says what was done, and takes it back; its place is to be a `status`. */
export function UndoNotice({ text, undo, isBusy, onUndo, onClose }: UndoNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="success"
      role="presentation"
      action={
        <>
          <Button color="inherit" loading={isBusy} onClick={onUndo}>
            {undo}
          </Button>
          <Button color="inherit" onClick={onClose}>
            {t('undo.dismiss')}
          </Button>
        </>
      }
    >
      {text}
    </Alert>
  );
}
