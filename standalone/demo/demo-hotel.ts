import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import { forbid, rulesFrom, type StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { FacilityCode } from '@baanpak/domain/values/place/facilities.ts';
import type { Province } from '@baanpak/domain/values/place/provinces.ts';
import type { SideViewCode } from '@baanpak/domain/values/place/side-views.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { nightsBetween, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { AMENITIES, type Amenity } from './amenities.ts';

/** Which calendar of prices a room follows (seasons.ts). */
export type Season = 'beach' | 'mountain' | 'city';

/** `key` is unique within its hotel; `units` identical rooms are sold under it. */
export type DemoRoom = Readonly<{
  key: string;
  units: number;
  details: RoomDetails;
  seasons: Season;
  /** Of every night that can be booked; null where any stay is taken. */
  rules: Partial<StayRules> | null;
}>;

export type DemoHotel = Readonly<{
  slug: string;
  owner: 'owner1' | 'owner2';
  details: HotelDetails;
  rooms: readonly DemoRoom[];
}>;

type DescribedRoom = Readonly<{
  key: string;
  units: number;
  title: I18nText;
  subtitle: I18nText;
  description: I18nText;
  roomType: string;
  /** A night's price in whole baht. */
  price: number;
  /** How many sleep there without extra beds, and with them. */
  sleeps: readonly [guests: number, maxGuests: number];
  pets?: boolean;
  kids?: boolean;
  amenities: readonly Amenity[];
  notes?: readonly I18nText[];
  rules?: Partial<StayRules>;
}>;

type DescribedHotel = Readonly<{
  slug: string;
  owner: DemoHotel['owner'];
  seasons: Season;
  name: I18nText;
  provinceId: Province['_id'];
  street: I18nText;
  city: I18nText;
  postalCode: string;
  phone: string;
  arrival?: Partial<Pick<HotelDetails, 'checkInOnline' | 'checkInAtHotel'>>;
  checkInTime?: string;
  checkOutTime?: string;
  facilities: readonly FacilityCode[];
  sideViews: readonly SideViewCode[];
  description: I18nText;
  message: I18nText;
  at: readonly [lat: number, lng: number];
  kmToCity: number;
  kmToAirport: number;
  airport: I18nText;
  bank: string;
  accountName: string;
  /** Four digits that tell the made-up account from the others. */
  account: string;
}>;

const THAILAND: I18nText = { th: 'ไทย', en: 'Thailand' };

/** A demo hotel as the product stores it, from what a copywriter fills in. */
export const demoHotel = (hotel: DescribedHotel, rooms: readonly DescribedRoom[]): DemoHotel => ({
  slug: hotel.slug,
  owner: hotel.owner,
  details: { ...about(hotel), ...whereabouts(hotel), ...seller(hotel) },
  rooms: rooms.map((room) => demoRoom(room, hotel.seasons, floorOf(room, rooms))),
});

const about = (hotel: DescribedHotel) => ({
  hotelName: hotel.name,
  contactPhone: hotel.phone,
  // Longer than a LINE id can be, so that nobody's own account is shown
  contactChat: `https://line.me/R/ti/p/@baanpak-demo-${hotel.slug}`,
  checkInOnline: hotel.arrival?.checkInOnline ?? true,
  checkInAtHotel: hotel.arrival?.checkInAtHotel ?? true,
  checkInTime: hotel.checkInTime ?? '14:00',
  checkOutTime: hotel.checkOutTime ?? '12:00',
  facilities: hotel.facilities,
  sideViews: hotel.sideViews,
  messageDescription: hotel.description,
  messageFromHotel: hotel.message,
  vdoYoutube: null,
  vdoFacebook: null,
});

const whereabouts = ({ at: [lat, lng], ...hotel }: DescribedHotel) => ({
  provinceId: hotel.provinceId,
  address: {
    address1: hotel.street,
    address2: null,
    city: hotel.city,
    country: THAILAND,
    postalCode: hotel.postalCode,
  },
  locPlaces: { lat, lng, googleMapsLink: `https://www.google.com/maps?q=${lat},${lng}` },
  distanceToCity: hotel.kmToCity,
  distanceToAirport: hotel.kmToAirport,
  airportName: hotel.airport,
});

// No branch 000 and no province 00 exist: neither number can be anybody's, not even by a scanned QR
const seller = ({ bank, accountName, account }: DescribedHotel) => ({
  bank,
  bankAccountNumber: `00000${account}0`,
  bankAccountName: accountName,
  promptPayId: taxId(account),
  taxId: taxId(account),
  branch: '00000',
});

/** Thirteen digits, the last of which checks the others (modulo 11). */
export function taxId(account: string): string {
  const digits = account.padStart(12, '0');
  const sum = [...digits].reduce((total, digit, n) => total + Number(digit) * (13 - n), 0);
  return `${digits}${(11 - (sum % 11)) % 10}`;
}

/** Whether the room's rules take a stay. */
export function takesStay({ rules }: Pick<DemoRoom, 'rules'>, stay: Stay): boolean {
  const ofAllDays = rulesFrom(rules);
  return !forbid(ofAllDays, ofAllDays, nightsBetween(stay.checkIn, stay.checkOut));
}

const demoRoom = (room: DescribedRoom, seasons: Season, floor: number): DemoRoom => ({
  key: room.key,
  units: room.units,
  seasons,
  rules: room.rules ?? null,
  details: {
    title: room.title,
    subtitle: room.subtitle,
    description: room.description,
    roomType: room.roomType,
    basePrice: baht(room.price),
    guests: room.sleeps[0],
    maxGuests: room.sleeps[1],
    petsAllowed: room.pets ?? false,
    kidsAllowed: room.kids ?? true,
    facilities: room.amenities.flatMap((amenity) =>
      amenity === 'breakfast' ? [] : AMENITIES[amenity],
    ),
    unitNames: numbersOf(room.units, floor),
    notes: (room.notes ?? []).map((text) => ({ text })),
    breakfast: room.amenities.includes('breakfast') ? 'included' : null,
  },
});

/** Each kind of room has a floor, the cheapest the first: so do lists of rooms begin with 101. */
const floorOf = ({ price }: DescribedRoom, rooms: readonly DescribedRoom[]): number =>
  rooms.filter((other) => other.price < price).length + 1;

/** 101, 102 and so on; the one room of a kind is known by its title. */
const numbersOf = (units: number, floor: number): string[] =>
  units === 1 ? [] : Array.from({ length: units }, (_, n) => `${floor * 100 + n + 1}`);
