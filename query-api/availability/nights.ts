import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import {
  addDays,
  type LocalDate,
  nightsBetween,
  type Stay,
  weekdayOf,
} from '@baanpak/domain/values/time/local-date.ts';
import { FIRST_NIGHT, FREE } from '@baanpak/projector/calendar/nights-text.ts';
import type { KnownRoom, Nights } from './availability.ts';

const NONE_TAKEN = FREE.charCodeAt(0);
const FIRST_WEEKDAY = weekdayOf(FIRST_NIGHT);
const NO_RULES: StayRules = {
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
};

/** The place of a night among all nights, 0 for the first; negative before it. */
export const placeOf = (night: LocalDate): number => nightsBetween(FIRST_NIGHT, night);

/** The night at such a place. */
export const nightAt = (place: number): LocalDate => addDays(FIRST_NIGHT, place);

/** A bit for the weekday of a night: Sunday's is the lowest. */
const weekdayBit = (place: number): number => 1 << ((((place + FIRST_WEEKDAY) % 7) + 7) % 7);

const covers = ({ from, to, weekdays }: Nights, place: number): boolean =>
  from <= place && place < to && (weekdays & weekdayBit(place)) !== 0;

/** How many units of a room are taken on a night. */
export function takenOn({ nights }: KnownRoom, place: number): number {
  const code = nights.charCodeAt(place); // NaN past its ends
  return code > NONE_TAKEN ? code - NONE_TAKEN : 0;
}

/** What a night costs: the period set last that covers it, else the base price; as `quote` in domain/room. */
export function priceOn({ prices, basePrice }: KnownRoom, place: number): Satang {
  for (const period of prices) if (covers(period, place)) return period.price;
  return basePrice;
}

/** The rules of a day: of each what was said of it last; as `rulesOn` in domain/room. */
export function rulesOn({ rules }: KnownRoom, place: number): StayRules {
  if (rules.length === 0) return NO_RULES;
  const said = rules.filter((period) => covers(period, place)).map((period) => period.rules);
  return said.length === 0 ? NO_RULES : Object.assign({ ...NO_RULES }, ...said.reverse());
}

/** A stay in places of nights. */
export type Span = Readonly<{ first: number; nights: number }>;

export const spanOf = ({ checkIn, checkOut }: Stay): Span => ({
  first: placeOf(checkIn),
  nights: nightsBetween(checkIn, checkOut),
});

/** Whether a unit is left on every night. */
export function isFree(room: KnownRoom, { first, nights }: Span): boolean {
  for (let place = first; place < first + nights; place += 1)
    if (takenOn(room, place) >= room.units) return false;
  return room.units > 0;
}

/** The same as `areBroken` in domain/room. */
export function breaksRules(room: KnownRoom, { first, nights }: Span): boolean {
  if (room.rules.length === 0) return false;
  const { minStay, maxStay, closedToArrival } = rulesOn(room, first);
  return (
    closedToArrival ||
    rulesOn(room, first + nights).closedToDeparture ||
    (minStay !== null && nights < minStay) ||
    (maxStay !== null && nights > maxStay)
  );
}

/** The exact sum over a stay's nights. */
export function totalOf(room: KnownRoom, { first, nights }: Span): Satang {
  if (room.prices.length === 0) return (room.basePrice * nights) as Satang;
  let total = 0;
  for (let place = first; place < first + nights; place += 1) total += priceOn(room, place);
  return total as Satang;
}
