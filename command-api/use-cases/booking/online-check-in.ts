import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { AnnouncedArrival } from '@baanpak/domain/booking/booking-state.ts';
import { assertAwaited, assertMoreDocuments } from '@baanpak/domain/booking/online-check-in.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands, GuestFiles, Pictures } from '../../ports.ts';
import type { Caller } from '../caller.ts';
import type { OpenedBooking } from './load-booking.ts';

/** The guest says when they come, until they are checked in (docs/adr/0089-online-check-in.md). */
export async function announceArrival(
  { commands, now }: Commands & Clock,
  by: Caller,
  bookingId: string,
  arrival: AnnouncedArrival,
): Promise<Position> {
  const command = { type: 'AnnounceArrival', data: { bookingId, arrival, at: now() } } as const;
  return (await commands.handle(booking, bookingStream(bookingId), command, by.context)).position;
}

/**
 * The guest sends a passport or the like, for staff alone. The event that names the file comes before the file, so
 * that nothing lies in the store that is not deleted one day; who breaks off in between sends it again
 * (docs/adr/0089-online-check-in.md).
 */
export async function sendDocument(
  { commands, guestFiles, now }: Commands & Clock & GuestFiles,
  by: Caller,
  { bookingId, state }: OpenedBooking,
  takeDocument: () => ReturnType<Pictures['pictures']['takeDocument']>,
): Promise<Position> {
  assertMoreDocuments(assertAwaited(state, now())); // before a picture is drawn for nothing
  const { bytes, mediaType } = await takeDocument();
  const fileId = await guestFiles.idOf(bookingId, bytes);
  const command = {
    type: 'SendDocument',
    data: { bookingId, fileId, mediaType, at: now() },
  } as const;
  const stream = bookingStream(bookingId);
  const { position } = await commands.handle(booking, stream, command, by.context);
  await guestFiles.put(bookingId, bytes);
  return position;
}

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
