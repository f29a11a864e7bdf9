import { lazyPage } from '../../ui/lazy-page.tsx';

export const DashboardPage = lazyPage(
  async () => (await import('./dashboard-page.tsx')).DashboardPage,
);
