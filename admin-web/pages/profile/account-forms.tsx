import type { UserJson } from '@baanpak/contract/user/user.ts';
import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changedValues } from '../../shell/api/data-provider.ts';
import { session } from '../../shell/api/session.ts';
import { useServices } from '../../shell/services.ts';
import { Section } from '../../ui/page.tsx';
import { sentenceOf } from '../../ui/refusal-sentence.ts';

const DETAILS = ['firstname', 'lastname', 'nickname', 'email', 'phone'] as const;
type Field = (typeof DETAILS)[number];
type Details = Record<Field, string>;
type DetailsFields = Details & { currentPassword: string };

const TYPES: Readonly<Partial<Record<Field, string>>> = { email: 'email', phone: 'tel' };
const HINTS: Readonly<Record<Field, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  nickname: 'nickname',
  email: 'email',
  phone: 'tel',
};

const typed = (user: UserJson): DetailsFields => ({
  currentPassword: '',
  firstname: user.firstname ?? '',
  lastname: user.lastname ?? '',
  nickname: user.nickname ?? '',
  email: user.email ?? '',
  phone: user.phone ?? '',
});

type DetailsFormProps = Readonly<{ user: UserJson; onSaved: () => void }>;

/** What is typed otherwise than it is; what is left empty is nothing. */
const changesIn = (fields: Details, user: UserJson) =>
  changedValues(
    Object.fromEntries(DETAILS.map((field) => [field, fields[field].trim() || null])),
    user,
  );

/**
 * One's own names and contacts. Another email or phone takes the present password; the second factor, where it is
 * on, is asked for by itself in its place.
 */
export function DetailsForm({ user, onSaved }: DetailsFormProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const notify = useNotify();
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<DetailsFields>({
    defaultValues: typed(user),
  });
  const { errors, isSubmitting } = formState;
  const asksPassword = (fields: DetailsFields): boolean => {
    const changes = changesIn(fields, user);
    return !user.secondFactor && ('email' in changes || 'phone' in changes);
  };
  const save = handleSubmit(async (fields) => {
    setRefused(undefined);
    const { currentPassword } = fields;
    const proof = asksPassword(fields) ? { currentPassword } : {};
    const body = { ...changesIn(fields, user), ...proof };
    try {
      const answer = await client.put<{ user: UserJson }>(`/users/${user._id}`, body);
      const kept = session.read();
      if (kept) session.write({ ...kept, user: answer.user });
      reset(typed(answer.user));
      onSaved();
      notify(t('profile.saved'), { type: 'success' });
    } catch (error) {
      const ofFields = fieldErrorsIn(error, [...DETAILS, 'currentPassword']);
      for (const [field, message] of ofFields) setError(field, { message });
      if (ofFields.length === 0) setRefused(sentenceOf(error, t));
    }
  });
  return (
    <Section title={t('profile.details')}>
      <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
        {refused !== undefined && <Alert severity="error">{refused}</Alert>}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextField label={t('field.username')} value={user.username} disabled />
          {DETAILS.map((field) => (
            <TextField
              key={field}
              label={t(`field.${field}`)}
              type={TYPES[field] ?? 'text'}
              autoComplete={HINTS[field]}
              error={errors[field] !== undefined}
              helperText={errors[field]?.message}
              slotProps={{ htmlInput: { maxLength: 254 } }}
              {...register(field)}
            />
          ))}
          {asksPassword(watch()) && (
            <TextField
              label={t('profile.currentPassword')}
              type="password"
              autoComplete="current-password"
              error={errors.currentPassword !== undefined}
              helperText={errors.currentPassword?.message ?? t('profile.currentPasswordHint')}
              {...register('currentPassword', { required: t('required') })}
            />
          )}
        </Box>
        <Button
          type="submit"
          variant="contained"
          loading={isSubmitting}
          sx={{ justifySelf: 'start' }}
        >
          {t('profile.save')}
        </Button>
      </Box>
    </Section>
  );
}

const SHORTEST = 10;
const PASSWORDS = ['currentPassword', 'password', 'confirmPassword'] as const;
type PasswordFields = Record<(typeof PASSWORDS)[number], string>;

/**
 * A new password ends all sessions; this one goes on, by the new one. It takes the present one, or the second factor
 * where that is on, which is asked for by itself.
 */
export function PasswordForm({ user }: Readonly<{ user: UserJson }>) {
  const { t } = useTranslation();
  const { client, authProvider } = useServices();
  const notify = useNotify();
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordFields>();
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (fields) => {
    setRefused(undefined);
    try {
      await client.put(`/users/${user._id}`, fields);
      await authProvider.login({ username: user.username, password: fields.password });
      reset();
      notify(t('profile.passwordSaved'), { type: 'success' });
    } catch (error) {
      const ofFields = fieldErrorsIn(error, PASSWORDS);
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
      validate: (value: string, { password }: PasswordFields) =>
        value === password || t('login.notTheSame'),
    },
  };
  const shown = PASSWORDS.filter((field) => !(user.secondFactor && field === 'currentPassword'));
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

type FieldError<Field> = readonly [field: Field, message: string];

/** What a plain call's refusal says of the fields of a form. */
function fieldErrorsIn<const Field extends string>(
  error: unknown,
  fields: readonly Field[],
): readonly FieldError<Field>[] {
  const found: unknown = error instanceof HttpError ? error.body?.errors : undefined;
  if (!Array.isArray(found)) return [];
  return found.flatMap(({ path, message }: Readonly<{ path: string; message: string }>) =>
    isOneOf(fields, path) ? [[path, message] as const] : [],
  );
}
