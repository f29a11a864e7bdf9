import { roomCalendar, roomCalendarStream } from '@baanpak/domain/stay/room-calendar.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { StayHotelJson } from '@baanpak/query-api/contract/hotel.ts';
import type { RoomJson } from '@baanpak/query-api/contract/room.ts';
import { toStayHotel } from '@baanpak/query-api/contract/to-hotel.ts';
import { toRoom } from '@baanpak/query-api/contract/to-room.ts';
import { furthest } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { loadOffer } from './load-offer.ts';

export type RoomAnswer = Readonly<{ room: RoomJson; hotel: StayHotelJson; position: Position }>;

/** A room and its hotel as the read models will show them at `position`. */
export async function roomAnswer(deps: Deps, roomId: string): Promise<RoomAnswer> {
  const offer = await loadOffer(deps, roomId);
  const calendar = await deps.commands.load(roomCalendar, roomCalendarStream(roomId));
  const { units } = calendar.state;
  return {
    room: toRoom({ ...offer.room, units, version: offer.roomRevision }),
    hotel: toStayHotel({ ...offer.hotel, version: offer.hotelRevision }),
    position: furthest([...offer.positions, calendar.position]),
  };
}
