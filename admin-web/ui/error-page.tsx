import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../shell/services.ts';
import { theme } from '../shell/theme.ts';
import { BarePage } from './bare-page.tsx';
import { Page } from './page.tsx';

export const NotFound = () => <InsteadOfPage why="notFound" />;
export const ErrorPage = () => <InsteadOfPage why="broken" />;

type InsteadProps = Readonly<{ why: 'notFound' | 'broken' }>;

function InsteadOfPage({ why }: InsteadProps) {
  const { t } = useTranslation();
  return (
    <Page title={t(`${why}.title`)}>
      <Typography sx={{ mb: 3 }}>{t(`${why}.why`)}</Typography>
      <WaysOn why={why} />
    </Page>
  );
}

/** The same where no page of the back office stands around it: an address outside of it, or all of it broke. */
export function BareErrorPage({ why }: InsteadProps) {
  const { t } = useTranslation();
  return (
    <ThemeProvider theme={createTheme(theme)}>
      <CssBaseline />
      <BarePage title={t(`${why}.title`)} hint={t(`${why}.why`)}>
        <WaysOn why={why} />
      </BarePage>
    </ThemeProvider>
  );
}

/** Loaded again, since what broke may do so again, and by itself once the browser is online. */
function WaysOn({ why }: InsteadProps) {
  const { t } = useTranslation();
  const { basename } = useServices();
  useEffect(() => {
    if (why !== 'broken' || navigator.onLine) return;
    const again = () => window.location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [why]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {why === 'broken' && (
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('broken.again')}
        </Button>
      )}
      <Button href={`${basename}/owner`} variant="outlined">
        {t('toDashboard')}
      </Button>
    </Box>
  );
}
