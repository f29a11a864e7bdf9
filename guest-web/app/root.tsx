import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouteProgress } from '../ui/route-progress.tsx';
import { Toasts } from '../ui/toasts.tsx';

/** Around every page, whatever its layout. */
export function Root() {
  // until then buttons do nothing; tests wait for it
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <>
      <RouteProgress />
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
