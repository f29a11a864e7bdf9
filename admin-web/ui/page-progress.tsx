import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';

/** At the top of the window while a page is on its way. */
export function PageProgress() {
  const { t } = useTranslation();
  return (
    <LinearProgress
      color="success"
      aria-label={t('loading')}
      sx={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip' }}
    />
  );
}
