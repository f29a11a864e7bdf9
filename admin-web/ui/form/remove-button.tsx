import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import {
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useAsOf } from '../../shell/as-of.ts';
import { SwitchedOffThen } from '../as-of/switched-off.tsx';
import { useRefusalSentence } from '../refusal-sentence.ts';

/** Removes the record under edit once that is confirmed; what the server says against it is said in the dialog. */
export function RemoveButton({ what, hint }: Readonly<{ what: string; hint: string }>) {
  const { t } = useTranslation();
  const titleId = useId();
  const isThen = useAsOf() !== undefined;
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const sentenceOf = useRefusalSentence();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending, error, reset }] = useDelete();
  const close = () => {
    setAsking(false);
    reset();
  };
  const confirm = () =>
    void remove(
      resource,
      { id: record?.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t('removed'));
          redirect('list', resource);
        },
        onError: () => undefined, // the dialog says it
      },
    );
  return (
    <SwitchedOffThen>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        disabled={!record || isThen}
        onClick={() => setAsking(true)}
      >
        {what}
      </Button>
      <Dialog open={isAsking} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>{what}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {error ? <Alert severity="error">{sentenceOf(error)}</Alert> : hint}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={close}>{t('back')}</Button>
          <Button color="error" variant="contained" loading={isPending} onClick={confirm}>
            {what}
          </Button>
        </DialogActions>
      </Dialog>
    </SwitchedOffThen>
  );
}
