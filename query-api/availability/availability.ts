import type { Rating } from '@baanpak/domain/review/review-scores.ts';
import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { HotelNames, Sorted } from './hotel-names.ts';
import { type KnownRoom, type RoomRead, Rooms } from './rooms.ts';

/** A hotel as it is looked for. */
export type KnownHotel = Readonly<{
  hotelId: string;
  slug: string;
  /** Grows with every change of what is shown of it: revision of its stream, and of its reviews'. */
  version: number;
  /** What guests give it: so many reviews, and the sum of their scores. */
  reviews: Rating;
  provinceId: string;
  disabled: boolean;
  name: I18nText;
  /** As they are searched: `searchedNames` of the domain. */
  names: string;
  /** Id of the picture. */
  cover: string | null;
  lat: number | null;
  lng: number | null;
  facilities: readonly string[];
  sideViews: readonly string[];
}>;

export type HotelWithRooms = KnownHotel &
  Readonly<{
    /** Its number among all hotels. */
    number: number;
    /** The numbers of its rooms that were not removed. */
    rooms: readonly number[];
    /** Its facilities and side views: see `CodeBits`. */
    facilityBits: number;
    viewBits: number;
  }>;

type Hotel = HotelWithRooms & { rooms: number[] };

/** By what hotels are put in order: their ids, or their names in a language. */
type HotelOrder = 'id' | Language;

const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byId = (a: Hotel, b: Hotel): number => inOrder(a.hotelId, b.hotelId);

/** As the dictionary of the language puts them. */
function sortedByName(language: Language): Sorted<Hotel> {
  const { compare } = new Intl.Collator(language);
  return new Sorted<Hotel>((a, b) => compare(a.name[language], b.name[language]) || byId(a, b));
}

