import type { DomainEvent, EventType } from '@baanpak/domain/processes/process.ts';
import { type Period, periodsOf } from '@baanpak/domain/room/day-table.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';

/** What a night cost before and after a change of prices. */
export type DayPrice = Readonly<{ date: LocalDate; from: Satang; to: Satang }>;

/** What an event's sentence calls by name: each function takes an id and gives words of the reader's language. */
export type Names = Readonly<{
  /** Who did it: `the guest`, `Nok`, `the system (ending unpaid holds)`. */
  who: string;
  user: (userId: string) => string;
  booking: (bookingId: string) => string;
  room: (roomId: string) => string;
  hotel: (hotelId: string) => string;
  /** Of a change of prices, where somebody worked out what its nights cost before. */
  days?: readonly DayPrice[];
  /** Of a change of a room's details: its base price before. */
  basePriceBefore?: Satang;
}>;

type EventOf<Type extends EventType> = Extract<DomainEvent, { type: Type }>;

/** A sentence for each event type there is: a new one does not compile without. */
export type Sentences = {
  readonly [Type in EventType]: (event: EventOf<Type>, names: Names) => string;
};

/** One event's sentence by its language's table. */
export const sentenceBy = <Type extends EventType>(
  sentences: Sentences,
  event: EventOf<Type> & Readonly<{ type: Type }>,
  names: Names,
): string => sentences[event.type](event, names);

/** Buddhist years in Thai, as everyone there writes them. */
const LOCALES: Readonly<Record<Language, string>> = { th: 'th-TH', en: 'en-GB' };
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** Satang as `฿1,234`, or `฿1,234.50` where there are satang; the same in both languages. */
export function bahtText(amount: number): string {
  const format = amount % 100 === 0 ? WHOLE : EXACT;
  return `${amount < 0 ? '-' : ''}฿${format.format(Math.abs(amount) / 100)}`;
}

/** A sum of the provider's in whatever currency it is. */
export const sumText = (amount: number, currency: string): string =>
  currency === 'THB' ? bahtText(amount) : `${EXACT.format(amount / 100)} ${currency}`;

/** How a language writes days, moments in Bangkok, months and lists. */
export function formatsOf(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], options);
  const days = format({ ...DAY, timeZone: 'UTC' });
  const moments = format({
    ...{ ...DAY, timeZone: 'Asia/Bangkok' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const months = format({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weekdays = format({ weekday: 'short', timeZone: 'UTC' });
  return {
    day: (day: string) => days.format(Date.parse(`${day}T00:00:00Z`)),
    moment: (moment: string) => moments.format(Date.parse(moment)),
    month: (month: string) => months.format(Date.parse(`${month}-01T00:00:00Z`)),
    /** Sunday is 0. */
    weekday: (n: number) => weekdays.format(Date.UTC(2027, 7, 1 + n)), // the first of August 2027 is a Sunday
  };
}

/** Nights with the same prices before and after, as periods that cover no other night. */
export function priceRuns(
  days: readonly DayPrice[],
): readonly Readonly<{ period: Period; from: Satang; to: Satang }>[] {
  const alike = new Map<string, DayPrice[]>();
  for (const one of days) {
    const prices = `${one.from} ${one.to}`;
    const others = alike.get(prices);
    if (others) others.push(one);
    else alike.set(prices, [one]);
  }
  return [...alike.values()]
    .flatMap(([first, ...others]) =>
      first
        ? periodsOf([first, ...others].map(({ date }) => date)).map((period) => ({
            ...{ period, from: first.from, to: first.to },
          }))
        : [],
    )
    .toSorted((a, b) => a.period.from.localeCompare(b.period.from));
}

/** The last of a period's days. */
export const lastDayOf = ({ to }: Period): LocalDate => addDays(to, -1);

/** Whether all of a period is one day. */
export const isOneDay = (period: Period): boolean => lastDayOf(period) === period.from;

/** How a language names people, processes and things that have no name of their own. */
export type NameWords = Readonly<{
  /** Somebody who was erased or removed. */
  erased: string;
  guest: string;
  /** A program, by its name; `after` names the person whose act it follows from. */
  system: (via: string, after: string | null) => string;
  /** The payment provider. */
  provider: string;
  /** A thing that no read model knows. */
  thing: Readonly<Record<'booking' | 'room' | 'hotel', string>>;
}>;

/** What things are called, by their ids. */
export type KnownNames = Readonly<
  Record<'users' | 'bookings' | 'rooms' | 'hotels', ReadonlyMap<string, string>>
>;

/** By whom an event came about; `via` is the process that did it because of them. */
type DoneBy = Readonly<{ by: string; via: string | null }>;

const PROCESS = 'process:';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The names that an event's sentence calls, in a language. */
export function namesFrom(words: NameWords, known: KnownNames, { by, via }: DoneBy): Names {
  const user = (id: string) => known.users.get(id) ?? words.erased;
  const person = (actor: string): string => {
    if (actor === 'guest') return words.guest;
    if (actor === 'webhook') return words.provider;
    if (UUID.test(actor)) return user(actor);
    return words.system(nameOfProgram(actor), null);
  };
  const thing = (kind: 'booking' | 'room' | 'hotel') => (id: string) =>
    known[`${kind}s`].get(id) ?? words.thing[kind];
  return {
    who: via === null || via === by ? person(by) : words.system(nameOfProgram(via), person(by)),
    user,
    ...{ booking: thing('booking'), room: thing('room'), hotel: thing('hotel') },
  };
}

const nameOfProgram = (actor: string): string =>
  actor.startsWith(PROCESS) ? actor.slice(PROCESS.length) : actor;
