import { lazyPage } from '../../ui/lazy-page.tsx';

export const PrintPage = lazyPage(async () => (await import('./print-page.tsx')).PrintPage);
