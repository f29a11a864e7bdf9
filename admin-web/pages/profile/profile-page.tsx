import type { UserJson } from '@baanpak/contract/user/user.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { may } from '../../shell/me.ts';
import { useServices } from '../../shell/services.ts';
import { Page } from '../../ui/page.tsx';
import { PageProgress } from '../../ui/page-progress.tsx';
import { sentenceOf } from '../../ui/sentence-of.ts';
import { DetailsForm } from './details-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

const ME = ['me'];

/** One's own account: who one is, the password, where one is signed in, the second factor. */
export function ProfilePage() {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const { data: user, error } = useQuery({
    queryKey: ME,
    queryFn: async () => (await client.get<{ user: UserJson }>('/auth/user/me')).user,
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
