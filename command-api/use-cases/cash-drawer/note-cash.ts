import { cashDrawer, cashDrawerStream } from '@baanpak/domain/cash-drawer/cash-drawer.ts';
import type { DomainEvent, NoteCash } from '@baanpak/domain/processes/process.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Commands } from '../../ports.ts';
import { loadBooking } from '../booking/booking-answer.ts';

/** Puts cash of a booking into the till of who took it, on the day it was taken. */
export async function noteCash(
  ports: Commands,
  { bookingId, by: userId, ...data }: NoteCash['data'],
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await loadBooking(ports, bookingId);
  const { hotelId, ownerId } = state.terms;
  const of = { hotelId, ownerId, userId, day: bangkokDay(data.at) };
  const command = { type: 'MoveCash', data: { ...of, ...data } } as const;
  return (await ports.commands.handle(cashDrawer, cashDrawerStream(of), command, context)).events;
}
