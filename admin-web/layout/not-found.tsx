import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useServices } from '../app/services.ts';
import { Page } from '../ui/page.tsx';

export function NotFound() {
  const { t } = useTranslation();
  const { basename } = useServices();
  return (
    <Page title={t('notFound')}>
      <Button component={Link} to={`${basename}/owner`} variant="contained">
        {t('toDashboard')}
      </Button>
    </Page>
  );
}
