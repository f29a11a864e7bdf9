import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Page } from '../ui/page.tsx';

/** Stands where reviews will be. */
export function ComingPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('coming.title')}>
      <Typography color="text.secondary">{t('coming.text')}</Typography>
    </Page>
  );
}
