import { lazyPage } from '../../ui/lazy-page.tsx';

export const ProfilePage = lazyPage(async () => (await import('./profile-page.tsx')).ProfilePage);
