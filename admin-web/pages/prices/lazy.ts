import { lazyPage } from '../../ui/lazy-page.tsx';

export const PricesPage = lazyPage(async () => (await import('./prices-page.tsx')).PricesPage);
