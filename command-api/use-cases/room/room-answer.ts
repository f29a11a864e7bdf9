import type { StayHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { toStayHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { toRoom } from '@baanpak/contract/room/to-room.ts';
import { ratingOfRoom } from '@baanpak/domain/review/review-scores.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { RoomCalendar } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { latestPosition } from '../../http/answer.ts';
import type { Commands } from '../../ports.ts';
import { loadOffer, type RoomOffer } from './load-offer.ts';

export type RoomAnswer = Readonly<{ room: RoomJson; hotel: StayHotelJson; position: Position }>;
export type RoomStates = Readonly<{ offer: RoomOffer; calendar: LoadedState<RoomCalendar> }>;

/** A room and its hotel as the read models will show them at `position`. */
export const roomAnswer = async (ports: Commands, roomId: string): Promise<RoomAnswer> =>
  roomAnswerFrom(await loadRoomStates(ports, roomId));

export async function loadRoomStates(ports: Commands, roomId: string): Promise<RoomStates> {
  const [offer, calendar] = await Promise.all([
    loadOffer(ports, roomId),
    ports.commands.load(roomCalendar, roomCalendarStream(roomId)),
  ]);
  return { offer, calendar };
}

export function roomAnswerFrom({ offer, calendar }: RoomStates): RoomAnswer {
  const { units } = calendar.state;
  const { room, hotel, scores } = offer;
  return {
    room: toRoom({
      ...room,
      ...{ units, reviews: ratingOfRoom(scores, room.roomId) },
      version: offer.roomRevision,
    }),
    hotel: toStayHotel({ ...hotel, reviews: scores.hotel, version: offer.hotelRevision }),
    position: latestPosition([...offer.positions, calendar.position]),
  };
}
