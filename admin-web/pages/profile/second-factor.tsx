import type { AnswerOfCall } from '@baanpak/contract/routes/call.ts';
import type { UserJson } from '@baanpak/contract/user/user.ts';
import { plainNumber } from '@baanpak/domain/values/text/digits.ts';
import { saveFile } from '@baanpak/web-ui/files/save-file.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { create } from 'qrcode';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { post } from '../../shell/api/calls.ts';
import { useServices } from '../../shell/services.ts';
import { CodeDialog } from '../../ui/code-dialog.tsx';
import { Section } from '../../ui/page.tsx';
import { sentenceOf } from '../../ui/refusal-sentence.ts';

type SecondFactorPartProps = Readonly<{ user: UserJson; onChanged: () => void }>;

/** The second factor: turning it on and off, and its recovery codes, which are shown once. */
export function SecondFactorPart({ user, onChanged }: SecondFactorPartProps) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<readonly string[]>();
  const show = (made: readonly string[]) => {
    setCodes(made);
    onChanged();
  };
  const shown = user.secondFactor ? (
    <SecondFactorOn left={user.recoveryCodesLeft ?? 0} onCodes={show} onOff={onChanged} />
  ) : (
    <SecondFactorOff onCodes={show} />
  );
  return (
    <Section title={t('secondFactor.title')}>
      {codes ? <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} /> : shown}
    </Section>
  );
}

type SecondFactorOffProps = Readonly<{ onCodes: (codes: readonly string[]) => void }>;

/** What it is for, and the way to turn it on: by the present password, so that nobody does who found the page open. */
function SecondFactorOff({ onCodes }: SecondFactorOffProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const [setup, setSetup] = useState<Setup>();
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, reset, formState } = useForm<{ currentPassword: string }>();
  const { errors, isSubmitting } = formState;
  const begin = handleSubmit(async (fields) => {
    setRefused(undefined);
    await post(client, '/auth/second-factor/begin', fields).then(setSetup, (error: unknown) =>
      setRefused(sentenceOf(error, t)),
    );
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

type Setup = AnswerOfCall<'POST /auth/second-factor/begin'>;

type SetupFormProps = Readonly<{
  setup: Setup;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}>;

/** The secret for the app, as a picture and as text, and the code that shows it arrived there. */
function SetupForm({ setup, onCodes, onClose }: SetupFormProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, resetField, formState } = useForm<{ code: string }>();
  const { errors, isSubmitting } = formState;
  const confirm = handleSubmit(async ({ code }) => {
    setRefused(undefined);
    const body = { setupId: setup.setupId, code: code.replaceAll(/\s/g, '') };
    await post(client, '/auth/second-factor/confirm', body).then(
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

/** Light modules around it, as scanners need. */
const MARGIN = 4;

/** A text as a QR code, drawn as one path: dark on white in any theme. */
function SecretQrCode({ text, label }: Readonly<{ text: string; label: string }>) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from(modules.data).flatMap((isDark, n) =>
    isDark ? [`M${(n % size) + MARGIN} ${Math.floor(n / size) + MARGIN}h1v1h-1z`] : [],
  );
  const whole = size + 2 * MARGIN;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${whole} ${whole}`}
      shapeRendering="crispEdges"
      sx={{ width: 208, height: 208, bgcolor: '#fff', border: 1, borderColor: 'divider' }}
    >
      <path d={dark.join('')} fill="#000" />
    </Box>
  );
}

const FEW = 3;

type SecondFactorOnProps = Readonly<{
  /** Recovery codes not used yet. */
  left: number;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => void;
}>;

/** That it is on, how many recovery codes are left, and what can be done about it. */
function SecondFactorOn({ left, onCodes, onOff }: SecondFactorOnProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const notify = useNotify();
  const [asking, setAsking] = useState<'renew' | 'turnOff'>();
  const close = () => setAsking(undefined);
  const codesLeft = t('secondFactor.left', { count: left });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={left > FEW ? 'success' : 'warning'}>
        {t('secondFactor.isOn')} {codesLeft}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setAsking('renew')}>
          {t('secondFactor.renew')}
        </Button>
        <Button color="error" onClick={() => setAsking('turnOff')}>
          {t('secondFactor.turnOff')}
        </Button>
      </Box>
      {asking === 'renew' && (
        <CodeDialog
          title={t('secondFactor.renew')}
          hint={t('secondFactor.renewHint')}
          action={t('secondFactor.renew')}
          send={async ({ code }) => {
            const { recoveryCodes } = await post(client, '/auth/second-factor/recovery-codes', {
              code,
            });
            close();
            onCodes(recoveryCodes);
          }}
          onClose={close}
        />
      )}
      {asking === 'turnOff' && (
        <CodeDialog
          withPassword
          title={t('secondFactor.turnOff')}
          hint={t('secondFactor.turnOffHint')}
          action={t('secondFactor.turnOff')}
          send={async ({ code, currentPassword }) => {
            await post(client, '/auth/second-factor/turn-off', { code, currentPassword });
            close();
            notify(t('secondFactor.isOff'), { type: 'success' });
            onOff();
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}

type RecoveryCodesProps = Readonly<{ codes: readonly string[]; onKept: () => void }>;

/** The ten codes, to be kept elsewhere: nobody shows them again. */
function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(t('secondFactor.copied'), { type: 'success' }),
      () => notify(t('secondFactor.notCopied'), { type: 'warning' }),
    );
  const download = () =>
    saveFile(new Blob([text], { type: 'text/plain' }), 'baanpak-recovery-codes.txt');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">{t('secondFactor.keepCodes')}</Alert>
      <Box
        component="ol"
        aria-label={t('secondFactor.codes')}
        sx={{
          m: 0,
          pl: 4,
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={copy}>
          {t('secondFactor.copy')}
        </Button>
        <Button variant="outlined" onClick={download}>
          {t('secondFactor.download')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {t('secondFactor.kept')}
        </Button>
      </Box>
    </Box>
  );
}
