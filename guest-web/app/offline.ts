import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';

let asked = 0;
const listeners = new Set<() => void>();

/** Tells the guest that what they asked for needs the network; the page stays as it is. */
export function sayOffline(): void {
  asked += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const change = () => {
    // what was asked for is forgotten once it could be had
    if (navigator.onLine) asked = 0;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('online', change);
  window.addEventListener('offline', change);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', change);
    window.removeEventListener('offline', change);
  };
}

/** Whether there is a network, as far as the browser knows; yes in the first view. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** How often the guest asked in vain since the network went away. */
export const useAskedOffline = (): number =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => 0,
  );

/**
 * Without a network no tap leads away: neither links, nor forms that are sent, nor the way back. A browser's
 * own error page, or ours, would take the place of the page and of what was typed into it.
 */
export function useStayingOffline(): void {
  const blocker = useBlocker(() => !navigator.onLine);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    sayOffline();
  }, [blocker]);
  useEffect(() => {
    document.addEventListener('click', stopLeaving);
    return () => document.removeEventListener('click', stopLeaving);
  }, []);
}

/** Links that load a whole page; those of the router were prevented before. */
function stopLeaving(event: MouseEvent): void {
  if (navigator.onLine || event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return;
  const isHere = link.hash !== '' && link.href.startsWith(window.location.href.split('#')[0] ?? '');
  if (isHere || link.target === '_blank') return;
  event.preventDefault();
  sayOffline();
}
