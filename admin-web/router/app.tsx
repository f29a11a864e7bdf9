import { lazy, Suspense } from 'react';
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Route, useLocation } from 'react-router-dom';
import { OwnerProvider, useOwnerOfAddress } from '../shell/owner.ts';
import { useServices } from '../shell/services.ts';
import { theme } from '../shell/theme.ts';
import { ErrorPage, NotFound } from '../ui/error-page.tsx';
import { lazyPage } from '../ui/lazy-page.tsx';
import { OwnDashboard } from '../ui/own-dashboard.tsx';
import { Layout } from './layout/layout.tsx';
import { siteMapOf } from './site-map.ts';

const LoginPage = lazyPage(async () => (await import('../pages/login/login-page.tsx')).LoginPage);
const ForgotPage = lazyPage(
  async () => (await import('../pages/login/forgotten-password.tsx')).ForgotPage,
);
const ResetPage = lazyPage(
  async () => (await import('../pages/login/forgotten-password.tsx')).ResetPage,
);

const BackOfficeThen = lazy(async () => ({
  default: (await import('./as-of/back-office-then.tsx')).BackOfficeThen,
}));

/** The back office as things are now, or as of the moment that the address names. */
export const App = () =>
  /[?&]at=[^&]/.test(useLocation().search) ? (
    <Suspense>
      <BackOfficeThen Office={Office} />
    </Suspense>
  ) : (
    <Office />
  );

/** It is made again for each owner, so that nothing of the one before stays. */
function Office({ layout = Layout }: Readonly<{ layout?: typeof Layout }>) {
  const services = useServices();
  const ownerId = useOwnerOfAddress();
  const { own, lists } = siteMapOf(ownerId ?? '-');
  return (
    <OwnerProvider value={ownerId}>
      <Admin
        key={ownerId ?? ''}
        {...services}
        store={storeOf(ownerId)}
        theme={theme}
        layout={layout}
        loginPage={LoginPage}
        catchAll={NotFound}
        error={ErrorPage}
        title=""
        requireAuth
        disableTelemetry
      >
        <CustomRoutes noLayout>
          <Route path="login/forgot" element={<ForgotPage />} />
          <Route path="login/reset" element={<ResetPage />} />
        </CustomRoutes>
        <CustomRoutes>
          <Route path="owner" element={<OwnDashboard />} />
          <Route path="owner/:ownerId" element={<OwnDashboard />} />
          <Route path="admin" element={<OwnDashboard />} />
          {own.map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </CustomRoutes>
        {lists.map(([name, pages]) => (
          <Resource key={name} name={name} {...pages} />
        ))}
      </Admin>
    </OwnerProvider>
  );
}

/** What one chose in lists, apart for each owner; raised where its shape changes. */
const VERSION = '1';

const storeOf = (ownerId: string | undefined) =>
  localStorageStore(VERSION, `staff.${ownerId ?? ''}`);
