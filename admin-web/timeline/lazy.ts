import { lazyPageWithTexts } from '../app/lazy-page.tsx';

export const TimelinePage = lazyPageWithTexts(
  async () => (await import('./timeline-page.tsx')).TimelinePage,
);
