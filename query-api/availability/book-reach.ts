import type { BookReachJson, DayJson, DayStatus } from '@baanpak/contract/booking/book-reach.ts';
import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import type { DayRange } from '../stay-dates.ts';
import { type Availability, isClosed } from './availability.ts';
import { nightAt, placeOf } from './by-day.ts';
import { priceOn, rulesOn } from './nights.ts';
import type { KnownRoom } from './rooms.ts';

/**
 * Writes a room's calendar as `bookReachOf` has it, as JSON. A year is 55 kB of which most days are
 * alike: each is put into words once a calendar, and copied with another date.
 */
export function writeBookReach(
  answer: AnswerWriter,
  known: Availability,
  room: KnownRoom,
  range: DayRange,
  today: LocalDate,
): void {
  const { roomId, hotelId } = room;
  const { from, to } = range;
  const write = dayWriter(answer);
  const first = placeOf(from);
  const dates = datesFrom(first, placeOf(to));
  answer.text(`${JSON.stringify({ roomId, hotelId, from, to }).slice(0, -1)},"days":[`);
  eachDay(daysOfRoom(known, room), range, today, (place, status, price, unitsLeft, rules) => {
    if (place > first) answer.letter(COMMA);
    write(dates[place - first] ?? bytesOf(place), status, price, unitsLeft, rules);
  });
  answer.text(']}');
}

const COMMA = ','.charCodeAt(0);
const BEGINNING = '{"date":"';
const DATE_AT = BEGINNING.length;

/** A day that stands in the answer. */
type Written = Readonly<{
  status: number;
  price: Satang;
  unitsLeft: number;
  rules: StayRules;
  start: number;
  end: number;
}>;

/** Writes a day; one that is like another but for its date is copied from there. */
function dayWriter(answer: AnswerWriter) {
  const byRules = new Map<StayRules, Map<number, Written>>();
  let last: Written | undefined;
  return (
    date: Uint8Array,
    status: number,
    price: Satang,
    unitsLeft: number,
    rules: StayRules,
  ): void => {
    const isAsBefore =
      last?.status === status &&
      last.price === price &&
      last.unitsLeft === unitsLeft &&
      last.rules === rules;
    if (!isAsBefore) {
      const known = byRules.get(rules) ?? new Map<number, Written>();
      byRules.set(rules, known);
      const key = (price * MOST_UNITS + unitsLeft) * STATUSES.length + status;
      last = known.get(key);
      if (last === undefined) {
        const start = answer.length;
        answer.text(textOf(date, status, price, unitsLeft, rules));
        last = { status, price, unitsLeft, rules, start, end: answer.length };
        known.set(key, last);
        return;
      }
    }
    if (last) answer.again(last.start, last.end, date, DATE_AT);
  };
}

/** As JSON.stringify writes a DayJson, which takes several times as long. */
function textOf(
  date: Uint8Array,
  status: number,
  price: Satang,
  unitsLeft: number,
  rules: StayRules,
): string {
  const { minStay, maxStay, closedToArrival, closedToDeparture } = rules;
  const day = `${BEGINNING}${date}","status":"${STATUSES[status]}","price":${toBaht(price)}`;
  const stay = `"unitsLeft":${unitsLeft},"minStay":${minStay},"maxStay":${maxStay}`;
  return `${day},${stay},"closedToArrival":${closedToArrival},"closedToDeparture":${closedToDeparture}}`;
}

/** More than any room has, so that a number says price, units and status at once. */
const MOST_UNITS = 100_000;

let lastDates: Readonly<{ first: number; dates: readonly Uint8Array[] }> = { first: 0, dates: [] };

const bytesOf = (place: number): Uint8Array => Buffer.from(nightAt(place));

/** The dates of a range in bytes. Mostly everybody asks for the same: a year from today. */
function datesFrom(first: number, end: number): readonly Uint8Array[] {
  if (lastDates.first !== first || lastDates.dates.length < end - first) {
    const dates = Array.from({ length: end - first }, (_, n) => bytesOf(first + n));
    lastDates = { first, dates };
  }
  return lastDates.dates;
}

export const STATUSES = ['available', 'checkInOnly', 'checkOutOnly', 'full', 'past'] as const;
STATUSES satisfies readonly DayStatus[];
const [FULL, PAST] = [STATUSES.indexOf('full'), STATUSES.indexOf('past')];

/** A day of a calendar by the place of its night; `status` is one's place in STATUSES. */
type Visit = (
  place: number,
  status: number,
  price: Satang,
  unitsLeft: number,
  rules: StayRules,
) => void;

/** What a room's calendar is made of: of now, or of an earlier moment. */
export type DaysOfRoom = Pick<KnownRoom, 'units' | 'basePrice' | 'prices' | 'rules'> &
  Readonly<{
    /** It cannot be obtained on any night. */
    closed: boolean;
    /** How many of its units are taken for the night at a place. */
    takenOn(place: number): number;
  }>;

export const daysOfRoom = (known: Availability, room: KnownRoom): DaysOfRoom => ({
  ...{ units: room.units, basePrice: room.basePrice, prices: room.prices, rules: room.rules },
  closed: isClosed(known, room),
  takenOn: (place) => known.rooms.nights.takenOn(room.room, place),
});

/** Goes through a room's calendar as a guest picks days in it: the one way it is made. */
export function eachDay(
  { units, basePrice, prices, rules, closed, takenOn }: DaysOfRoom,
  { from, to }: DayRange,
  today: LocalDate,
  visit: Visit,
): void {
  const leftOn = (place: number) => (rulesOn(rules, place).closed ? 0 : units - takenOn(place));
  const [first, end, now] = [placeOf(from), placeOf(to), placeOf(today)];
  let left = leftOn(first - 1);
  for (let place = first; place < end; place += 1) {
    const leftBefore = left;
    left = leftOn(place);
    const status = closed ? FULL : place < now ? PAST : statusOf(leftBefore > 0, left > 0);
    const unitsLeft = closed ? 0 : Math.max(0, left);
    visit(place, status, priceOn(basePrice, prices, place), unitsLeft, rulesOn(rules, place));
  }
}

const statusOf = (nightBeforeIsFree: boolean, isFree: boolean): number =>
  Number(!nightBeforeIsFree) + 2 * Number(!isFree);

/** A room's calendar as an object. */
export function bookReachOf(
  { roomId, hotelId }: Readonly<{ roomId: string; hotelId: string }>,
  ofRoom: DaysOfRoom,
  range: DayRange,
  today: LocalDate,
): BookReachJson {
  const days: DayJson[] = [];
  eachDay(ofRoom, range, today, (place, status, price, unitsLeft, rules) => {
    const date = nightAt(place);
    const { closed: _, ...shown } = rules; // the status says it
    days.push({ date, status: statusAt(status), price: toBaht(price), unitsLeft, ...shown });
  });
  return { roomId, hotelId, ...range, days };
}

const statusAt = (place: number) => STATUSES[place] ?? 'full';
