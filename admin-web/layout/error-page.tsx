import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { HttpError } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.ts';
import { Page } from '../ui/page.tsx';

/**
 * Instead of a page that broke, with the server's own sentence where it said one, or of one that is not there (without
 * an error).
 */
export function ErrorPage({ error }: Readonly<{ error?: unknown }>) {
  const { t } = useTranslation();
  const { basename } = useServices();
  const kind = error === undefined ? 'notFound' : 'broken';
  const why = error instanceof HttpError ? error.message : t(`${kind}.why`);
  return (
    <Page title={t(`${kind}.title`)}>
      <Typography sx={{ mb: 3 }}>{why}</Typography>
      {error !== undefined && (
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

export const NotFound = () => <ErrorPage />;
