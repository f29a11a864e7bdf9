import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.ts';
import { sentenceOf } from '../login/sentence-of.ts';
import { type Setup, SetupForm } from './setup-form.tsx';

type SecondFactorOffProps = Readonly<{ onCodes: (codes: readonly string[]) => void }>;

/** What it is for, and the way to turn it on. */
export function SecondFactorOff({ onCodes }: SecondFactorOffProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const [setup, setSetup] = useState<Setup>();
  const [refused, setRefused] = useState<string>();
  const [isPending, setPending] = useState(false);
  const begin = async () => {
    setPending(true);
    setRefused(undefined);
    await client
      .post<Setup>('/auth/second-factor/begin', {})
      .then(setSetup, (error: unknown) => setRefused(sentenceOf(error, t)));
    setPending(false);
  };
  if (setup)
    return <SetupForm setup={setup} onCodes={onCodes} onClose={() => setSetup(undefined)} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {refused !== undefined && <Alert severity="error">{refused}</Alert>}
      <Typography color="text.secondary">{t('secondFactor.hint')}</Typography>
      <Button variant="contained" loading={isPending} onClick={begin}>
        {t('secondFactor.turnOn')}
      </Button>
    </Box>
  );
}
