import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, Holding } from '../../ports.ts';
import { abandonReservation } from '../checkout/abandon-reservation.ts';

type Stay = Readonly<{ bookingId: string; roomId: string }>;
type Unfinished = Readonly<{ checkoutUid: string; stays: readonly Stay[] }>;

/**
 * Ends what was begun of a reservation that was refused. What its checkout has by now, for the same
 * request came twice and the other went through, stands.
 */
export async function compensate(
  ports: Commands & Clock & Holding,
  { checkoutUid: uid, stays }: Unfinished,
  begun: boolean,
  context: CommandContext,
): Promise<void> {
  if (begun) {
    for (const { bookingId, roomId } of stays)
      await abandonReservation(ports, { uid, bookingId, roomId }, context);
  } else if (ports.settings.capHolds) {
    await ports.holds.leave(stays.map(({ bookingId }) => bookingId));
  }
}
