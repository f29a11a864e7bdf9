import { hydratedLater } from './hydrated-later.tsx';

/** The logo of the bar: a drawing, inside a link that works without it. */
export const LateLogo = hydratedLater(async () => (await import('./logo.tsx')).Logo);
