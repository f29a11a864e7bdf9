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
import { type I18nText, i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Past } from './past.ts';

/** A room and what it is shown with; removed or not, for bookings live on. */
export type RoomThen = Readonly<{
  room: RegisteredRoom;
  hotel: RegisteredHotel;
  scores: ReviewScores;
  calendar: RoomCalendar;
}>;

/** Undefined for one that was not registered by then. */
export async function roomStatesAt(past: Past, roomId: string): Promise<RoomThen | undefined> {
  const [{ state: known }, { state: calendar }] = await Promise.all([
    past.state(room, roomStream(roomId)),
    past.state(roomCalendar, roomCalendarStream(roomId)),
  ]);
  if (known.status === 'unknown') return undefined;
  const [{ state: ofHotel }, { state: scores }] = await Promise.all([
    past.state(hotel, hotelStream(known.hotelId)),
    past.state(reviewScores, reviewScoresStream(known.hotelId)),
  ]);
  if (ofHotel.status === 'unknown') return undefined;
  return { room: known, hotel: ofHotel, scores, calendar };
}

/** As everyone reads it. */
export const roomThen = ({ room: known, scores, calendar: { units } }: RoomThen): RoomJson =>
  toRoom({ ...known, units, reviews: ratingOfRoom(scores, known.roomId) });

/** A room as its staff read it then; undefined where it, or its hotel, was not there yet or no more. */
export async function roomAt(past: Past, roomId: string): Promise<RoomJson | undefined> {
  const found = await roomStatesAt(past, roomId);
  return found && isThere(found) ? roomThen(found) : undefined;
}

/** What a room was called then, of its own stream alone. */
export async function titleAt(past: Past, roomId: string): Promise<I18nText> {
  const { state } = await past.state(room, roomStream(roomId));
  return state.status === 'unknown' ? NO_TEXT : state.details.title;
}

const NO_TEXT = i18nText('');

export const isThere = ({ room: known, hotel: ofHotel }: RoomThen): boolean =>
  known.status === 'registered' && ofHotel.status === 'registered';
