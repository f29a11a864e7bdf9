import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { sentenceOf } from '../../ui/sentence-of.ts';
import { type Setup, SetupForm } from './setup-form.tsx';

type SecondFactorOffProps = Readonly<{ onCodes: (codes: readonly string[]) => void }>;

/** What it is for, and the way to turn it on: by the present password, so that nobody does who found the page open. */
export function SecondFactorOff({ onCodes }: SecondFactorOffProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const [setup, setSetup] = useState<Setup>();
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, reset, formState } = useForm<{ currentPassword: string }>();
  const { errors, isSubmitting } = formState;
  const begin = handleSubmit(async (fields) => {
    setRefused(undefined);
    await client
      .post<Setup>('/auth/second-factor/begin', fields)
      .then(setSetup, (error: unknown) => setRefused(sentenceOf(error, t)));
    reset();
  });
  if (setup)
    return <SetupForm setup={setup} onCodes={onCodes} onClose={() => setSetup(undefined)} />;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={begin}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      {refused !== undefined && <Alert severity="error">{refused}</Alert>}
      <Typography color="text.secondary">{t('secondFactor.hint')}</Typography>
      <TextField
        label={t('profile.currentPassword')}
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword !== undefined}
        helperText={errors.currentPassword?.message}
        sx={{ width: '100%', maxWidth: 320 }}
        {...register('currentPassword', { required: t('required') })}
      />
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {t('secondFactor.turnOn')}
      </Button>
    </Box>
  );
}
