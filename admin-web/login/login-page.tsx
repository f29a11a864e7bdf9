import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HttpError, useLogin } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useServices } from '../app/services.ts';
import { LanguageLinks } from '../layout/language-links.tsx';
import { Logo } from '../ui/logo.tsx';

type Fields = { username: string; password: string };

/** Where owners and their staff sign in; leads back to where an ended session left off. */
export function LoginPage() {
  const { t } = useTranslation();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        bgcolor: 'secondary.main',
      }}
    >
      <title>{`${t('login.title')} · ${t('name')}`}</title>
      <Card sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 3 }}>
          <Logo name={t('name')} />
          <LanguageLinks />
        </Box>
        <Typography variant="h1">{t('login.title')}</Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
          {t('login.hint')}
        </Typography>
        <LoginForm />
      </Card>
    </Box>
  );
}

function LoginForm() {
  const { t } = useTranslation();
  const login = useLogin();
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
