import { lazyPage } from '../app/lazy-page.tsx';

export const LoginPage = lazyPage(async () => (await import('./login-page.tsx')).LoginPage);
