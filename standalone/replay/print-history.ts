import type { ThingEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { formatsOf } from '@baanpak/contract/history/sentence.ts';
import { EVENTS } from '@baanpak/domain/events.ts';
import { isFieldOf, isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';

type Printed = Readonly<{
  language: Language;
  /** Whether there are older events, which are left out. */
  more: boolean;
}>;

const HOUR = 3_600_000;

/** Events as lines, the oldest first: when, and the sentence whole; silence of more than an hour is a line. */
export function printHistory(
  events: readonly ThingEventJson[],
  { language, more }: Printed,
): string {
  const words = WORDS[language];
  const { moment } = formatsOf(language);
  const lines = events.flatMap((event, n) => {
    const since = events[n - 1]?.at ?? event.at;
    const silence = Date.parse(event.at) - Date.parse(since);
    return [
      ...(silence > HOUR ? [`  … ${words.silence(lengthOf(silence, language))}`] : []),
      `${moment(event.at)}  ${event.cause === null ? '' : '↳ '}${event.sentence}`,
    ];
  });
  return [...(more ? [words.older] : []), ...lines, words.count(events.length), ''].join('\n');
}

const WORDS = {
  th: {
    silence: (length: string) => `ไม่มีเหตุการณ์ ${length}`,
    older: 'เหตุการณ์ก่อนหน้านี้ไม่ได้แสดง',
    count: (n: number) => `${n} เหตุการณ์`,
  },
  en: {
    silence: (length: string) => `nothing for ${length}`,
    older: 'Older events are left out.',
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

/** Members of a booking that say who somebody is, how to reach them, or what they wrote. */
const PERSONAL: ReadonlySet<string> = new Set([
  ...['reservedBy', 'email', 'phone', 'note', 'address', 'province', 'country', 'postalCode'],
  ...['taxInvoice', 'arrival', 'documents', 'staffNote', 'reason', 'decisionReason'],
  ...['bank', 'accountNumber', 'accountName', 'companions', 'requests'],
]);

/** An event with dots for what is personal: the field that it keeps encrypted, and a booking's own members. */
export function withDots(event: ThingEventJson): unknown {
  const { type } = event;
  const sealed = isFieldOf(EVENTS, type) ? EVENTS[type].personal?.field : undefined;
  const isPersonal = (name: string) => name === sealed || PERSONAL.has(name);
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
  return {
    ...event,
    data: dots(event.data, false),
    ...('changes' in event && { changes: dots(event.changes, false) }),
  };
}
