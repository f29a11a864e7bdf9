import type { ThingEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { formatsOf } from '@baanpak/contract/history/sentence.ts';
import { EVENTS } from '@baanpak/domain/events.ts';
import { fieldsOf, isFieldOf, isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

type Printed = Readonly<{
  language: Language;
  /** Whether there are older events, which are left out. */
  more: boolean;
  /** Whether the log has newer events than read models. */
  behind?: boolean;
}>;

const HOUR = 3_600_000;

/** Events as lines, the oldest first: when, and the sentence whole; silence of more than an hour is a line. */
export function printHistory(
  events: readonly ThingEventJson[],
  { language, more, behind = false }: Printed,
): string {
  const words = WORDS[language];
  const { moment } = formatsOf(language);
  const lines = events.flatMap((event, n) => {
    const since = events[n - 1]?.at ?? event.at;
    const silence = Date.parse(event.at) - Date.parse(since);
    return [
      ...(silence > HOUR ? [`  … ${words.silence(lengthOf(silence, language))}`] : []),
      `${moment(event.at)}  ${event.cause === null ? '' : '↳ '}${sentenceWithDots(event)}`,
    ];
  });
  return [
    ...(more ? [words.older] : []),
    ...lines,
    ...(behind ? [words.behind] : []),
    words.count(events.length),
    '',
  ].join('\n');
}

const WORDS = {
  th: {
    silence: (length: string) => `ไม่มีเหตุการณ์ ${length}`,
    older: 'เหตุการณ์ก่อนหน้านี้ไม่ได้แสดง',
    asItWas: (at: string) => `ข้อมูล ณ เวลานั้น ดูซ้ำได้ด้วย --at ${at}`,
    behind: 'ข้อมูลยังตามบันทึกไม่ทัน อาจยังไม่มีเหตุการณ์ล่าสุด',
    count: (n: number) => `${n} เหตุการณ์`,
  },
  en: {
    silence: (length: string) => `nothing for ${length}`,
    older: 'Older events are left out.',
    asItWas: (at: string) => `As it was then; --at ${at} gives the same again:`,
    behind: 'The read models end before the log: the newest events may be missing.',
    count: (n: number) => `${n} ${n === 1 ? 'event' : 'events'}`,
  },
} as const;

function lengthOf(milliseconds: number, language: Language): string {
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / 60_000);
  const parts: readonly (readonly [number, string])[] =
    language === 'th'
      ? [
          [Math.floor(hours / 24), 'วัน'],
          [hours % 24, 'ชั่วโมง'],
          [minutes, 'นาที'],
        ]
      : [
          [Math.floor(hours / 24), 'd'],
          [hours % 24, 'h'],
          [minutes, 'min'],
        ];
  return parts.flatMap(([n, unit]) => (n > 0 ? [`${n} ${unit}`] : [])).join(' ');
}

const DOTS = '•••';

/** What an event keeps encrypted of a user: other events call members so that are open, such as a room's. */
const OF_USERS_ALONE: ReadonlySet<string> = new Set(['details', 'changes']);

/** What some event keeps encrypted: answers and later events have it by the same name. */
const SEALED = fieldsOf(EVENTS).flatMap((type) => {
  const field = sealedIn(type);
  return field === undefined || OF_USERS_ALONE.has(field) ? [] : [field];
});

/** Members that say who somebody is, how to reach or to pay them, or what they wrote. */
const PERSONAL: ReadonlySet<string> = new Set([
  ...SEALED,
  ...['reservedBy', 'email', 'phone', 'address', 'province', 'country', 'postalCode'],
  ...['taxInvoice', 'taxId', 'documents', 'decisionReason', 'companions', 'requests'],
  ...['bank', 'accountNumber', 'accountName', 'lastDigits'],
  ...[
    'bankAccountNumber',
    'bankAccountName',
    'promptPayId',
    'promptPayQr',
    'contactPhone',
    'contactChat',
  ],
  ...['registeredName', 'registeredAddress'],
]);

/** An event with dots for what is personal, in what it says, in what it changed and in its sentence. */
export function withDots(event: ThingEventJson): unknown {
  const sealed = sealedIn(event.type);
  const isPersonal = (name: string) => name === sealed || PERSONAL.has(name);
  return {
    ...event,
    sentence: sentenceWithDots(event),
    data: dotsIn(event.data, isPersonal),
    ...('changes' in event && { changes: dotsIn(event.changes, isPersonal) }),
  };
}

/** Who a user is: other things call members so that are open. */
const OF_USERS: ReadonlySet<string> = new Set(['username', 'firstname', 'lastname', 'nickname']);

/** A thing as the API answers it, with dots for what is personal. */
export const thingWithDots = (thing: object): unknown =>
  dotsIn(thing, (name) => PERSONAL.has(name) || OF_USERS.has(name));

/** A thing as it was, a line a field; what has no value is left out. */
export function printThing(thing: object, { at, language }: { at: string; language: Language }) {
  const fields = Object.entries(thingWithDots(thing) ?? {}).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  const width = Math.max(...fields.map(([name]) => name.length));
  const lines = fields.map(
    ([name, value]) =>
      `${name.padEnd(width)}  ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [WORDS[language].asItWas(at), ...lines, ''].join('\n');
}

/** A value with dots for what stands below a personal name, however deep. */
function dotsIn(whole: unknown, isPersonal: (name: string) => boolean): unknown {
  const dots = (value: unknown, isWithin: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => dots(item, isWithin));
    if (isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          dots(inner, isWithin || isPersonal(name)),
        ]),
      );
    return isWithin && value !== null && typeof value !== 'boolean' ? DOTS : value;
  };
  return dots(whole, false);
}

function sealedIn(type: string): string | undefined {
  return isFieldOf(EVENTS, type) ? EVENTS[type].personal?.field : undefined;
}

/** When a guest means to arrive is all that sentences tell of what events keep encrypted. */
function sentenceWithDots({ sentence, data }: ThingEventJson): string {
  const arrival = isRecord(data) && isRecord(data.arrival) ? data.arrival : {};
  const { arrivalTime } = arrival;
  return typeof arrivalTime === 'string' && arrivalTime !== ''
    ? sentence.replaceAll(arrivalTime, DOTS)
    : sentence;
}
