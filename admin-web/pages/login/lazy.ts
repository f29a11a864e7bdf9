import { lazyPage } from '../../ui/lazy-page.tsx';

export const LoginPage = lazyPage(async () => (await import('./login-page.tsx')).LoginPage);
export const ForgotPage = lazyPage(
  async () => (await import('./forgotten-password.tsx')).ForgotPage,
);
export const ResetPage = lazyPage(async () => (await import('./forgotten-password.tsx')).ResetPage);
