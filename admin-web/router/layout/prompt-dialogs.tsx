import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { HttpError } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { post } from '../../shell/api/calls.ts';
import { session } from '../../shell/api/session.ts';
import { useServices } from '../../shell/services.ts';
import { CodeDialog } from '../../ui/code-dialog.tsx';

/** Asks for a code; what waits for it is then sent again, as it was. */
export function ProofDialog() {
  const { t } = useTranslation();
  const { client, gate } = useServices();
  return (
    <CodeDialog
      title={t('secondFactor.ask')}
      hint={t('secondFactor.askHint')}
      action={t('secondFactor.prove')}
      send={async ({ code }) => {
        const body = await post(client, '/auth/second-factor/prove', { code });
        gate.answer({ proof: body.proof, endsAt: Date.now() + body.expires_in * 1000 });
      }}
      onClose={() => gate.answer(undefined)}
    />
  );
}

type Fields = { password: string };

/** Anyone who is there signs in again where they are, as who they were; what waits for it is then sent. */
export function SignInDialog() {
  const { t } = useTranslation();
  const { authProvider, signInGate } = useServices();
  const titleId = useId();
  const [username] = useState(() => session.kept()?.user.username ?? '');
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, resetField, setFocus, formState } = useForm<Fields>();
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setRefused(undefined);
    try {
      await authProvider.login({ username, password });
      const { token = '', endsAt = 0 } = session.read() ?? {};
      signInGate.answer({ proof: token, endsAt });
    } catch (error) {
      resetField('password');
      setFocus('password');
      setRefused(error instanceof HttpError ? error.message : t('login.failed'));
    }
  });
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.stopPropagation(); // React passes it on to the form that it stands over
          void submit(event);
        }}
      >
        <DialogTitle id={titleId}>{t('login.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{t('login.again')}</DialogContentText>
          {refused !== undefined && <Alert severity="error">{refused}</Alert>}
          <TextField
            label={t('login.username')}
            margin="dense"
            value={username}
            autoComplete="username"
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <TextField
            label={t('login.password')}
            type="password"
            margin="dense"
            autoFocus
            autoComplete="current-password"
            error={errors.password !== undefined}
            helperText={errors.password?.message}
            {...register('password', { required: t('required') })}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={() => signInGate.answer(undefined)}>{t('drawer.logout')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {t('login.signIn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
