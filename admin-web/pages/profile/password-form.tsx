import type { UserJson } from '@baanpak/contract/user/user.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { Section } from '../../ui/section.tsx';
import { sentenceOf } from '../../ui/sentence-of.ts';
import { fieldErrorsIn } from './field-errors.ts';

const SHORTEST = 10;
const FIELDS = ['currentPassword', 'password', 'confirmPassword'] as const;
type Fields = Record<(typeof FIELDS)[number], string>;

/**
 * A new password ends all sessions; this one goes on, by the new one. It takes the present one, or the second factor
 * where that is on, which is asked for by itself.
 */
export function PasswordForm({ user }: Readonly<{ user: UserJson }>) {
  const { t } = useTranslation();
  const { client, authProvider } = useServices();
  const notify = useNotify();
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, setError, reset, formState } = useForm<Fields>();
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (fields) => {
    setRefused(undefined);
    try {
      await client.put(`/users/${user._id}`, fields);
      await authProvider.login({ username: user.username, password: fields.password });
      reset();
      notify(t('profile.passwordSaved'), { type: 'success' });
    } catch (error) {
      const ofFields = fieldErrorsIn(error, FIELDS);
      for (const [field, message] of ofFields) setError(field, { message });
      if (ofFields.length === 0) setRefused(sentenceOf(error, t));
    }
  });
  const rules = {
    currentPassword: { required: t('required') },
    password: {
      required: t('required'),
      minLength: { value: SHORTEST, message: t('login.tooShort', { count: SHORTEST }) },
    },
    confirmPassword: {
      required: t('required'),
      validate: (value: string, { password }: Fields) =>
        value === password || t('login.notTheSame'),
    },
  };
  const shown = FIELDS.filter((field) => !(user.secondFactor && field === 'currentPassword'));
  return (
    <Section title={t('profile.password')}>
      <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
        {refused !== undefined && <Alert severity="error">{refused}</Alert>}
        <input type="hidden" name="username" autoComplete="username" value={user.username} />
        {shown.map((field) => (
          <TextField
            key={field}
            label={t(field === 'password' ? 'login.newPassword' : LABELS[field])}
            type="password"
            autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
            error={errors[field] !== undefined}
            helperText={errors[field]?.message}
            {...register(field, rules[field])}
          />
        ))}
        <Button
          type="submit"
          variant="contained"
          loading={isSubmitting}
          sx={{ justifySelf: 'start' }}
        >
          {t('login.setPassword')}
        </Button>
      </Box>
    </Section>
  );
}

const LABELS = {
  currentPassword: 'profile.currentPassword',
  confirmPassword: 'login.confirmPassword',
} as const;
