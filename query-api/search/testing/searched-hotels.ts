import type { PageJson } from '@baanpak/contract/answers/paging.ts';
import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { RoomOfferJson } from '@baanpak/contract/room/room.ts';
import { type HotelRegistered, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import {
  calendarOpened,
  hotelRegistered,
  named,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { openQueryApiForTest, type QueryAnswer } from '../../testing/query-api-for-tests.ts';

type HotelWithRooms = HotelJson & { rooms: RoomOfferJson[] };
type Search = PageJson & { hotels: HotelWithRooms[]; detail: string; code: string };
type RoomGiven = Partial<RoomDetails> & { units?: number; price?: number };

export const MARCH_1_3 = 'startDate=2027-03-01T00:00:00&endDate=2027-03-03T00:00:00';

/** The English names, in the order they were found in. */
export const names = ({ body }: QueryAnswer<Search>) =>
  body.hotels.map(({ hotelName }) => hotelName.en);

/** The query API with hotels and rooms to be found in it; every test has a province of its own. */
export async function openSearchForTest() {
  const api = await openQueryApiForTest();
  const search = (query: string, path = '/search/hotels', language = 'en') =>
    api.get<Search>(`${path}?${query}`, { 'accept-language': language });
  return {
    api,
    search,
    advanced: (query: string) => search(query, '/search/hotels/advanced'),
    close: () => api.close(),
    async hotelIn(provinceId: string, name: string, details: Partial<HotelDetails> = {}) {
      const hotel = hotelRegistered({ ...named(name), ...details, provinceId });
      await api.given(hotelStream(hotel.data.hotelId), hotel);
      return hotel;
    },
    async roomOf(hotel: HotelRegistered, { units = 1, price = 1000, ...details }: RoomGiven = {}) {
      const room = roomRegistered(hotel, { ...details, basePrice: baht(price) });
      const { roomId } = room.data;
      await api.given(roomStream(roomId), room);
      await api.given(roomCalendarStream(roomId), calendarOpened(room, units));
      return { room, roomId, stream: roomStream(roomId), calendar: roomCalendarStream(roomId) };
    },
  };
}

export type SearchForTest = Awaited<ReturnType<typeof openSearchForTest>>;
