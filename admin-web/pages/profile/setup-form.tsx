import { plainNumber } from '@baanpak/domain/values/text/digits.ts';
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
import { SecretQrCode } from './qr-code.tsx';

export type Setup = Readonly<{ setupId: string; secret: string; uri: string }>;

type SetupFormProps = Readonly<{
  setup: Setup;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}>;

/** The secret for the app, as a picture and as text, and the code that shows it arrived there. */
export function SetupForm({ setup, onCodes, onClose }: SetupFormProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, resetField, formState } = useForm<{ code: string }>();
  const { errors, isSubmitting } = formState;
  const confirm = handleSubmit(async ({ code }) => {
    setRefused(undefined);
    const body = { setupId: setup.setupId, code: code.replaceAll(/\s/g, '') };
    await client
      .post<{ recoveryCodes: readonly string[] }>('/auth/second-factor/confirm', body)
      .then(
        ({ recoveryCodes }) => onCodes(recoveryCodes),
        (error: unknown) => {
          resetField('code');
          setRefused(sentenceOf(error, t));
        },
      );
  });
  return (
    <Box component="form" noValidate onSubmit={confirm} sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('secondFactor.scan')}</Typography>
      <SecretQrCode text={setup.uri} label={t('secondFactor.qr')} />
      <Box>
        <Typography color="text.secondary">{t('secondFactor.orType')}</Typography>
        <Typography component="code" sx={{ fontFamily: 'monospace', wordBreak: 'break-all' }}>
          {setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </Typography>
      </Box>
      {refused !== undefined && <Alert severity="error">{refused}</Alert>}
      <TextField
        label={t('secondFactor.appCode')}
        autoComplete="one-time-code"
        error={errors.code !== undefined}
        helperText={errors.code?.message}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
        sx={{ maxWidth: 320 }}
        {...register('code', {
          required: t('required'),
          setValueAs: plainNumber,
          minLength: { value: 6, message: t('secondFactor.tooShort') },
        })}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {t('secondFactor.turnOn')}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </Box>
    </Box>
  );
}
