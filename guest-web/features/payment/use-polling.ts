import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

const POLL_EVERY_MS = 2_000;

/** The bank may take seconds: asks again until it is known. */
export function usePolling(pending: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!pending || state !== 'idle') return;
    const timer = setInterval(() => navigator.onLine && void revalidate(), POLL_EVERY_MS);
    return () => clearInterval(timer);
  }, [pending, state, revalidate]);
}
