import type { StaffHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { type HotelForTest, registerRoom } from './catalogue.ts';
import type { Problem, Requests } from './requests.ts';
import type { Shop } from './shop.ts';
import type { Hired } from './staff.ts';

export type HotelAnswer = Readonly<{ hotel: StaffHotelJson }> & Problem;
export type RoomAnswer = Readonly<{ room: RoomJson }> & Problem;
type Headers = Readonly<Record<string, string>>;

/** The least a new hotel is made of. */
export const HOTEL_REQUEST = {
  hotelName: { th: 'บ้านสวน', en: 'Garden House' },
  provinceId: 'TH-50',
};

/** The least a new room of a hotel is made of. */
export const roomRequest = ({ hotelId }: HotelForTest) => ({
  hotelId,
  title: 'Tree house',
  basePrice: 1500,
  maxGuests: 3,
});

/** What staff do with hotels. */
export function staffHotelsWith(shop: Shop) {
  const writes = writesTo<HotelAnswer>(shop, '/hotels', HOTEL_REQUEST);
  return {
    ...writes,
    made: async (by: Hired, changes: object = {}) => (await writes.create(by, changes)).body.hotel,
    /** A room of such a hotel, to be sold. */
    roomIn: ({ _id, ownerId, hotelNameSlug }: StaffHotelJson) =>
      registerRoom(shop.ports.commands, { hotelId: _id, ownerId, slug: hotelNameSlug }),
  };
}

/** What staff do with rooms, of this hotel unless told otherwise. */
export function staffRoomsWith(shop: Shop, hotel: HotelForTest) {
  const writes = writesTo<RoomAnswer>(shop, '/rooms', roomRequest(hotel));
  return {
    ...writes,
    made: async (by: Hired, changes: object = {}) => (await writes.create(by, changes)).body.room,
  };
}

const writesTo = <Body>({ post, put, delete: remove }: Requests, url: string, example: object) => ({
  create: (by: Hired, changes: object = {}, headers: Headers = {}) =>
    post<Body>(url, { ...example, ...changes }, { ...by.headers, ...headers }),
  change: (by: Hired, id: string, body: object, headers: Headers = {}) =>
    put<Body>(`${url}/${id}`, body, { ...by.headers, ...headers }),
  remove: (by: Hired, id: string, headers: Headers = {}) =>
    remove<Problem>(`${url}/${id}`, { ...by.headers, ...headers }),
});
