import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.ts';
import { Page } from '../ui/page.tsx';

export const NotFound = () => <InsteadOfPage why="notFound" />;
export const ErrorPage = () => <InsteadOfPage why="broken" />;

/** What is wrong, and the ways on; loaded anew, since what broke may do so again. */
function InsteadOfPage({ why }: Readonly<{ why: 'notFound' | 'broken' }>) {
  const { t } = useTranslation();
  const { basename } = useServices();
  return (
    <Page title={t(`${why}.title`)}>
      <Typography sx={{ mb: 3 }}>{t(`${why}.why`)}</Typography>
      {why === 'broken' && (
        <Button variant="contained" onClick={() => window.location.reload()} sx={{ mr: 2 }}>
          {t('broken.again')}
        </Button>
      )}
      <Button href={`${basename}/owner`} variant="outlined">
        {t('toDashboard')}
      </Button>
    </Page>
  );
}
