import { lazyPage } from '../../ui/lazy-page.tsx';

export const SitePage = lazyPage(async () => (await import('./site-page.tsx')).SitePage);
