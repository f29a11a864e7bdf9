import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { OfflineNotice } from '../ui/offline-notice.tsx';
import { RouteProgress } from '../ui/route-progress.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { useFocusOnNewPage } from './focus-on-new-page.ts';
import { useStayingOffline } from './offline.ts';

/** Around every page, whatever its layout. */
export function Root() {
  // until then buttons do nothing; tests wait for it
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
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
