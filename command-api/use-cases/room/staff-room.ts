import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { RegisteredRoom } from '@baanpak/domain/room/room-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Commands } from '../../ports.ts';

/** A room that is there, in a hotel that is there; else undefined. */
export async function findRoom(
  { commands }: Commands,
  roomId: string,
): Promise<RegisteredRoom | undefined> {
  const { state } = await commands.load(room, roomStream(roomId));
  if (state.status !== 'registered') return undefined;
  const { state: itsHotel } = await commands.load(hotel, hotelStream(state.hotelId));
  return itsHotel.status === 'registered' ? state : undefined;
}

/** A room that is there. Throws `not-found`. */
export async function loadRoom(ports: Commands, roomId: string): Promise<RegisteredRoom> {
  const state = await findRoom(ports, roomId);
  if (!state) throw new Refusal('not-found', 'No such room');
  return state;
}
