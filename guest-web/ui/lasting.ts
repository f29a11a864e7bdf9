import { useEffect, useRef, useState } from 'react';

/** In ms: what says for less that something is loading only flickers. */
const LEAST = 200;

/** What is loading, once what says so was there long enough to be seen. */
export async function lasting<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.allSettled([
    loading,
    new Promise((resolve) => setTimeout(resolve, LEAST)),
  ]);
  if (loaded.status === 'rejected') throw loaded.reason;
  return loaded.value;
}

/** Whether something is under way, or was until just now: what says so stays long enough to be seen. */
export function useLasting(isUnderWay: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  const began = useRef(0);
  useEffect(() => {
    if (isUnderWay) {
      began.current = performance.now();
      setLasts(true);
      return undefined;
    }
    const timer = setTimeout(() => setLasts(false), began.current + LEAST - performance.now());
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  return isUnderWay || lasts;
}
