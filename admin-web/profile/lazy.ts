import { lazyPage } from '../app/lazy-page.tsx';

export const ProfilePage = lazyPage(async () => (await import('./profile-page.tsx')).ProfilePage);
