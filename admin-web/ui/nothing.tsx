import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Stands where a list has nothing to show. */
export function Nothing() {
  const { t } = useTranslation();
  return (
    <Typography color="text.secondary" sx={{ p: 3 }}>
      {t('none')}
    </Typography>
  );
}
