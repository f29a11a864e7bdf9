import { addUp, mean, type Satang } from '../values/money/money.ts';
import { type LocalDate, nightsOf, type Stay } from '../values/time/local-date.ts';
import { type DayTable, onDay, withDays } from './day-table.ts';
import type { PricePeriod, RegisteredRoom } from './room-state.ts';

export type NightPrice = Readonly<{ date: LocalDate; price: Satang }>;

/** What a stay costs: `total` is the exact sum over its nights, `average` the rounded mean night. */
export type Quote = Readonly<{
  nightPrices: readonly NightPrice[];
  total: Satang;
  average: Satang;
}>;

type Priced = Pick<RegisteredRoom, 'details' | 'prices'>;

/** One unit of the room for every night of the stay, at the prices set now. */
export function quote(room: Priced, stay: Stay): Quote {
  const nightPrices = nightsOf(stay).map((date) => ({ date, price: priceOf(room, date) }));
  const prices = nightPrices.map(({ price }) => price);
  return { nightPrices, total: addUp(prices), average: mean(prices) };
}

const priceOf = ({ details, prices }: Priced, night: LocalDate): Satang =>
  nightPrice(details.basePrice, onDay(prices, night));

/** What a night costs where `set` is the price set last for it, null where none was. */
export const nightPrice = (basePrice: Satang, set: Satang | null): Satang => set ?? basePrice;

/** The table of prices with those of a period set again. */
export const withPrice = (prices: DayTable<Satang>, period: PricePeriod): DayTable<Satang> =>
  withDays(prices, period, () => period.price);
