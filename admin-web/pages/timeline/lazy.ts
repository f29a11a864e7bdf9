import { lazyPageWithTexts } from '../../ui/lazy-page.tsx';

export const TimelinePage = lazyPageWithTexts(
  async () => (await import('./timeline-page.tsx')).TimelinePage,
);
