import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that what one sees may be old, for as long as the device has no network. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(onNetwork, isOnline, () => true);
  return (
    <div role="status" className="sticky top-0 z-40">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2.5 text-center text-warning">
          <WifiOff className="size-5 shrink-0" aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}

const isOnline = () => navigator.onLine;

function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
