import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { refetchChanged } from './refetch.ts';

/** Keeps what is on the screen up with what others do, as long as it stands there. */
export function useFollowChanges(): void {
  const { live } = useServices();
  const cache = useQueryClient();
  useEffect(() => {
    const ends = [refetchChanged(live, cache), live.start()];
    return () => {
      for (const end of ends) end();
    };
  }, [live, cache]);
}

/** Whether what others do is told at present. */
export function useIsLive(): boolean {
  const { live } = useServices();
  return useSyncExternalStore(live.subscribe, live.isOn);
}
