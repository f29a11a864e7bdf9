import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import { type ByDay, pricesByDay, rulesByDay } from './by-day.ts';
import { NightBits } from './night-bits.ts';

/** A room as the read models state it. */
export type RoomRead = Readonly<{
  roomId: string;
  /** Grows with every change of what is shown of it: revision of its stream, and of its hotel's reviews. */
  version: number;
  disabled: boolean;
  maxGuests: number;
  pets: boolean;
  kids: boolean;
  units: number;
  basePrice: Satang;
  /** `PriceRead[]` as JSON, the first first; null where none is set. */
  prices: string | null;
  /** `RulesRead[]` as JSON, the first first; null where none are set. */
  rules: string | null;
  /** How many units are taken: see RoomCalendarRow. */
  nights: string;
  /** Grows with every change of what is stated here. */
  moved: number;
}>;

/** A room with all that depends on the night. */
export type KnownRoom = Readonly<
  Omit<RoomRead, 'prices' | 'rules' | 'nights'> & {
    /** Its number among all rooms. */
    room: number;
    hotelId: string;
    /** Null where every night costs the base price. */
    prices: ByDay<Satang | null> | null;
    /** Null where there are none on any day. */
    rules: ByDay<StayRules> | null;
  }
>;

const DISABLED = 1;
const PETS = 2;
const KIDS = 4;

/**
 * Rooms by number, a column a field: a hundred thousand of them take some 30 MB, and a filter goes
 * through the few columns it asks for. A removed room's number is given to another.
 */
export class Rooms {
  readonly nights = new NightBits();
  #hotels = new Int32Array(0);
  #maxGuests = new Int32Array(0);
  #units = new Int32Array(0);
  #basePrices = new Float64Array(0);
  #prices: (Shared<ByDay<Satang | null>> | null)[] = [];
  #rules: (Shared<ByDay<StayRules>> | null)[] = [];
  #versions = new Float64Array(0);
  #moved = new Float64Array(0);
  #flags = new Uint8Array(0);
  readonly #ids: string[] = [];
  readonly #free: number[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #sharedPrices = new SharedValues((text) => pricesByDay(JSON.parse(text)));
  readonly #sharedRules = new SharedValues((text) => rulesByDay(JSON.parse(text)));

  get count(): number {
    return this.#numbers.size;
  }

  numberOf(roomId: string): number | undefined {
    return this.#numbers.get(roomId);
  }

  ids(): Iterable<string> {
    return this.#numbers.keys();
  }

  /** Its number; none of a closed hotel is ever free. */
  put(read: RoomRead, hotel: number, hotelIsOpen: boolean): number {
    const room = this.#numbers.get(read.roomId) ?? this.#added(read.roomId);
    this.#hotels[room] = hotel;
    this.#maxGuests[room] = read.maxGuests;
    this.#units[room] = read.units;
    this.#basePrices[room] = read.basePrice;
    this.#versions[room] = read.version;
    this.#moved[room] = read.moved;
    this.#flags[room] =
      (read.disabled ? DISABLED : 0) | (read.pets ? PETS : 0) | (read.kids ? KIDS : 0);
    this.#share(room, read.prices, read.rules);
    this.nights.put(room, hotelIsOpen && !read.disabled, read.units, read.nights);
    return room;
  }

  #share(room: number, prices: string | null, rules: string | null): void {
    const [pricesBefore, rulesBefore] = [this.#prices[room], this.#rules[room]];
    this.#prices[room] = prices === null ? null : this.#sharedPrices.take(prices);
    this.#rules[room] = rules === null ? null : this.#sharedRules.take(rules);
    if (pricesBefore) this.#sharedPrices.leave(pricesBefore);
    if (rulesBefore) this.#sharedRules.leave(rulesBefore);
  }

  #added(roomId: string): number {
    const room = this.#free.pop() ?? this.#ids.length;
    this.#numbers.set(roomId, room);
    this.#ids[room] = roomId;
    if (room >= this.#flags.length) this.#grow(Math.ceil((room + 1) * 1.25));
    return room;
  }

  #grow(size: number): void {
    this.#hotels = copied(this.#hotels, new Int32Array(size));
    this.#maxGuests = copied(this.#maxGuests, new Int32Array(size));
    this.#units = copied(this.#units, new Int32Array(size));
    this.#basePrices = copied(this.#basePrices, new Float64Array(size));
    this.#versions = copied(this.#versions, new Float64Array(size));
    this.#moved = copied(this.#moved, new Float64Array(size));
    this.#flags = copied(this.#flags, new Uint8Array(size));
    this.nights.grow(size);
  }

  forget(room: number): void {
    const roomId = this.#ids[room];
    if (roomId === undefined || !this.#numbers.delete(roomId)) return;
    this.#share(room, null, null);
    this.nights.put(room, false, 0, '');
    this.#free.push(room);
  }

  /** The number of its hotel. */
  hotelOf(room: number): number {
    return this.#hotels[room] ?? 0;
  }

  maxGuestsOf(room: number): number {
    return this.#maxGuests[room] ?? 0;
  }

  basePriceOf(room: number): Satang {
    return satang(this.#basePrices[room] ?? 0);
  }

  pricesOf(room: number): KnownRoom['prices'] {
    return this.#prices[room]?.value ?? null;
  }

  rulesOf(room: number): KnownRoom['rules'] {
    return this.#rules[room]?.value ?? null;
  }

  isDisabled(room: number): boolean {
    return ((this.#flags[room] ?? 0) & DISABLED) !== 0;
  }

  takesPets(room: number): boolean {
    return ((this.#flags[room] ?? 0) & PETS) !== 0;
  }

  takesKids(room: number): boolean {
    return ((this.#flags[room] ?? 0) & KIDS) !== 0;
  }

  at(room: number, hotelId: string): KnownRoom {
    return {
      room,
      roomId: this.#ids[room] ?? '',
      hotelId,
      version: this.#versions[room] ?? 0,
      disabled: this.isDisabled(room),
      maxGuests: this.maxGuestsOf(room),
      pets: this.takesPets(room),
      kids: this.takesKids(room),
      units: this.#units[room] ?? 0,
      basePrice: this.basePriceOf(room),
      prices: this.pricesOf(room),
      rules: this.rulesOf(room),
      moved: this.#moved[room] ?? 0,
    };
  }
}

function copied<Column extends Int32Array | Float64Array | Uint8Array>(
  from: Column,
  to: Column,
): Column {
  to.set(from);
  return to;
}

type Shared<Value> = Readonly<{ text: string; value: Value }>;

/**
 * Values that are made of a text, one for all who have the same text: rooms of a hotel mostly have the
 * same prices and rules. Who takes one leaves it again; what nobody has is forgotten.
 */
class SharedValues<Value> {
  readonly #make: (text: string) => Value;
  readonly #byText = new Map<string, { text: string; value: Value; users: number }>();

  constructor(make: (text: string) => Value) {
    this.#make = make;
  }

  take(text: string): Shared<Value> {
    const shared = this.#byText.get(text) ?? { text, value: this.#make(text), users: 0 };
    shared.users += 1;
    this.#byText.set(text, shared);
    return shared;
  }

  leave({ text }: Shared<Value>): void {
    const shared = this.#byText.get(text);
    if (!shared) return;
    shared.users -= 1;
    if (shared.users === 0) this.#byText.delete(text);
  }
}
