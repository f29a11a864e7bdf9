import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';

/** Nights from `from` up to, but not including, `to`, counted from FIRST_NIGHT, on some weekdays. */
export type Nights = Readonly<{ from: number; to: number; weekdays: number }>;

/** A room with all that depends on the night. */
export type KnownRoom = Readonly<{
  roomId: string;
  hotelId: string;
  /** Revision of the room's stream. */
  version: number;
  disabled: boolean;
  maxGuests: number;
  pets: boolean;
  kids: boolean;
  units: number;
  basePrice: Satang;
  /** What was said of its nights, the last first. */
  prices: readonly (Nights & Readonly<{ price: Satang }>)[];
  rules: readonly (Nights & Readonly<{ rules: Partial<StayRules> }>)[];
  /** How many units are taken: see RoomCalendarRow. */
  nights: string;
  /** Grows with every change of what is said here. */
  moved: number;
}>;

/** A hotel as it is looked for. */
export type KnownHotel = Readonly<{
  hotelId: string;
  slug: string;
  /** Revision of the hotel's stream. */
  version: number;
  provinceId: string;
  disabled: boolean;
  name: I18nText;
  /** As they are searched, without spaces. */
  names: string;
  lat: number | null;
  lng: number | null;
  facilities: readonly string[];
  sideViews: readonly string[];
}>;

/** Hotels that have a room, with their rooms: all that was not removed. */
export type HotelWithRooms = KnownHotel & Readonly<{ rooms: readonly KnownRoom[] }>;

export type Availability = Readonly<{
  /** Of what was read: another one may say something else under the same numbers. */
  epoch: string;
  hotels: ReadonlyMap<string, HotelWithRooms>;
  rooms: ReadonlyMap<string, KnownRoom>;
  bySlug: ReadonlyMap<string, HotelWithRooms>;
  hotelsIn(provinceId: string): Iterable<HotelWithRooms>;
}>;

/** A room that cannot be had on any night: it or its hotel is closed. */
export const isClosed = ({ hotels }: Availability, { disabled, hotelId }: KnownRoom): boolean =>
  disabled || hotels.get(hotelId)?.disabled !== false;

/** The order in which a hotel shows its rooms. */
export const cheapestFirst = (a: KnownRoom, b: KnownRoom): number =>
  a.basePrice - b.basePrice || (a.roomId < b.roomId ? -1 : 1);

type Hotel = KnownHotel & { rooms: KnownRoom[] };

/** What a night's room costs and holds is kept by hotel, and hotels by province. */
export function knownAvailability(epoch: string) {
  const hotels = new Map<string, Hotel>();
  const rooms = new Map<string, KnownRoom>();
  const bySlug = new Map<string, Hotel>();
  const provinces = new Map<string, Set<Hotel>>();

  function forgetHotel(hotelId: string): Hotel | undefined {
    const hotel = hotels.get(hotelId);
    if (!hotel) return undefined;
    provinces.get(hotel.provinceId)?.delete(hotel);
    bySlug.delete(hotel.slug);
    hotels.delete(hotelId);
    return hotel;
  }

  function forgetRoom(roomId: string): void {
    const room = rooms.get(roomId);
    const of = room && hotels.get(room.hotelId);
    if (!of) return;
    of.rooms.splice(of.rooms.indexOf(room), 1);
    rooms.delete(roomId);
  }

  return {
    epoch,
    hotels: hotels as ReadonlyMap<string, HotelWithRooms>,
    rooms: rooms as ReadonlyMap<string, KnownRoom>,
    bySlug: bySlug as ReadonlyMap<string, HotelWithRooms>,
    hotelsIn: (provinceId: string): Iterable<HotelWithRooms> => provinces.get(provinceId) ?? [],

    putHotel(hotel: KnownHotel): void {
      const before = forgetHotel(hotel.hotelId);
      const known = { ...hotel, rooms: before?.rooms ?? [] };
      hotels.set(hotel.hotelId, known);
      bySlug.set(hotel.slug, known);
      const there = provinces.get(hotel.provinceId) ?? new Set();
      provinces.set(hotel.provinceId, there.add(known));
    },

    /** Of a hotel that is known. */
    putRoom(room: KnownRoom): void {
      const of = hotels.get(room.hotelId);
      if (!of) throw new Error(`Hotel ${room.hotelId} of room ${room.roomId} is not known`);
      forgetRoom(room.roomId);
      of.rooms.push(room);
      rooms.set(room.roomId, room);
    },

    forgetRoom,
  };
}

export type KnownAvailability = ReturnType<typeof knownAvailability>;
