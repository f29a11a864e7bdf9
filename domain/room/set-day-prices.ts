import { Refusal } from '../values/decider/refusal.ts';
import { type Satang, toBaht } from '../values/money/money.ts';
import { changedPrice, isPrice, type PriceChange } from '../values/money/price-change.ts';
import type { LocalDate } from '../values/time/local-date.ts';
import type {
  DaysPainted,
  OverriddenDays,
  PricePeriod,
  SetDayPrices,
} from './day-price-messages.ts';
import { withOverride } from './day-prices.ts';
import { onDay } from './day-table.ts';
import { assertSomeDay, daysOf, type Period, periodsOf } from './period.ts';
import { nightPrice } from './quote.ts';
import type { RegisteredRoom } from './room.ts';

/** Says prices and rules of days again; what is no news of any day is no event. */
export function setDayPrices(known: RegisteredRoom, { data }: SetDayPrices): DaysPainted[] {
  assertSomeDay(data);
  const { roomId, from, to, weekdays, rules } = data;
  const period = { from, to, ...(weekdays && { weekdays }) };
  const said: OverriddenDays = {
    prices: pricesIn(known, period, data),
    rules: rules && Object.keys(rules).length > 0 ? [{ ...period, rules }] : [],
  };
  const news = newsIn(known, said);
  return news.prices.length + news.rules.length === 0
    ? []
    : [{ type: 'DaysPainted', data: { roomId, ...news } }];
}

function newsIn(known: RegisteredRoom, said: OverriddenDays): OverriddenDays {
  const { prices, rules } = withOverride(known, said);
  return {
    prices: prices === known.prices ? [] : said.prices,
    rules: rules === known.rules ? [] : said.rules,
  };
}

function pricesIn(
  known: RegisteredRoom,
  period: Period,
  { price, change }: SetDayPrices['data'],
): PricePeriod[] {
  if (change) return changedPrices(known, period, change);
  if (price === undefined) return [];
  if (price !== null) assertPrice(price, period.from);
  return [{ ...period, price }];
}

/** The nights whose price a change makes another, by their new price. */
function changedPrices(
  { details, prices }: RegisteredRoom,
  period: Period,
  change: PriceChange,
): PricePeriod[] {
  const nights = new Map<Satang, LocalDate[]>();
  for (const night of daysOf(period)) {
    const before = nightPrice(details.basePrice, onDay(prices, night));
    const price = changedPrice(before, change);
    if (price === before) continue;
    assertPrice(price, night);
    nights.set(price, [...(nights.get(price) ?? []), night]);
  }
  return [...nights].flatMap(([price, days]) => periodsOf(days).map((one) => ({ ...one, price })));
}

function assertPrice(price: Satang, night: LocalDate): void {
  if (isPrice(price)) return;
  const baht = toBaht(price).toLocaleString('en-US');
  throw new Refusal(
    'price-out-of-range',
    `${night} would cost ${baht}`,
    { night },
    {
      th: `คืนวันที่ ${night} จะมีราคา ${baht} บาท ราคาต่อคืนต้องอยู่ระหว่าง 1 ถึง 1,000,000 บาท`,
      en: `The night of ${night} would cost ${baht} baht. A night costs 1 to 1,000,000 baht`,
    },
  );
}
