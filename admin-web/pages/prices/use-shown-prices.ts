import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import type { PricedDayJson, PriceOverrideJson } from '@baanpak/contract/room/room-prices.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useQueries } from '@tanstack/react-query';
import type { Room } from '../../shell/api/room.ts';
import { useServices } from '../../shell/services.ts';

export type PricesRead = Readonly<{ prices: PricedDayJson[]; paints: PriceOverrideJson[] }>;

/** A room with what is known of the days shown; units left are missing where its hotel is closed. */
export type ShownRoom = Readonly<{
  room: Room;
  days: ReadonlyMap<string, PricedDayJson>;
  left: ReadonlyMap<string, number>;
  paints: readonly PriceOverrideJson[];
}>;

/** The first part of the names that what is read here has in the cache. */
export const PRICES = 'prices';

/** Prices, rules and units left of rooms on some days; what was read before stays until the answer comes. */
export function useShownPrices(rooms: readonly Room[], days: readonly LocalDate[]) {
  const { client } = useServices();
  const [first, last] = [days[0], days.at(-1)];
  const range = first && last ? `from=${first}&to=${addDays(last, 1)}` : '';
  const hotelIds = [...new Set(rooms.map(({ hotelId }) => hotelId))];
  const read = useQueries({
    queries: rooms.map(({ id }) => ({
      queryKey: [PRICES, id, range],
      queryFn: () => client.get<PricesRead>(`/rooms/${id}/prices?${range}`),
    })),
  });
  const calendars = useQueries({
    queries: hotelIds.map((hotelId) => ({
      queryKey: [PRICES, 'left', hotelId, range],
      queryFn: () => client.get<Calendars>(`/outreach/bookings/rooms/${hotelId}?${range}`),
      retry: false, // a closed hotel has none
    })),
  });
  const reaches = calendars.flatMap(({ data }) => data?.bookReaches ?? []);
  const shown = rooms.map((room, n): ShownRoom => {
    const { prices = [], paints = [] } = read[n]?.data ?? {};
    const reach = reaches.find(({ roomId }) => roomId === room.id);
    return {
      room,
      days: new Map(prices.map((day) => [day.date, day])),
      left: new Map((reach?.days ?? []).map((day) => [day.date, day.unitsLeft])),
      paints,
    };
  });
  return { shown, failed: read.find(({ error }) => error)?.error ?? null };
}

type Calendars = Readonly<{ bookReaches: readonly BookReachJson[] }>;
