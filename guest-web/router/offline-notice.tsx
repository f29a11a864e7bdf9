import { useTranslation } from 'react-i18next';
import { useAskedOffline, useOnline } from '../shell/offline.ts';
import { WifiOff } from '../ui/icons/wifi-off.tsx';

const NOTE =
  'mx-auto flex w-fit max-w-full items-start gap-3 rounded-2xl border border-warning/30 bg-warning-soft px-4 py-3 text-warning shadow-lift';

/**
 * Says that what one sees may be old, for as long as the device has no network, and that a tap waits for
 * it, or for an answer. Over the page, which moves for neither.
 */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useOnline();
  const asked = useAskedOffline();
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-3 z-60">
      <div role="status">{!online && asked === 0 && <Note>{t('offline')}</Note>}</div>
      {/* each tap is read out again */}
      {asked > 0 && (
        <div key={asked} role="alert">
          <Note>{t('offlineTap')}</Note>
        </div>
      )}
    </div>
  );
}

const Note = ({ children }: Readonly<{ children: string }>) => (
  <p className={NOTE}>
    <WifiOff className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
    {children}
  </p>
);
