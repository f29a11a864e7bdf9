import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useServices } from '../../shell/services.ts';
import { BarePage } from '../../ui/bare-page.tsx';
import { sentenceOf } from '../../ui/sentence-of.ts';

type Fields = { name: string };

/** Where who forgot a password has a link mailed to set another one. */
export function ForgotPage() {
  const { t } = useTranslation();
  const { client, basename } = useServices();
  const [answer, setAnswer] = useState<{ severity: 'success' | 'error'; text: string }>();
  const { register, handleSubmit, formState } = useForm<Fields>();
  const { errors, isSubmitting } = formState;
  const ask = handleSubmit(async ({ name }) => {
    const of = name.includes('@') ? { email: name.trim() } : { username: name };
    await client.post<{ detail: string }>('/auth/forgot', of).then(
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
