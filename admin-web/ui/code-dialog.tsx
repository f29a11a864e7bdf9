import { plainNumber } from '@baanpak/domain/values/text/digits.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from './refusal-sentence.ts';

type Fields = { code: string; currentPassword: string };

type CodeDialogProps = Readonly<{
  title: string;
  hint: string;
  /** What its button says. */
  action: string;
  /** Whether the password is asked for, too. */
  withPassword?: boolean;
  /** Rejects where the server says no: the dialog says why, and stays. */
  send: (fields: Fields) => Promise<void>;
  onClose: () => void;
}>;

/** Asks for a code of the authenticator app, or a recovery code. */
export function CodeDialog(props: CodeDialogProps) {
  const { title, hint, action, withPassword = false, send, onClose } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, resetField, formState } = useForm<Fields>();
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (fields) => {
    setRefused(undefined);
    await send({ ...fields, code: fields.code.trim() }).catch((error: unknown) => {
      resetField('code');
      setRefused(sentenceOf(error, t));
    });
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.stopPropagation(); // React passes it on to the form that the dialog was opened from
          void submit(event);
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{hint}</DialogContentText>
          {refused !== undefined && <Alert severity="error">{refused}</Alert>}
          {withPassword && (
            <TextField
              label={t('profile.currentPassword')}
              type="password"
              margin="dense"
              autoComplete="current-password"
              error={errors.currentPassword !== undefined}
              helperText={errors.currentPassword?.message}
              {...register('currentPassword', { required: t('required') })}
            />
          )}
          <TextField
            label={t('secondFactor.code')}
            margin="dense"
            autoFocus={!withPassword}
            autoComplete="one-time-code"
            error={errors.code !== undefined}
            helperText={errors.code?.message ?? t('secondFactor.codeHint')}
            slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: 'none', spellCheck: false } }}
            {...register('code', {
              required: t('required'),
              setValueAs: plainNumber,
              minLength: { value: 6, message: t('secondFactor.tooShort') },
            })}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
