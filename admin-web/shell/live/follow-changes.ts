import type { ChangedRecordJson } from '@baanpak/contract/answers/changed-record.ts';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { listOf } from '../addresses.ts';
import { useServices } from '../services.ts';
import type { Live } from './live.ts';

type Resource = ChangedRecordJson['resource'];

/** The resources of /admin-api whose lists show something of a changed record; by default its own alone. */
const SHOWN_IN: Partial<Record<Resource, readonly string[]>> = {
  bookings: ['bookings', 'booking-history'],
  rooms: ['rooms', 'hotels'],
  hotels: ['hotels', 'rooms'],
  refunds: ['refunds', 'bookings', 'booking-history'],
};

/** In ms. */
const AT_MOST_EVERY = 1_000;

/**
 * Reads again what is on the screen when something of it changed: at most once a second, and not all tabs at the same
 * moment. What is watched, a record under edit, is left to who watches it. The answer ends it.
 */
export function refetchChanged(
  live: Live,
  cache: QueryClient,
  every: number = AT_MOST_EVERY,
): () => void {
  const touched = new Set<string>();
  let isAll = false;
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = () => {
    const wanted = isAll ? undefined : new Set(touched);
    last = Date.now();
    timer = undefined;
    isAll = false;
    touched.clear();
    void cache.invalidateQueries({ predicate: (query) => isToRead(live, query, wanted) });
  };
  const later = () => {
    timer ??= setTimeout(
      read,
      Math.max(0, last + every - Date.now()) + (every / 4) * Math.random(),
    );
  };
  const unfollow = live.follow({
    changed({ resource }) {
      for (const api of SHOWN_IN[resource] ?? [resource]) touched.add(api);
      later();
    },
    missed() {
      isAll = true;
      later();
    },
  });
  return () => {
    unfollow();
    clearTimeout(timer);
  };
}

/** Everything but what is watched. */
export const refetchAll = (live: Live, cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: (query) => isToRead(live, query, undefined) });

/** `wanted`: the resources that changed; undefined for all. */
function isToRead(
  live: Live,
  { queryKey: [resource, method, asked] }: Query,
  wanted: ReadonlySet<string> | undefined,
): boolean {
  if (typeof resource !== 'string') return wanted === undefined;
  const api = listOf(resource)?.api ?? resource;
  if (wanted && !wanted.has(api)) return false;
  return method !== 'getOne' || !live.isWatched(api, idIn(asked));
}

const idIn = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'id' in asked ? String(asked.id) : '';

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
