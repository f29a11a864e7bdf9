import { randomUUID } from 'node:crypto';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Commands, RequestIds } from '../../ports.ts';

/** Gives a booking of an earlier version an id that opens it to its guest, once; one that has an id keeps it. */
export async function giveGuestId(
  { commands, ids }: Commands & RequestIds,
  bookingId: string,
  context: CommandContext,
): Promise<void> {
  const guestId = randomUUID();
  const data = { bookingId, guestId, guestIdHash: ids.guestIdHashOf(guestId) };
  const command = { type: 'GiveGuestId', data } as const;
  await commands.handle(booking, bookingStream(bookingId), command, context);
}
