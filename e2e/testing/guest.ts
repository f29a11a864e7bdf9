import { instant } from '@baanpak/domain/values/time/instant.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import type { Api, ApiAnswer } from './api.ts';

export type Room = Readonly<{ roomId: string; hotelId: string; slug: string; units: number }>;
export type RoomStay = Stay & Readonly<{ roomId: string }>;

/** What tests look at of a booking. */
export type Book = Readonly<{
  _id: string;
  bookingId: string;
  checkoutId: string;
  status: string;
  paymentStatus: string;
  email: string;
  holdExpiresAt: string | null;
  roomId: string;
  checkInDate: string;
  checkOutDate: string;
  price: number;
  totalReceived: number;
}>;
export type Books = Readonly<{ book: Book; books: readonly Book[] }>;

/** No booking of the demo reaches so far ahead: every room is free from here on. */
const FREE_FROM = 60;

/** The day `n` days after the last day of the demo's bookings. */
export const freeDay = (n: number): LocalDate =>
  addDays(bangkokDay(instant(Date.now())), FREE_FROM + n);

/** Stays of two nights, each later than all before. */
export function differentStays(): () => Stay {
  let day = 0;
  return () => {
    day += 3;
    return { checkIn: freeDay(day), checkOut: freeDay(day + 2) };
  };
}

type FoundHotel = Readonly<{
  _id: string;
  hotelNameSlug: string;
  rooms: readonly Readonly<{ _id: string; units: number }>[];
}>;

/** All rooms of the demo. */
export async function findRooms(api: Api): Promise<Room[]> {
  const query = `startDate=${freeDay(0)}&endDate=${freeDay(1)}&perPage=100`;
  const { body } = await api<{ hotels: readonly FoundHotel[] }>(`/search/hotels?${query}`);
  return body.hotels.flatMap(({ _id: hotelId, hotelNameSlug: slug, rooms }) =>
    rooms.map(({ _id: roomId, units }) => ({ roomId, hotelId, slug, units })),
  );
}

/** The first room with so many units. */
export function roomWith(units: number, rooms: readonly Room[]): Room {
  const found = rooms.find((room) => room.units === units);
  if (!found) throw new Error(`The demo has no room of ${units} units`);
  return found;
}

/** The first room of a hotel with so many units. */
export const roomAt = (slug: string, units: number, rooms: readonly Room[]): Room =>
  roomWith(
    units,
    rooms.filter((room) => room.slug === slug),
  );

let guests = 0;

/** What a guest tells when booking; each is somebody else. */
export const newGuest = () => {
  guests += 1;
  return {
    reservedBy: 'สมหญิง ใจดี',
    email: `guest${guests}@example.com`,
    phone: '081-000-0000',
    guests: 1,
    methodCheckIn: 'At Hotel',
    paymentMethod: 'gateway',
  };
};

/** Books one stay as somebody new. */
export const book = (
  api: Api,
  { roomId, checkIn, checkOut }: RoomStay,
  changes: object = {},
): Promise<ApiAnswer<Books>> =>
  api<Books>('/outreach/bookings', {
    body: { ...newGuest(), roomId, checkInDate: checkIn, checkOutDate: checkOut, ...changes },
  });

export type OpenedCheckout = Readonly<{ data: { uid: string; totalPrice: number } }>;

/** Makes a checkout of several stays. */
export const openCheckout = (
  api: Api,
  stays: readonly RoomStay[],
): Promise<ApiAnswer<OpenedCheckout>> =>
  api<OpenedCheckout>('/outreach/bookings/checkout', {
    body: {
      checkouts: stays.map(({ roomId, checkIn, checkOut }) => ({
        roomId,
        dateRange: { start: checkIn, end: checkOut },
        guests: 1,
      })),
    },
  });

/** Books all stays of a checkout as somebody new. */
export const bookCheckout = (
  api: Api,
  checkoutId: string,
  changes: object = {},
): Promise<ApiAnswer<Books>> =>
  api<Books>('/outreach/bookings', { body: { ...newGuest(), checkoutId, ...changes } });

/** Reads a booking, as new as the write whose answer is given. */
export async function readBooking(api: Api, id: string, after?: Headers): Promise<Book> {
  type Page = Readonly<{ book: Book }>;
  const path = `/outreach/bookings/${id}`;
  return (await (after ? readAfter<Page>(after, api, path) : api<Page>(path))).body.book;
}

/** What is read once a write can be seen by everybody, a browser that comes along included. */
export async function readAfter<Body>(
  written: Headers,
  api: Api,
  path: string,
): Promise<ApiAnswer<Body>> {
  const headers = { 'x-after-position': written.get('x-position') ?? '' };
  for (;;) {
    const answer = await api<Body>(path, { headers });
    if (!answer.headers.has('x-stale')) return answer;
  }
}
