import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useLogout } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { Section } from '../../ui/section.tsx';
import { sentenceOf } from '../../ui/sentence-of.ts';

/** Signing out on every device, this one too. */
export function SessionsPart() {
  const { t } = useTranslation();
  const { client } = useServices();
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const signOut = async () => {
    setAsking(false);
    setRefused(undefined);
    await client.post('/auth/sign-out-everywhere', {}).then(
      () => logout(),
      (error: unknown) => setRefused(sentenceOf(error, t)),
    );
  };
  return (
    <Section title={t('profile.sessions')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {refused !== undefined && <Alert severity="error">{refused}</Alert>}
        <Typography color="text.secondary">{t('profile.sessionsHint')}</Typography>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t('profile.signOutEverywhere')}
        </Button>
      </Box>
      <Confirm
        isOpen={isAsking}
        title={t('profile.signOutEverywhere')}
        content={t('profile.sessionsHint')}
        confirm={t('profile.signOutEverywhere')}
        cancel={t('back')}
        onConfirm={signOut}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
