import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { bookingHistory } from '../booking-history/index.ts';
import { bookings } from '../bookings/index.ts';
import { cases } from '../cases/index.ts';
import { DashboardPage } from '../dashboard/lazy.ts';
import { DeskMoneyPage } from '../desk-money/lazy.ts';
import { events } from '../events/index.ts';
import { hotels } from '../hotels/index.ts';
import { Layout } from '../layout/layout.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { ForgotPage, LoginPage, ResetPage } from '../login/lazy.ts';
import { partners } from '../partners/index.ts';
import { payments } from '../payments/index.ts';
import { PricesPage } from '../prices/lazy.ts';
import { ProfilePage } from '../profile/lazy.ts';
import { refunds } from '../refunds/index.ts';
import { ReportPage } from '../reports/lazy.ts';
import { reviews } from '../reviews/index.ts';
import { rooms } from '../rooms/index.ts';
import { SitePage } from '../site/lazy.ts';
import { theme } from '../theme/theme.ts';
import { users } from '../users/index.ts';
import { OwnDashboard } from './own-dashboard.tsx';
import { OwnerProvider, useOwnerOfAddress } from './owner.ts';
import { type OwnerList, ownerResource, siteResource } from './pages.ts';
import { useServices } from './services.ts';
import { storeOf } from './store.ts';

/** The site map. It is made anew for each owner, so that nothing of the one before stays. */
export function App() {
  const services = useServices();
  const ownerId = useOwnerOfAddress();
  const own = (list: OwnerList) => ownerResource(ownerId ?? '-', list);
  return (
    <OwnerProvider value={ownerId}>
      <Admin
        key={ownerId ?? ''}
        {...services}
        store={storeOf(ownerId)}
        theme={theme}
        layout={Layout}
        loginPage={LoginPage}
        catchAll={NotFound}
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
          <Route path="owner/:ownerId/dashboard" element={<DashboardPage />} />
          <Route path="owner/:ownerId/dashboard/desk-money" element={<DeskMoneyPage />} />
          <Route path={`${own('room-manage')}/prices`} element={<PricesPage />} />
          <Route path="admin" element={<OwnDashboard />} />
          <Route path="admin/profile" element={<ProfilePage />} />
          <Route path="admin/site" element={<SitePage />} />
          <Route path="admin/reports/:report" element={<ReportPage />} />
        </CustomRoutes>
        <Resource name={own('book-manage')} {...bookings} />
        <Resource name={own('book-history')} {...bookingHistory} />
        <Resource name={own('room-manage')} {...rooms} />
        <Resource name={own('hotel-manage')} {...hotels} />
        <Resource name={own('user-manage')} {...users} />
        <Resource name={siteResource('refunds')} {...refunds} />
        <Resource name={siteResource('payments')} {...payments} />
        <Resource name={siteResource('cases')} {...cases} />
        <Resource name={siteResource('reviews')} {...reviews} />
        <Resource name={siteResource('partners')} {...partners} />
        <Resource name={siteResource('events')} {...events} />
      </Admin>
    </OwnerProvider>
  );
}
