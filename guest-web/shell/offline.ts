import { useEffect, useSyncExternalStore } from 'react';
import {
  type BlockerFunction,
  createPath,
  type LoaderFunction,
  useBlocker,
} from 'react-router-dom';
import { ApiProblem } from './api/problem.ts';

let asked = 0;
const listeners = new Set<() => void>();

/** Tells the guest that what they asked for needs the network; the page stays as it is. */
export function sayOffline(): void {
  asked += 1;
  for (const listener of listeners) listener();
}

/** There is an answer again. */
function forgetAsked(): void {
  if (asked === 0) return;
  asked = 0;
  for (const listener of listeners) listener();
}

const TRY_AGAIN_AFTER = 5_000;

/**
 * In a browser a page whose data nobody answers is waited for: the one before stays, says why, and goes on
 * when there is an answer, unless the guest does something else meanwhile. The browser itself may believe
 * in a connection that is dead.
 */
export const waitingOffline = (loader: LoaderFunction): LoaderFunction => {
  const waiting: LoaderFunction = async (args, context) => {
    for (;;)
      try {
        const loaded = await loader(args, context);
        forgetAsked();
        return loaded;
      } catch (error) {
        if (!isUnanswered(error) || typeof window === 'undefined') throw error;
        sayOffline();
        await untilNextTry(args.request.signal);
      }
  };
  return Object.assign(waiting, loader);
};

const isUnanswered = (error: unknown) => error instanceof ApiProblem && error.code === 'offline';

function untilNextTry(signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const { signal: until } = ended;
  return new Promise<void>((resolve, reject) => {
    const pause = setTimeout(resolve, TRY_AGAIN_AFTER);
    until.addEventListener('abort', () => clearTimeout(pause));
    window.addEventListener('online', () => resolve(), { signal: until });
    signal.addEventListener('abort', () => reject(signal.reason), { signal: until });
  }).finally(() => ended.abort());
}

function subscribe(listener: () => void): () => void {
  const change = () => {
    // what was asked for is forgotten once it could be obtained
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
 * own error page, or ours, would take the place of the page and of what was typed into it. From the payment page every
 * way leads to a new document; the router has one blocker for both.
 */
export function useStayingOffline(): void {
  const blocker = useBlocker((move) => !navigator.onLine || leavesPayment(move));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    if (navigator.onLine) window.location.assign(createPath(blocker.location));
    else sayOffline();
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

/**
 * Whether it leads from the payment page to another, which is then loaded as a document of its own: the provider's script
 * stays in the one that ran it (docs/adr/0118-scripts-of-the-payment-page.md).
 */
const leavesPayment: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname.endsWith('/checkout-omise') &&
  currentLocation.pathname !== nextLocation.pathname;
