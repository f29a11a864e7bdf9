import { lazyPage } from '../../ui/lazy-page.tsx';

export const LoginPage = lazyPage(async () => (await import('./login-page.tsx')).LoginPage);
export const ForgotPage = lazyPage(async () => (await import('./forgot-page.tsx')).ForgotPage);
export const ResetPage = lazyPage(async () => (await import('./reset-page.tsx')).ResetPage);
