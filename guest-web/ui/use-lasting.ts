import { useEffect, useRef, useState } from 'react';
import { LEAST } from './lasting.ts';

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
