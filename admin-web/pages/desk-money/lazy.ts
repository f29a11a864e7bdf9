import { lazyPage } from '../../ui/lazy-page.tsx';

export const DeskMoneyPage = lazyPage(
  async () => (await import('./desk-money-page.tsx')).DeskMoneyPage,
);
