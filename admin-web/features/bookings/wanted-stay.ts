import type { Booking } from './booking.ts';

/** What is asked for in the dialog; what nobody touched stays as the booking has it. */
export type Wished = Readonly<
  Partial<Pick<Booking, 'roomId' | 'checkInDate' | 'checkOutDate'>> & {
    reprice: boolean;
    /** A price that was lowered before is kept, for the reason. */
    isKept?: boolean;
  }
>;
export type MoveTarget = Readonly<
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
