import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { HttpError, useNotify, useRefresh, useUpdate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { siteResource } from '../app/pages.ts';

type SettleDialogProps = Readonly<{
  money: MoneyCaseJson;
  action: MoneyCaseJson['actions'][number];
  onClose: () => void;
}>;

/** Asks why, and stays open where the server refuses. */
export function SettleDialog({ money, action, onClose }: SettleDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [refused, setRefused] = useState<string>();
  const [update, { isPending }] = useUpdate<MoneyCaseJson>();
  const { register, handleSubmit, formState } = useForm<{ reason: string }>();
  const { reason: wrong } = formState.errors;
  const settle = handleSubmit(({ reason }) =>
    update(
      siteResource('cases'),
      { id: money.id, data: { action, reason, version: money.version }, previousData: money },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t('case.done'), { type: 'success' });
          refresh();
          onClose();
        },
        onError: (error) => setRefused(error instanceof HttpError ? error.message : t('offline')),
      },
    ),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={settle}>
        <DialogTitle id={titleId}>{t(`case.action.${action}`)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {refused !== undefined && <Alert severity="error">{refused}</Alert>}
          <TextField
            label={t('command.reason')}
            multiline
            minRows={2}
            margin="dense"
            error={wrong !== undefined}
            helperText={wrong?.message}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            {...register('reason', { required: t('required') })}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {t(`case.action.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
