import { lazyPage } from '../app/lazy-page.tsx';

export const TimelinePage = lazyPage(
  async () => (await import('./timeline-page.tsx')).TimelinePage,
);
