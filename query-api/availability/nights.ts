import { nightPrice } from '@baanpak/domain/room/quote.ts';
import { forbid, rulesFrom, type StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import type { Availability } from './availability.ts';
import { type NightRange, valueOn } from './by-day.ts';
import type { KnownRoom } from './rooms.ts';

const NO_RULES = rulesFrom(null);

type Prices = KnownRoom['prices'];
type Rules = KnownRoom['rules'];

/** What a night costs. */
export const priceOn = (basePrice: Satang, prices: Prices, place: number): Satang =>
  nightPrice(basePrice, prices && valueOn(prices, place));

/** The exact sum over a stay's nights. */
export function totalOf(basePrice: Satang, prices: Prices, { first, nights }: NightRange): Satang {
  if (prices === null) return satang(basePrice * nights);
  let total = 0;
  for (let place = first; place < first + nights; place += 1)
    total += priceOn(basePrice, prices, place);
  return satang(total);
}

/** The rules of a day; the very same value for days that have the same. */
export const rulesOn = (rules: Rules, place: number): StayRules =>
  rules === null ? NO_RULES : valueOn(rules, place);

/** Whether a room's rules forbid a stay. */
export const areBroken = (rules: Rules, { first, nights }: NightRange): boolean =>
  rules !== null &&
  (forbid(valueOn(rules, first), valueOn(rules, first + nights), nights) ||
    isSomeNightClosed(rules, { first, nights }));

function isSomeNightClosed(rules: NonNullable<Rules>, { first, nights }: NightRange): boolean {
  for (let place = first; place < first + nights; place += 1)
    if (valueOn(rules, place).closed) return true;
  return false;
}

/** Whether a unit is left on every night, closed or not. */
export function isFree(
  { rooms: { nights: taken } }: Availability,
  { room, units }: KnownRoom,
  { first, nights }: NightRange,
): boolean {
  for (let place = first; place < first + nights; place += 1)
    if (taken.takenOn(room, place) >= units) return false;
  return units > 0;
}
