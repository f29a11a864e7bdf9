import { type DayTable, onDay } from '@baanpak/domain/room/day-table.ts';
import { nightPrice } from '@baanpak/domain/room/quote.ts';
import { type RulesByDay, rulesOn } from '@baanpak/domain/room/stay-rules.ts';
import { type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { PricedDayJson } from './room-prices.ts';

type Days = Readonly<{ prices: DayTable<Satang>; rules: RulesByDay }>;

/** A day as staff see it, of what was set of days. */
export const toPricedDay = (
  date: LocalDate,
  basePrice: Satang,
  { prices, rules }: Days,
): PricedDayJson => ({
  date,
  price: toBaht(nightPrice(basePrice, onDay(prices, date))),
  ...rulesOn(rules, date),
});
