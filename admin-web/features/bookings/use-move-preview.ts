import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import type { Booking } from './booking.ts';
import type { MoveTarget } from './wanted-stay.ts';

/** How long nothing is typed before the server is asked, in milliseconds. */
const PAUSE = 300;

/** What a move or a departure would come to, in THB; `waits`: somebody else must decide the refund. */
export type MovePreview = Readonly<
  Record<'price' | 'previousPrice' | 'due' | 'refund', number> & {
    waits: boolean;
    book: StaffBookingJson;
  }
>;

/** What a departure is asked for with. */
export type WantedDeparture = Readonly<{ action: 'check-out'; reprice?: true }>;

/**
 * Asks what a move or a departure would come to, a moment after it was last changed; what was asked before is forgotten.
 * `undefined` asks nothing. `refused` is what the server said no with.
 */
export function useMovePreview(booking: Booking, wanted: MoveTarget | WantedDeparture | undefined) {
  const { client } = useServices();
  const { t } = useTranslation();
  const body = wanted && JSON.stringify({ ...wanted, version: booking.version });
  const settled = useSettled(body);
  const { data, error } = useQuery({
    queryKey: ['move-preview', booking.id, settled],
    queryFn: () =>
      client.put<MovePreview>(
        `/bookings/${booking.id}?preview=true`,
        JSON.parse(settled ?? 'null'),
      ),
    enabled: settled !== undefined && settled === body,
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  });
  const isOfNow = body !== undefined && settled === body;
  const saidNo = error instanceof Error ? error.message : t('offline');
  return {
    preview: isOfNow ? data : undefined,
    refused: isOfNow && error ? saidNo : undefined,
  };
}

/** The value once it stays the same for a moment. */
function useSettled(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
