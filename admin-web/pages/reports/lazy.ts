import { lazyPageWithTexts } from '../../ui/lazy-page.tsx';

export const ReportPage = lazyPageWithTexts(
  async () => (await import('./report-page.tsx')).ReportPage,
);
