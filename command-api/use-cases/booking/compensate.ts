import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Deps } from '../../deps.ts';
import { abandonReservation } from '../checkout/abandon-reservation.ts';

type Stay = Readonly<{ bookingId: string; roomId: string }>;
type Unfinished = Readonly<{ checkoutUid: string; stays: readonly Stay[] }>;

/**
 * Ends what was begun of a reservation that was refused. What its checkout has by now, for the same
 * request came twice and the other went through, stands.
 */
export async function compensate(
  deps: Deps,
  { checkoutUid: uid, stays }: Unfinished,
  begun: boolean,
  context: CommandContext,
): Promise<void> {
  if (begun) {
    for (const { bookingId, roomId } of stays)
      await abandonReservation(deps, { uid, bookingId, roomId }, context);
  } else if (deps.settings.capHolds) {
    await deps.holds.leave(stays.map(({ bookingId }) => bookingId));
  }
}
