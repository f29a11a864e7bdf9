import { hydratedLater } from '../../ui/hydrated-later.tsx';

/** Its links lead on by themselves, before its code is there too. */
export const Footer = hydratedLater(async () => (await import('./footer.tsx')).Footer);
