import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useStayingOffline } from '../shell/offline.ts';
import { focusHeading } from '../ui/focus.ts';
import { hydratedLater, partsWork } from '../ui/hydrated-later.tsx';
import { Toasts } from '../ui/toasts.tsx';

const RouteProgress = hydratedLater(
  async () => (await import('./route-progress.tsx')).RouteProgress,
);
const OfflineNotice = hydratedLater(
  async () => (await import('./offline-notice.tsx')).OfflineNotice,
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

/**
 * Puts the focus on the heading of a page one comes to without a load. Not on another view of the same
 * page: who changes dates stays with them.
 */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}
