import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouteProgress } from '../ui/route-progress.tsx';
import { Toasts } from '../ui/toasts.tsx';

/** Around every page, whatever its layout. */
export function Root() {
  return (
    <>
      <RouteProgress />
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
