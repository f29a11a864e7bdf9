import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

type FormDialogProps = Readonly<{
  title: string;
  /** What its button says, where that is not its title. */
  button?: string;
  /** What the server said no with; the dialog stays open. */
  refused: string | undefined;
  isPending: boolean;
  /** Its button can be pressed; default true. */
  isReady?: boolean;
  isGrave?: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
}>;

/** A form in a dialog; its title says what its button does, unless that says more. */
export function FormDialog({ title, refused, isPending, isGrave, ...props }: FormDialogProps) {
  const { button = title, isReady = true } = props;
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={props.onSubmit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {refused !== undefined && <Alert severity="error">{refused}</Alert>}
          {props.children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={props.onClose}>{t('back')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isGrave ? 'error' : 'primary'}
            disabled={!isReady}
            loading={isPending}
          >
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type ReasonDialogProps = Readonly<{
  /** What is done, as its button says it, too. */
  action: string;
  /** What the server said no with. */
  refused: string | undefined;
  isPending: boolean;
  send: (reason: string) => void;
  onClose: () => void;
}>;

/** Asks why, and stays open where the server refuses. */
export function ReasonDialog({ action, refused, isPending, send, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm<{ reason: string }>();
  const { reason: wrong } = formState.errors;
  return (
    <FormDialog
      title={action}
      {...{ refused, isPending, onClose }}
      onSubmit={handleSubmit(({ reason }) => send(reason))}
    >
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
    </FormDialog>
  );
}
