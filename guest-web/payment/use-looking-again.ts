import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

const LOOK_AGAIN = 2_000;

/** The bank may take seconds: asks again until it is known. */
export function useLookingAgain(pending: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!pending || state !== 'idle') return;
    const timer = setInterval(() => navigator.onLine && void revalidate(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [pending, state, revalidate]);
}
