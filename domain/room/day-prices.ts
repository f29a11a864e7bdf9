import type { Message, Recorded } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { isRecord } from '../values/fields/fields.ts';
import { type Satang, toBaht } from '../values/money/money.ts';
import { changedPrice, isPrice, type PriceChange } from '../values/money/price-change.ts';
import { addDays, bangkokDay, type LocalDate } from '../values/time/local-date.ts';
import {
  assertSomeDay,
  DAYS_REMEMBERED,
  type DayTable,
  daysOf,
  haveDayInCommon,
  onDay,
  type Period,
  periodsOf,
  withoutPastDays,
} from './day-table.ts';
import { nightPrice, withPrice } from './quote.ts';
import type {
  DaysPainted,
  OverriddenDays,
  PriceOverride,
  PricePeriod,
  RegisteredRoom,
  SetDayPrices,
  UndoDayPrices,
} from './room-state.ts';
import { type RulePeriod, rulesFrom, type StayRules, withRules } from './stay-rules.ts';

// What days cost and which rules they have: setting them, taking that back, and what a room remembers of both
// (docs/adr/0043-paints-of-days.md).

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

/**
 * Takes a paint back: its days say again what they said before. Throws `too-late-to-undo` where one
 * of them says something newer, or where the paint is too old. An undo is a paint and can be taken
 * back itself.
 */
export function undoDayPrices(
  { paints }: Pick<RegisteredRoom, 'paints'>,
  { data: { roomId, paint: version } }: UndoDayPrices,
): DaysPainted[] {
  const place = paints.findIndex((one) => one.version === version);
  const paint = paints[place];
  if (!paint) throw new Refusal('too-late-to-undo', 'This paint is not known any more');
  const later = paints.slice(place + 1);
  const counting = countingOf(later);
  if (later.some((one) => counting.has(one) && one.undoes === version)) return [];
  if (later.some((one) => counting.has(one) && haveInCommon(paint.said, one.said)))
    throw new Refusal('too-late-to-undo', 'One of its days was painted since');
  return [{ type: 'DaysPainted', data: { roomId, ...paint.before, undoes: version } }];
}

/** Those of some paints that count: a paint and the one that takes it back are as if neither was. */
function countingOf(paints: readonly PriceOverride[]): ReadonlySet<PriceOverride> {
  const left = new Set(paints);
  for (const undo of paints.toReversed()) {
    const undone = left.has(undo) && paints.find(({ version }) => version === undo.undoes);
    if (!undone) continue;
    left.delete(undone);
    left.delete(undo);
  }
  return left;
}

/** Whether both say something of the same on the same day. */
const haveInCommon = (one: OverriddenDays, other: OverriddenDays): boolean =>
  meet(one.prices, other.prices, () => true) ||
  meet(one.rules, other.rules, (a, b) => nameTheSame(a.rules, b.rules));

const meet = <Of extends Period>(
  some: readonly Of[],
  others: readonly Of[],
  ofTheSame: (one: Of, other: Of) => boolean,
): boolean =>
  some.some((one) => others.some((other) => ofTheSame(one, other) && haveDayInCommon(one, other)));

const nameTheSame = (some: Partial<StayRules>, others: Partial<StayRules>): boolean =>
  Object.keys(some).some((name) => name in others);

/** How many settings a room remembers; older ones can't be taken back. */
const PAINTS_KEPT = 30;

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

type Days = Pick<RegisteredRoom, 'prices' | 'rules'>;
/** The days with what was said of them. */
const withOverride = ({ prices, rules }: Days, override: OverriddenDays): Days => ({
  prices: override.prices.reduce(withPrice, prices),
  rules: override.rules.reduce(withRules, rules),
});

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

/** `RoomPricesSet`, an event of an earlier version, as a paint. */
export const pricesAsOverride = ({ data }: Message): Message => paint('prices', data);

/** `StayRulesSet`, an event of an earlier version, as a paint. */
export const rulesAsOverride = ({ data }: Message): Message => paint('rules', data);

function paint(of: 'prices' | 'rules', data: object): Message {
  const { roomId, ...period } = isRecord(data) ? data : {};
  return { type: 'DaysPainted', data: { roomId, prices: [], rules: [], [of]: [period] } };
}
