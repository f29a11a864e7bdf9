import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { HttpError, useLogin } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useServices } from '../../shell/services.ts';
import { BarePage } from '../../ui/bare-page.tsx';

type Fields = { username: string; password: string };

/** Where owners and their staff sign in; leads back to where an ended session left off. */
export function LoginPage() {
  const { t } = useTranslation();
  return (
    <BarePage title={t('login.title')} hint={t('login.hint')}>
      <LoginForm />
    </BarePage>
  );
}

function LoginForm() {
  const { t } = useTranslation();
  const login = useLogin();
  const { basename } = useServices();
  const next = useNextPath();
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, formState } = useForm<Fields>();
  const { errors, isSubmitting } = formState;
  const signIn = handleSubmit(async (fields) => {
    setRefused(undefined);
    await login(fields, next).catch((error: unknown) =>
      setRefused(error instanceof HttpError ? error.message : t('login.failed')),
    );
  });
  return (
    <Box component="form" noValidate onSubmit={signIn} sx={{ display: 'grid', gap: 2 }}>
      {refused !== undefined && <Alert severity="error">{refused}</Alert>}
      <TextField
        label={t('login.username')}
        autoComplete="username"
        autoFocus
        error={errors.username !== undefined}
        helperText={errors.username?.message}
        {...register('username', { required: t('required') })}
      />
      <TextField
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        error={errors.password !== undefined}
        helperText={errors.password?.message}
        {...register('password', { required: t('required') })}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {t('login.signIn')}
      </Button>
      <Button component={Link} to={`${basename}/login/forgot`}>
        {t('login.forgot')}
      </Button>
    </Box>
  );
}

type Left = Readonly<{ nextPathname?: string; nextSearch?: string }> | null;

/** What was open when the session ended, or else one's own dashboard. */
function useNextPath(): string {
  const { basename } = useServices();
  const left: Left = useLocation().state;
  const path = left?.nextPathname ?? '';
  return path === '' || path.endsWith('/login')
    ? `${basename}/owner`
    : path + (left?.nextSearch ?? '');
}
