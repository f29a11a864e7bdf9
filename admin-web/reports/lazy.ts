import { lazyPage } from '../app/lazy-page.tsx';

export const ComingPage = lazyPage(async () => (await import('./coming-page.tsx')).ComingPage);
export const ReportPage = lazyPage(async () => (await import('./report-page.tsx')).ReportPage);
