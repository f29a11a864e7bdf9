import { useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { hasShown, onToast } from './toast.ts';

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster);

/** Where toasts appear; what draws them is loaded at the first. */
export function Toasts() {
  const shown = useSyncExternalStore(onToast, hasShown, () => false);
  return shown && <Toaster />;
}
