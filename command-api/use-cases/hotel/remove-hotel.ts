import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { hotelRooms, hotelRoomsStream } from '@baanpak/domain/hotel/hotel-rooms.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Clock, Commands } from '../../ports.ts';
import type { Staff } from '../caller.ts';
import { closeCalendars } from '../room/remove-room.ts';
import { loadHotel } from './load-hotel.ts';

/** Gone with its rooms, unless guests have yet to stay; its history stays. */
export async function removeHotel(
  ports: Commands & Clock,
  { context }: Staff,
  hotelId: string,
): Promise<Position> {
  const { commands } = ports;
  await loadHotel(ports, hotelId);
  const { state } = await commands.load(hotelRooms, hotelRoomsStream(hotelId));
  await closeCalendars(ports, state.roomIds, context);
  const command = { type: 'RemoveHotel', data: { hotelId } } as const;
  return (await commands.handle(hotel, hotelStream(hotelId), command, context)).position;
}
