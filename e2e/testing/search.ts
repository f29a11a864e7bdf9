import { addDays, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { Api } from './api.ts';
import type { RoomStay } from './guest.ts';

type FoundHotels = Readonly<{
  total: number;
  hotels: readonly Readonly<{
    provinceId: string;
    rooms: readonly Readonly<{
      _id: string;
      units: number;
      nights: number;
      price: number;
      totalPrice: number;
    }>[];
  }>[];
}>;
type Day = Readonly<{ date: string; status: string; price: number; unitsLeft: number }>;

/** Hotels with rooms for two, all on one page; `more` is added to the query. */
export async function searchHotels(
  api: Api,
  { checkIn, checkOut }: Stay,
  more = '',
): Promise<FoundHotels> {
  const query = `startDate=${checkIn}&endDate=${checkOut}&guests=2&perPage=100${more}`;
  return (await api<FoundHotels>(`/search/hotels?${query}`)).body;
}

/** A room's days from that of arrival to that of departure. */
export async function readCalendar(
  api: Api,
  { roomId, checkIn, checkOut }: RoomStay,
): Promise<readonly Day[]> {
  const query = `from=${checkIn}&to=${addDays(checkOut, 1)}`;
  const { body } = await api<{ bookReach: { days: readonly Day[] } }>(
    `/outreach/bookings/room/${roomId}?${query}`,
  );
  return body.bookReach.days;
}

export async function isTaken(api: Api, { roomId, checkIn, checkOut }: RoomStay): Promise<boolean> {
  const query = `check_in_date=${checkIn}&check_out_date=${checkOut}`;
  const { body } = await api<{ exists: boolean }>(
    `/outreach/bookings/is-exists/${roomId}?${query}`,
  );
  return body.exists;
}
