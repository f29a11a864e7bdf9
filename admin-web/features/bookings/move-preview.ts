import type { ChangedBookingJson } from '@baanpak/contract/booking/staff-booking-requests.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../shell/api/records.ts';
import { useServices } from '../../shell/services.ts';

/** How long nothing is typed before the server is asked, in milliseconds. */
const PAUSE = 300;

/** What a move or a departure would come to, in THB; `waits`: somebody else must decide the refund. */
export type MovePreview = Readonly<Required<ChangedBookingJson>>;

/** What a departure is asked for with. */
type WantedDeparture = Readonly<{ action: 'check-out'; reprice?: true }>;

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

/** What is asked for in the dialog; what nobody touched stays as the booking has it. */
export type Wished = Readonly<
  Partial<Pick<Booking, 'roomId' | 'checkInDate' | 'checkOutDate'>> & {
    reprice: boolean;
    /** A price that was lowered before is kept, for the reason. */
    isKept?: boolean;
  }
>;
type MoveTarget = Readonly<
  Pick<Booking, 'roomId' | 'checkInDate' | 'checkOutDate'> & { reprice?: boolean; reason?: string }
>;

/** Where and when a stay is to be; a day that is not written yet is empty. */
export const wantedOf = (
  { roomId, checkInDate, checkOutDate }: Booking,
  { reprice, isKept, ...wished }: Wished,
  reason: string,
): MoveTarget => ({
  ...{ roomId, checkInDate, checkOutDate, ...wished },
  ...(isKept ? { reprice: false, reason } : reprice && { reprice }),
});

/** Why it cannot be asked for: days that are missing or in the wrong order, no reason, or nothing is new. */
export type NoPreview = 'no-check-in' | 'no-check-out' | 'no-nights' | 'no-reason' | 'nothing-new';

export function whyNoPreview(booking: Booking, wanted: MoveTarget): NoPreview | undefined {
  if (wanted.checkInDate === '') return 'no-check-in';
  if (wanted.checkOutDate === '') return 'no-check-out';
  if (wanted.checkOutDate <= wanted.checkInDate) return 'no-nights';
  if (wanted.reprice === false && wanted.reason === '') return 'no-reason';
  const isMoved =
    wanted.roomId !== booking.roomId ||
    wanted.checkInDate !== booking.checkInDate ||
    wanted.checkOutDate !== booking.checkOutDate;
  return isMoved || wanted.reprice ? undefined : 'nothing-new';
}
