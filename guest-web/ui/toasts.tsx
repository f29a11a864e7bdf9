import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasShown, onToast } from './toast.ts';

const Toaster = lazy(() =>
  import('./toaster.tsx').then(({ Toaster: Component }) => ({ default: Component })),
);

/** Where toasts appear; what draws them is loaded at the first. */
export function Toasts() {
  const shown = useSyncExternalStore(onToast, hasShown, () => false);
  return (
    shown && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
