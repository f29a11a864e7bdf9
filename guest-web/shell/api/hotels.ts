import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import type { SelectedRoomJson } from '@baanpak/contract/room/room-queries.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { read } from './calls.ts';
import type { Api } from './client.ts';

const ALL = 100;

type Days = Readonly<{ from: LocalDate; to: LocalDate }>;

/** Rejects with 404 for a hotel that is not there or closed. */
export const getHotel = (
  api: Api,
  slug: string,
): Promise<Readonly<{ hotel: HotelJson; rooms: readonly RoomJson[] }>> =>
  read(api, '/outreach/hotels/{slug}', { slug });

export const getHotelsOfOwner = async (api: Api, ownerId: string): Promise<readonly HotelJson[]> =>
  (await read(api, '/outreach/hotels', {}, { ownerId, perPage: ALL })).hotels;

/** The rooms of the home page. */
export const getSelectedRooms = async (api: Api): Promise<readonly SelectedRoomJson[]> =>
  (await read(api, '/rooms/select-room', {})).rooms;

/** Calendars of all rooms of a hotel; `to` is exclusive. */
export const getHotelCalendars = async (
  api: Api,
  hotelId: string,
  { from, to }: Days,
): Promise<readonly BookReachJson[]> =>
  (await read(api, '/outreach/bookings/rooms/{hotelId}', { hotelId }, { from, to })).bookReaches;

/** One room's calendar; `to` is exclusive, at most 730 days from today. */
export const getRoomCalendar = async (
  api: Api,
  roomId: string,
  { from, to }: Days,
): Promise<BookReachJson> =>
  (await read(api, '/outreach/bookings/room/{roomId}', { roomId }, { from, to })).bookReach;
