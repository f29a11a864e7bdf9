import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { formatSecond } from '../../ui/dates.ts';
import { knownInstant } from './as-of-dialog.tsx';

/** Says that what is shown is not how things stand now, and leads back to that. */
export function AsOfBanner({ at, onNow }: Readonly<{ at: string; onNow: () => void }>) {
  const { t } = useTranslation();
  const { language } = useServices();
  const known = knownInstant(at);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 2, bgcolor: '#fff8e8', alignItems: 'center' }}
      action={<Button onClick={onNow}>{t('report.backToNow')}</Button>}
    >
      {known === undefined
        ? t('report.asOfPosition')
        : t('report.standsAsOf', { moment: formatSecond(known, language) })}
    </Alert>
  );
}
