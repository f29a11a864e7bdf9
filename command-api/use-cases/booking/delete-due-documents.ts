import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, GuestFiles } from '../../ports.ts';

/**
 * Deletes the documents of a stay that is over or called off: first the files, then the event says so. A crash
 * in between deletes once more what is gone.
 */
export async function deleteDueDocuments(
  { commands, guestFiles, now }: Commands & Clock & GuestFiles,
  bookingId: string,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const stream = bookingStream(bookingId);
  const command = { type: 'DeleteDocuments', data: { bookingId, at: now() } } as const;
  const { state } = await commands.load(booking, stream);
  if (state.status === 'unknown' || booking.decide(state, command).length === 0) return [];
  const { documents } = state.onlineCheckIn;
  await Promise.all(documents.map(({ fileId }) => guestFiles.remove(fileId)));
  return (await commands.handle(booking, stream, command, context)).events;
}
