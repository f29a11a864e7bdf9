import { useQuery } from '@tanstack/react-query';
import { read } from '../../shell/api/calls.ts';
import { useServices } from '../../shell/services.ts';

/** What happened to a booking, read once for all parts of its page; `version` is the booking's. */
export function useBookingHistory(id: string, version: number, enabled = true) {
  const { client } = useServices();
  return useQuery({
    queryKey: ['booking-history', id, version],
    queryFn: () => read(client, '/bookings/{id}/history', { id }),
    enabled,
  });
}
