import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../booking.ts';
import type { Command } from './commands.ts';
import { useCommand } from './use-command.ts';

type CommandDialogProps = Readonly<{ command: Command; booking: Booking; onClose: () => void }>;
type Fields = { reason: string; amount: string };

/** Asks once more, with the reason and the amount where they are due, and stays open where it is refused. */
export function CommandDialog({ command, booking, onClose }: CommandDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { send, isPending, refused } = useCommand(command, booking, onClose);
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { reason: '', amount: String(command.amount?.(booking) ?? '') },
  });
  const { errors } = formState;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={handleSubmit(send)}>
        <DialogTitle id={titleId}>{t(`command.${command.action}.name`)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {refused !== undefined && <Alert severity="error">{refused}</Alert>}
          <DialogContentText>
            {t(`command.${command.action}.hint`, {
              guest: booking.reservedBy ?? booking.bookingId,
            })}
          </DialogContentText>
          {command.amount && (
            <TextField
              label={t('command.amount')}
              type="number"
              error={errors.amount !== undefined}
              helperText={errors.amount?.message}
              slotProps={{ htmlInput: { min: 0, step: 1, inputMode: 'numeric' } }}
              {...register('amount', {
                required: t('required'),
                min: { value: 0, message: t('command.amountTooLow') },
              })}
            />
          )}
          {command.reason && (
            <TextField
              label={t('command.reason')}
              multiline
              minRows={2}
              error={errors.reason !== undefined}
              helperText={errors.reason?.message}
              slotProps={{ htmlInput: { maxLength: 500 } }}
              {...register('reason', command.reason === 'due' ? { required: t('required') } : {})}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={command.isGrave ? 'error' : 'primary'}
            loading={isPending}
          >
            {t(`command.${command.action}.name`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
