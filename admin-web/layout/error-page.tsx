import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.ts';
import { theme } from '../theme/theme.ts';
import { Page } from '../ui/page.tsx';

export const NotFound = () => <InsteadOfPage why="notFound" />;
export const ErrorPage = () => <InsteadOfPage why="broken" />;

type Why = 'notFound' | 'broken';

/** The same where no page of the back office stands around it: an address outside of it, or all of it broke. */
export const BareErrorPage = ({ why }: Readonly<{ why: Why }>) => (
  <ThemeProvider theme={createTheme(theme)}>
    <Box component="main" sx={{ p: 3 }}>
      <InsteadOfPage why={why} />
    </Box>
  </ThemeProvider>
);

/** What is wrong, and the ways on; loaded again, since what broke may do so again, and by itself once the browser is online. */
function InsteadOfPage({ why }: Readonly<{ why: Why }>) {
  const { t } = useTranslation();
  const { basename } = useServices();
  useEffect(() => {
    if (why !== 'broken' || navigator.onLine) return;
    const again = () => window.location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [why]);
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
