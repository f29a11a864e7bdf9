import type { StayHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { toStayHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { toRoom } from '@baanpak/contract/room/to-room.ts';
import { hotel, hotelStream, type RegisteredHotel } from '@baanpak/domain/hotel/hotel.ts';
import {
  type ReviewScores,
  ratingOfRoom,
  reviewScores,
  reviewScoresStream,
} from '@baanpak/domain/review/review-scores.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { RegisteredRoom } from '@baanpak/domain/room/room-state.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { RoomCalendar } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { SITE_STREAM, site } from '@baanpak/domain/site/site.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Rates } from '@baanpak/domain/values/money/rates.ts';
import type { LoadedState } from '@baanpak/infrastructure/commands/loaded-state.ts';
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Commands, Ports } from '../../ports.ts';

/** A room as it is sold now, with its hotel, and the site's rates that a booking keeps. */
export type RoomOffer = Readonly<{
  room: RegisteredRoom;
  hotel: RegisteredHotel;
  rates: Rates;
  /** What guests give the hotel and its rooms. */
  scores: ReviewScores;
  disabled: boolean;
  roomRevision: number;
  hotelRevision: number;
  /** Of the last events read: what an answer that changes nothing is true at. */
  positions: readonly Position[];
}>;

/** Throws `not-found` for a room or hotel that was never registered. */
export async function loadOffer({ commands }: Commands, roomId: string): Promise<RoomOffer> {
  const stream = roomStream(roomId);
  // a room stays with its hotel: what is in memory tells which, and both are read at once
  const remembered = commands.remembered(room, stream);
  const [foundRoom, { state: rates }, early] = await Promise.all([
    commands.load(room, stream),
    commands.load(site, SITE_STREAM),
    remembered.status === 'unknown' ? undefined : ofHotel(commands, remembered.hotelId),
  ]);
  if (foundRoom.state.status === 'unknown') throw new Refusal('not-found', 'No such room');
  const [foundHotel, scores] = early ?? (await ofHotel(commands, foundRoom.state.hotelId));
  if (foundHotel.state.status === 'unknown') throw new Refusal('not-found', 'No such hotel');
  return {
    room: foundRoom.state,
    hotel: foundHotel.state,
    rates,
    scores: scores.state,
    disabled: foundRoom.state.disabled || foundHotel.state.disabled,
    roomRevision: foundRoom.revision,
    hotelRevision: foundHotel.revision,
    positions: [foundRoom.position, foundHotel.position, scores.position],
  };
}

const ofHotel = ({ load }: Ports['commands'], hotelId: string) =>
  Promise.all([load(hotel, hotelStream(hotelId)), load(reviewScores, reviewScoresStream(hotelId))]);

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
