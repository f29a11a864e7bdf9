import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useStayingOffline } from '../shell/offline.ts';
import { hydratedLater, partsWork } from '../ui/hydrated-later.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { useFocusOnNewPage } from './focus-on-new-page.ts';

const RouteProgress = hydratedLater(
  async () => (await import('../ui/route-progress.tsx')).RouteProgress,
);
const OfflineNotice = hydratedLater(
  async () => (await import('../ui/offline-notice.tsx')).OfflineNotice,
);

/** Around every page, whatever its layout. */
export function Root() {
  // until then some buttons do nothing; tests wait for it
  useEffect(() => {
    void partsWork().then(() => {
      document.documentElement.dataset.hydrated = '';
    });
  }, []);
  useStayingOffline();
  useFocusOnNewPage();
  return (
    <>
      <RouteProgress />
      <Outlet />
      <Toasts />
      <OfflineNotice />
      <ScrollRestoration />
    </>
  );
}
