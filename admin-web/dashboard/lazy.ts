import { lazyPage } from '../app/lazy-page.tsx';

export const DashboardPage = lazyPage(
  async () => (await import('./dashboard-page.tsx')).DashboardPage,
);
