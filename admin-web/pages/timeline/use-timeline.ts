import type { TimelineRoomJson } from '@baanpak/contract/timeline/timeline.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useServices } from '../../shell/services.ts';
import { useOwnResource } from '../../shell/use-own-resource.ts';

type Timeline = Readonly<{ rooms: readonly TimelineRoomJson[] }>;

/**
 * A hotel's rooms and their stays on some days; what was shown stays until other days came. It is read again as bookings
 * change, like their lists, for its key begins with theirs.
 */
export function useTimeline(hotelId: string | undefined, first: LocalDate, span: number) {
  const { client } = useServices();
  const resource = useOwnResource('book-manage');
  const cache = useQueryClient();
  const to = addDays(first, span);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [resource, 'timeline', hotelId, first, to],
    queryFn: () =>
      client.get<Timeline>(`/bookings/timeline?hotelId=${hotelId}&from=${first}&to=${to}`),
    enabled: hotelId !== undefined,
    placeholderData: keepPreviousData,
  });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return {
    rooms: data?.rooms,
    error,
    isOld: isPlaceholderData,
    reload: () => cache.invalidateQueries({ queryKey: [resource] }),
  };
}
