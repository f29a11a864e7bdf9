import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useIsLive } from './use-live.ts';

/** Says that what is shown may be old, while nobody tells what changes. */
export function NotLiveBar() {
  const { t } = useTranslation();
  const isLive = useIsLive();
  return (
    <div role="status">
      {!isLive && (
        <Alert severity="warning" role="presentation" sx={{ mt: 2 }}>
          {t('live.off')}
        </Alert>
      )}
    </div>
  );
}
