import type { Doing, PersonPresent } from '@baanpak/contract/answers/presence.ts';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useMe } from '../auth.ts';
import { useServices } from '../services.ts';

/** Tells others that a booking is open here, while its page is in sight; `undefined`: none is. */
export function useEnter(bookingId: string | undefined, doing: Doing = 'looks'): void {
  const { live } = useServices();
  useEffect(
    () => (bookingId === undefined ? undefined : live.enter(bookingId, doing)),
    [live, bookingId, doing],
  );
}

/** Who else has any of these bookings open, by their ids; the same until that changes. */
export function useOthersAmong(
  bookingIds: readonly string[],
): ReadonlyMap<string, readonly PersonPresent[]> {
  const { presence } = useServices().live;
  const me = useMe();
  const found = () =>
    bookingIds.flatMap((id) => {
      const others = presence.at(id).filter(({ _id }) => _id !== me._id);
      return others.length > 0 ? [[id, others] as const] : [];
    });
  const known = useRef(new Map<string, readonly PersonPresent[]>());
  return useSyncExternalStore(presence.subscribe, () => {
    const now = found();
    if (JSON.stringify(now) !== JSON.stringify([...known.current])) known.current = new Map(now);
    return known.current;
  });
}

/** Who else has a booking open at this moment. */
export function useOthersAt(bookingId: string): readonly PersonPresent[] {
  const { presence } = useServices().live;
  const me = useMe();
  const people = useSyncExternalStore(presence.subscribe, () => presence.at(bookingId));
  return useMemo(() => people.filter(({ _id }) => _id !== me._id), [people, me._id]);
}
