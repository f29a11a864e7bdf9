import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLive } from '../../shell/live/use-live.ts';

/** Says that what is shown may be old, while the browser is offline or nobody tells what changes. */
export function NotLiveBar() {
  const { t } = useTranslation();
  const isLive = useIsLive();
  const isOnline = useSyncExternalStore(onLineChange, () => navigator.onLine);
  return (
    <div role="status">
      {!(isLive && isOnline) && (
        <Alert severity="warning" role="presentation" sx={{ mt: 2 }}>
          {t(isOnline ? 'live.off' : 'live.offline')}
        </Alert>
      )}
    </div>
  );
}

/** Calls `moved` when the browser goes offline or comes back; the answer ends it. */
function onLineChange(moved: () => void): () => void {
  window.addEventListener('online', moved);
  window.addEventListener('offline', moved);
  return () => {
    window.removeEventListener('online', moved);
    window.removeEventListener('offline', moved);
  };
}
