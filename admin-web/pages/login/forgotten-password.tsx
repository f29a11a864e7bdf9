import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { post } from '../../shell/api/calls.ts';
import { useServices } from '../../shell/services.ts';
import { BarePage } from '../../ui/bare-page.tsx';
import { sentenceOf } from '../../ui/refusal-sentence.ts';

type Asked = { name: string };

/** Where who forgot a password has a link mailed to set another one. */
export function ForgotPage() {
  const { t } = useTranslation();
  const { client, basename } = useServices();
  const [answer, setAnswer] = useState<{ severity: 'success' | 'error'; text: string }>();
  const { register, handleSubmit, formState } = useForm<Asked>();
  const { errors, isSubmitting } = formState;
  const ask = handleSubmit(async ({ name }) => {
    const of = name.includes('@') ? { email: name.trim() } : { username: name };
    await post(client, '/auth/forgot', of).then(
      ({ detail }) => setAnswer({ severity: 'success', text: detail }),
      (error: unknown) => setAnswer({ severity: 'error', text: sentenceOf(error, t) }),
    );
  });
  return (
    <BarePage title={t('login.forgotTitle')} hint={t('login.forgotHint')}>
      <Box component="form" noValidate onSubmit={ask} sx={{ display: 'grid', gap: 2 }}>
        {answer && <Alert severity={answer.severity}>{answer.text}</Alert>}
        <TextField
          label={t('login.usernameOrEmail')}
          autoComplete="username"
          autoFocus
          error={errors.name !== undefined}
          helperText={errors.name?.message}
          {...register('name', { required: t('required') })}
        />
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          {t('login.mailLink')}
        </Button>
        <Button component={Link} to={`${basename}/login`}>
          {t('login.toSignIn')}
        </Button>
      </Box>
    </BarePage>
  );
}

type NewPassword = { password: string; confirmPassword: string };
const SHORTEST = 10;

/** Where the link of a mail leads: a new password is set. What proves it stands behind the `#`. */
export function ResetPage() {
  const { t } = useTranslation();
  const { client, basename } = useServices();
  const token = useLocation().hash.slice(1);
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, formState } = useForm<NewPassword>();
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (fields) => {
    setRefused(undefined);
    await post(client, '/auth/reset', { token, ...fields }).then(
      () => setDone(true),
      (error: unknown) => setRefused(sentenceOf(error, t)),
    );
  });
  return (
    <BarePage title={t('login.resetTitle')} hint={t('login.resetHint')}>
      {done ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Alert severity="success">{t('login.resetDone')}</Alert>
          <Button component={Link} to={`${basename}/login`} variant="contained" size="large">
            {t('login.toSignIn')}
          </Button>
        </Box>
      ) : (
        <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
          {refused !== undefined && <Alert severity="error">{refused}</Alert>}
          <TextField
            label={t('login.newPassword')}
            type="password"
            autoComplete="new-password"
            autoFocus
            error={errors.password !== undefined}
            helperText={errors.password?.message}
            {...register('password', {
              required: t('required'),
              minLength: { value: SHORTEST, message: t('login.tooShort', { count: SHORTEST }) },
            })}
          />
          <TextField
            label={t('login.confirmPassword')}
            type="password"
            autoComplete="new-password"
            error={errors.confirmPassword !== undefined}
            helperText={errors.confirmPassword?.message}
            {...register('confirmPassword', {
              required: t('required'),
              validate: (value, { password }) => value === password || t('login.notTheSame'),
            })}
          />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {t('login.setPassword')}
          </Button>
          <Button component={Link} to={`${basename}/login/forgot`}>
            {t('login.newLink')}
          </Button>
        </Box>
      )}
    </BarePage>
  );
}
