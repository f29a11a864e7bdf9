import { lazyPage } from '../app/lazy-page.tsx';

export const ReportPage = lazyPage(async () => (await import('./report-page.tsx')).ReportPage);
