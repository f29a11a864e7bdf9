import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import { forbid, rulesFrom, type StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { AIRPORTS } from '@baanpak/domain/values/place/airports.ts';
import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { nightsBetween, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { AMENITIES } from './amenities.ts';

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

const oneOf = <const Name extends string>(names: readonly Name[]) => Type.Enum([...names]);
const strict = { additionalProperties: false };

/** A kind of room in hotels.json. */
const DescribedRoom = Type.Object(
  {
    key: Type.String(),
    units: Type.Integer({ minimum: 1 }),
    title: I18nSchema,
    subtitle: I18nSchema,
    description: I18nSchema,
    roomType: Type.String(),
    price: Type.Integer({ description: "A night's price in whole baht", minimum: 1 }),
    sleeps: Type.Tuple([Type.Integer(), Type.Integer()], {
      description: 'How many sleep there without extra beds, and with them',
    }),
    pets: Type.Optional(Type.Boolean()),
    kids: Type.Optional(Type.Boolean()),
    amenities: Type.Array(oneOf(fieldsOf(AMENITIES))),
    notes: Type.Optional(Type.Array(I18nSchema)),
    rules: Type.Optional(
      Type.Object(
        {
          minStay: Type.Optional(Type.Integer()),
          maxStay: Type.Optional(Type.Integer()),
        },
        strict,
      ),
    ),
  },
  strict,
);

/** A hotel in hotels.json: what a copywriter fills in. */
const DescribedHotel = Type.Object(
  {
    slug: Type.String(),
    owner: oneOf(['owner1', 'owner2']),
    seasons: oneOf(['beach', 'mountain', 'city']),
    name: I18nSchema,
    provinceId: oneOf(PROVINCES.map(({ _id }) => _id)),
    street: I18nSchema,
    city: I18nSchema,
    postalCode: Type.String({ pattern: '^\\d{5}$' }),
    phone: Type.String(),
    arrival: Type.Optional(
      Type.Object(
        {
          checkInOnline: Type.Optional(Type.Boolean()),
          checkInAtHotel: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
    ),
    checkInTime: Type.Optional(Type.String()),
    checkOutTime: Type.Optional(Type.String()),
    facilities: Type.Array(oneOf(FACILITIES.map(({ code }) => code))),
    sideViews: Type.Array(oneOf(SIDE_VIEWS.map(({ code }) => code))),
    description: I18nSchema,
    message: I18nSchema,
    at: Type.Tuple([Type.Number(), Type.Number()], { description: 'Latitude and longitude' }),
    kmToCity: Type.Number(),
    kmToAirport: Type.Number(),
    airport: oneOf(AIRPORTS.map(({ code }) => code)),
    bank: Type.String(),
    accountName: Type.String(),
    account: Type.String({
      description: 'Four digits that tell the made-up account from the others',
      pattern: '^\\d{4}$',
    }),
    rooms: Type.Array(DescribedRoom, { minItems: 1 }),
  },
  strict,
);
type DescribedRoom = Static<typeof DescribedRoom>;
type DescribedHotel = Static<typeof DescribedHotel>;

const Catalogue = Type.Array(DescribedHotel);

/** The hotels of a file as the product stores them. Throws where the file breaks the schema, with the place. */
export function readCatalogue(json: unknown): readonly DemoHotel[] {
  if (Value.Check(Catalogue, json)) return json.map(demoHotel);
  const [first] = Value.Errors(Catalogue, json);
  throw new Error(`The demo's hotels: ${first?.instancePath} ${first?.message}`);
}

const THAILAND: I18nText = { th: 'ไทย', en: 'Thailand' };

const demoHotel = (hotel: DescribedHotel): DemoHotel => ({
  slug: hotel.slug,
  owner: hotel.owner,
  details: { ...about(hotel), ...whereabouts(hotel), ...seller(hotel) },
  rooms: hotel.rooms.map((room) => demoRoom(room, hotel.seasons, floorOf(room, hotel.rooms))),
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
  airportName: airportName(hotel.airport),
});

function airportName(code: DescribedHotel['airport']): I18nText {
  const airport = AIRPORTS.find((one) => one.code === code);
  if (!airport) throw new Error(`There is no airport ${code}`);
  return airport.label;
}

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
