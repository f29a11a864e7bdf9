import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useLogout } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { read } from '../../shell/api/calls.ts';
import { may } from '../../shell/auth.ts';
import { useServices } from '../../shell/services.ts';
import { Page, PageProgress, Section } from '../../ui/page.tsx';
import { sentenceOf } from '../../ui/refusal-sentence.ts';
import { DetailsForm, PasswordForm } from './account-forms.tsx';
import { SecondFactorPart } from './second-factor.tsx';

const ME = ['me'];

/** One's own account: who one is, the password, where one is signed in, the second factor. */
export function ProfilePage() {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const { data: user, error } = useQuery({
    queryKey: ME,
    queryFn: async () => (await read(client, '/auth/user/me', {})).user,
    refetchOnWindowFocus: false,
  });
  const reload = () => void cache.invalidateQueries({ queryKey: ME });
  return (
    <Page title={t('profile.title')}>
      {error && <Alert severity="error">{sentenceOf(error, t)}</Alert>}
      {!user && !error && <PageProgress />}
      {user && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
          <DetailsForm user={user} onSaved={reload} />
          {(user.secondFactor || may(user, 'decide-money')) && (
            <SecondFactorPart user={user} onChanged={reload} />
          )}
          <PasswordForm user={user} />
          <SessionsPart />
        </Box>
      )}
    </Page>
  );
}

/** Signing out on every device, this one too. */
function SessionsPart() {
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
