import { hydratedLater } from './hydrated-later.tsx';

/** A drawn place, its size kept until the drawing's code is there. */
export const LateScene = hydratedLater(
  async () => (await import('./scene.tsx')).Scene,
  ({ className }) => <div className={className} />,
);
