import type { Recorded } from '../values/decider/message.ts';
import { addDays, bangkokDay, type LocalDate } from '../values/time/local-date.ts';
import type {
  DaysPainted,
  OverriddenDays,
  PriceOverride,
  PricePeriod,
} from './day-price-messages.ts';
import { DAYS_REMEMBERED, type DayTable, onDay, withoutPastDays } from './day-table.ts';
import { daysOf, type Period, periodsOf } from './period.ts';
import { withPrice } from './quote.ts';
import type { RegisteredRoom } from './room.ts';
import { type RulePeriod, rulesFrom, type StayRules, withRules } from './stay-rules.ts';

// What days say after a paint, and what they said before it, for who takes it back.

/** Older paints can't be taken back. */
const PAINTS_KEPT = 30;

type Days = Pick<RegisteredRoom, 'prices' | 'rules'>;

/** The days with what was said of them. */
export const withOverride = ({ prices, rules }: Days, override: OverriddenDays): Days => ({
  prices: override.prices.reduce(withPrice, prices),
  rules: override.rules.reduce(withRules, rules),
});

/** The room after a paint. */
export function withDayPrices(known: RegisteredRoom, event: Recorded<DaysPainted>): RegisteredRoom {
  const { recordedAt, position } = event;
  const said = { prices: event.data.prices, rules: event.data.rules };
  const { prices, rules } = withOverride(known, said);
  const paint: PriceOverride = {
    version: known.version + 1,
    place: position ? `${position.commit}.${position.prepare}` : null,
    undoes: event.data.undoes ?? null,
    said,
    before: saidBefore(known, said),
  };
  const oldest = recordedAt && addDays(bangkokDay(recordedAt), -DAYS_REMEMBERED);
  return {
    ...known,
    prices: withoutPastDays(prices, recordedAt),
    rules: withoutPastDays(rules, recordedAt),
    paints: [...known.paints, paint]
      .slice(-PAINTS_KEPT)
      .filter((one) => isOfDaysSince(one, oldest)),
  };
}

const isOfDaysSince = ({ said }: PriceOverride, oldest: LocalDate | undefined): boolean =>
  oldest === undefined || [...said.prices, ...said.rules].some(({ to }) => to > oldest);

/** What the days override of all that a paint says again. */
const saidBefore = ({ prices, rules }: Days, override: OverriddenDays): OverriddenDays => ({
  prices: override.prices.flatMap((period): PricePeriod[] =>
    statedIn(prices, period, (price) => ({ price })),
  ),
  rules: override.rules.flatMap((period): RulePeriod[] =>
    statedIn(rules, period, (stated) => ({ rules: sameRules(period.rules, rulesFrom(stated)) })),
  ),
});

/** What a table states of the days of a period: each statement once, with its days, no matter who made it. */
function statedIn<Value, Stated extends object>(
  table: DayTable<Value>,
  period: Period,
  say: (value: Value | null) => Stated,
): (Period & Stated)[] {
  const found = new Map<string, { stated: Stated; days: LocalDate[] }>();
  for (const day of daysOf(period)) {
    const stated = say(onDay(table, day));
    const text = JSON.stringify(stated);
    const alike = found.get(text);
    if (alike) alike.days.push(day);
    else found.set(text, { stated, days: [day] });
  }
  return [...found.values()].flatMap(({ stated, days }) =>
    periodsOf(days).map((one) => ({ ...one, ...stated })),
  );
}

/** Of some rules those that others name. */
function sameRules(named: Partial<StayRules>, rules: StayRules): Partial<StayRules> {
  return {
    ...('minStay' in named && { minStay: rules.minStay }),
    ...('maxStay' in named && { maxStay: rules.maxStay }),
    ...('closedToArrival' in named && { closedToArrival: rules.closedToArrival }),
    ...('closedToDeparture' in named && { closedToDeparture: rules.closedToDeparture }),
    ...('closed' in named && { closed: rules.closed }),
  };
}

const BYTES_OF_A_PERIOD = 200;

/** Roughly what overrides take in memory. */
export const bytesOf = (overrides: readonly PriceOverride[]): number =>
  overrides.reduce((sum, { said, before }) => {
    const periods = [said, before].flatMap(({ prices, rules }) => [...prices, ...rules]);
    return sum + BYTES_OF_A_PERIOD * (1 + periods.length);
  }, 0);