/** All hotels and rooms that were not removed, in memory (ADR 18). */
export class Availability {
  readonly rooms = new Rooms();
  /** Of what was read: another one may state something else under the same versions. */
  readonly epoch: string;
  readonly #names = new HotelNames();
  readonly #sorted = {
    id: new Sorted<Hotel>(byId),
    th: sortedByName('th'),
    en: sortedByName('en'),
  };
  readonly #open = new Map<string, number>();
  readonly #ranks = new Map<HotelOrder, Int32Array>();
  readonly #hotels = new Map<string, Hotel>();
  readonly #bySlug = new Map<string, Hotel>();
  readonly #provinces = new Map<string, Set<Hotel>>();
  /** As asked for since a hotel or room last came, went or moved. */
  readonly #roomsIn = new Map<string, Int32Array>();
  readonly #byNumber: Hotel[] = [];

  constructor(epoch: string) {
    this.epoch = epoch;
  }

  hotel(hotelId: string): HotelWithRooms | undefined {
    return this.#hotels.get(hotelId);
  }

  hotelOfSlug(slug: string): HotelWithRooms | undefined {
    return this.#bySlug.get(slug);
  }

  hotels(order: HotelOrder): readonly HotelWithRooms[] {
    return this.#sorted[order].items;
  }

  /** The numbers of the rooms of a province's hotels, side by side in memory: to go from hotel to hotel takes ten times as long. */
  roomsIn(provinceId: string): Int32Array {
    const known = this.#roomsIn.get(provinceId);
    if (known) return known;
    const hotels = [...(this.#provinces.get(provinceId) ?? [])];
    const rooms = Int32Array.from(hotels.flatMap((hotel) => hotel.rooms));
    this.#roomsIn.set(provinceId, rooms);
    return rooms;
  }

  /** How many hotels are open in each province that has some. */
  get openIn(): ReadonlyMap<string, number> {
    return this.#open;
  }

  #count({ provinceId, disabled }: Hotel, by: number): void {
    if (!disabled) this.#open.set(provinceId, (this.#open.get(provinceId) ?? 0) + by);
  }

  /** By number. */
  hotelAt(number: number): HotelWithRooms {
    const hotel = this.#byNumber[number];
    if (!hotel) throw new Error(`There is no hotel ${number}`);
    return hotel;
  }

  /** The place of each hotel, by its number, in an order. */
  ranks(order: HotelOrder): Int32Array {
    const known = this.#ranks.get(order);
    if (known) return known;
    const ranks = new Int32Array(this.#byNumber.length);
    for (const [rank, { number }] of this.hotels(order).entries()) ranks[number] = rank;
    this.#ranks.set(order, ranks);
    return ranks;
  }

  /** To find hotels by. */
  get names(): Pick<HotelNames, 'find' | 'search'> {
    return this.#names;
  }

  room(roomId: string): KnownRoom | undefined {
    const room = this.rooms.numberOf(roomId);
    return room === undefined ? undefined : this.roomAt(room);
  }

  roomAt(room: number): KnownRoom {
    return this.rooms.at(room, this.hotelAt(this.rooms.hotelOf(room)).hotelId);
  }

  roomsOf({ rooms }: HotelWithRooms): KnownRoom[] {
    return rooms.map((room) => this.roomAt(room));
  }

  putHotels(hotels: readonly KnownHotel[]): void {
    const known = hotels.map((hotel) => this.#putHotel(hotel));
    for (const list of this.#lists()) list.addAll(known);
    this.#ranks.clear();
    this.#roomsIn.clear();
  }

  #putHotel(hotel: KnownHotel): Hotel {
    const before = this.#hotels.get(hotel.hotelId);
    if (before) this.#unlist(before);
    const known: Hotel = {
      ...hotel,
      number: before?.number ?? this.#byNumber.length,
      rooms: before?.rooms ?? [],
      facilityBits: FACILITY_BITS.of(hotel.facilities),
      viewBits: VIEW_BITS.of(hotel.sideViews),
    };
    this.#hotels.set(hotel.hotelId, known);
    this.#bySlug.set(hotel.slug, known);
    this.#byNumber[known.number] = known;
    const there = this.#provinces.get(hotel.provinceId) ?? new Set();
    this.#provinces.set(hotel.provinceId, there.add(known));
    this.#count(known, 1);
    return known;
  }

  #lists() {
    return [...Object.values(this.#sorted), this.#names];
  }

  #unlist(hotel: Hotel): void {
    for (const list of this.#lists()) list.delete(hotel);
    this.#count(hotel, -1);
    this.#bySlug.delete(hotel.slug);
    this.#provinces.get(hotel.provinceId)?.delete(hotel);
  }

  /** Of a hotel that is known. */
  putRoom(read: RoomRead, hotelId: string): void {
    const of = this.#hotels.get(hotelId);
    if (!of) throw new Error(`Hotel ${hotelId} of room ${read.roomId} is not known`);
    const isNew = this.rooms.numberOf(read.roomId) === undefined;
    const room = this.rooms.put(read, of.number, !of.disabled);
    if (!isNew) return;
    of.rooms.push(room);
    this.#roomsIn.delete(of.provinceId);
  }

  forgetRoom(roomId: string): void {
    const room = this.rooms.numberOf(roomId);
    if (room === undefined) return;
    const of = this.#byNumber[this.rooms.hotelOf(room)];
    of?.rooms.splice(of.rooms.indexOf(room), 1);
    this.#roomsIn.clear();
    this.rooms.forget(room);
  }
}

/** A room that cannot be obtained on any night: it or its hotel is closed. */
export const isClosed = (known: Availability, { disabled, hotelId }: KnownRoom): boolean =>
  disabled || known.hotel(hotelId)?.disabled !== false;

/** The order in which a hotel shows its rooms. */
export const cheapestFirst = (a: KnownRoom, b: KnownRoom): number =>
  a.basePrice - b.basePrice || (a.roomId < b.roomId ? -1 : 1);

type Listed = readonly Readonly<{ code: string }>[];

/** Codes of a list of at most 32 as a number, a bit each in the order of the list. */
export class CodeBits {
  readonly codes: readonly string[];
  readonly #bits: ReadonlyMap<string, number>;

  constructor(list: Listed) {
    if (list.length > 32) throw new Error('A number has bits for 32 codes');
    this.codes = list.map(({ code }) => code);
    this.#bits = new Map(this.codes.map((code, n) => [code, 1 << n]));
  }

  of(codes: readonly string[]): number {
    let bits = 0;
    for (const code of codes) bits |= this.#bits.get(code) ?? 0;
    return bits;
  }
}

export const FACILITY_BITS = new CodeBits(FACILITIES);
export const VIEW_BITS = new CodeBits(SIDE_VIEWS);
