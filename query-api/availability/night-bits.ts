import { FREE } from '@baanpak/projector/calendar/tables.ts';

const NONE_TAKEN = FREE.charCodeAt(0);
const ONE_TAKEN = NONE_TAKEN + 1;

/** Bits by room number, 32 a word. */
type Bits = Uint32Array;

/** Whether a room's bit is set. */
export const isSet = (bits: Bits, room: number): boolean =>
  ((bits[room >>> 5] ?? 0) & (1 << (room & 31))) !== 0;

/** Calls for each bit that is set, the lowest first. */
export function eachSet(bits: Bits, visit: (room: number) => void): void {
  for (let n = 0; n < bits.length; n += 1)
    for (let word = bits[n] ?? 0; word !== 0; word &= word - 1)
      visit(n * 32 + 31 - Math.clz32(word & -word));
}

function setBit(bits: Bits, room: number, on: boolean): void {
  const bit = 1 << (room & 31);
  const word = bits[room >>> 5] ?? 0;
  bits[room >>> 5] = on ? word | bit : word & ~bit;
}

/**
 * Which rooms are sold out, a bit a room and night, night by night: so "free on each of these nights"
 * is one OR a night, whatever number of rooms there is (ADR 18). Rooms are numbers from 0 on, nights
 * their places. A room with one unit has no more than its bits; of others how many are taken is kept.
 */
export class NightBits {
  #rooms = 0;
  /** Open rooms with a unit. */
  #offered: Bits = new Uint32Array(0);
  /** By the place of a night; a night on which nothing is sold out has none. */
  readonly #soldOut: (Bits | undefined)[] = [];
  /** `RoomCalendarRow.nights` of rooms that are not told by their bits. */
  readonly #texts = new Map<number, string>();

  /** Makes room for so many rooms. */
  grow(rooms: number): void {
    this.#rooms = rooms;
    this.#offered = grown(this.#offered, rooms);
    for (const [place, bits] of this.#soldOut.entries())
      if (bits) this.#soldOut[place] = grown(bits, rooms);
  }

  /** `nights`: as in RoomCalendarRow. A room that is not open is never free. */
  put(room: number, isOpen: boolean, units: number, nights: string): void {
    setBit(this.#offered, room, isOpen && units > 0);
    let isToldByBits = units === 1;
    const end = Math.max(nights.length, this.#soldOut.length);
    for (let place = 0; place < end; place += 1) {
      const code = place < nights.length ? nights.charCodeAt(place) : NONE_TAKEN;
      if (code > ONE_TAKEN) isToldByBits = false;
      this.#mark(room, place, code > NONE_TAKEN && code - NONE_TAKEN >= units);
    }
    if (isToldByBits || nights === '') this.#texts.delete(room);
    else this.#texts.set(room, nights);
  }

  #mark(room: number, place: number, isSoldOut: boolean): void {
    let bits = this.#soldOut[place];
    if (!bits) {
      if (!isSoldOut) return;
      while (this.#soldOut.length < place) this.#soldOut.push(undefined); // so that no hole slows it
      bits = new Uint32Array(wordsFor(this.#rooms));
      this.#soldOut[place] = bits;
    }
    setBit(bits, room, isSoldOut);
  }

  /** How many units of a room are taken on a night. */
  takenOn(room: number, place: number): number {
    const text = this.#texts.get(room);
    if (text === undefined) {
      const bits = this.#soldOut[place];
      return bits && isSet(bits, room) ? 1 : 0;
    }
    const code = text.charCodeAt(place); // NaN past its ends
    return code > NONE_TAKEN ? code - NONE_TAKEN : 0;
  }

  /** Whether a room is open with a unit left on each of `count` nights from a place on: for few rooms of many. */
  isFreeOn(first: number, count: number): (room: number) => boolean {
    const offered = this.#offered;
    const soldOut = this.#soldOut.slice(Math.max(first, 0), Math.max(first + count, 0));
    return (room) => {
      if (!isSet(offered, room)) return false;
      for (const bits of soldOut) if (bits && isSet(bits, room)) return false;
      return true;
    };
  }

  /** The open rooms with a unit left on each of `count` nights from a place on. */
  freeOn(first: number, count: number): Bits {
    const free = this.#offered.slice();
    for (let place = first; place < first + count; place += 1) {
      const soldOut = this.#soldOut[place];
      if (!soldOut) continue;
      for (let word = 0; word < free.length; word += 1)
        free[word] = (free[word] ?? 0) & ~(soldOut[word] ?? 0);
    }
    return free;
  }
}

const wordsFor = (rooms: number): number => (rooms + 31) >>> 5;

function grown(bits: Bits, rooms: number): Bits {
  const larger = new Uint32Array(wordsFor(rooms));
  larger.set(bits);
  return larger;
}
