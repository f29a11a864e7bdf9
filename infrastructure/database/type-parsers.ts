import { type CustomTypesConfig, types } from 'pg';

type Parse = (text: string) => unknown;

const { DATE, INT8, TIMESTAMP, TIMESTAMPTZ } = types.builtins;
const ARRAY_OF = { text: 1009, int8: 1016, timestamp: 1115, date: 1182, timestamptz: 1185 };

/** `2026-11-21 08:00:00.123456+07` as `2026-11-21T01:00:00.123Z`; `infinity` stays what it is. */
function instantText(text: string): string {
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  const time = Date.parse(iso);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}

/** A number, never a nearby one: what JSON cannot say exactly is an error. */
function safeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not safe as a number: ${text}`);
  return number;
}

const asIs: Parse = (text) => text;
const arrayOfText: (text: string) => (string | null)[] = types.getTypeParser(ARRAY_OF.text);
const arrayOfInstants: Parse = (text) =>
  arrayOfText(text).map((entry) => (entry === null ? null : instantText(entry)));

const arrayOfNumbers: Parse = (text) =>
  arrayOfText(text).map((entry) => (entry === null ? null : safeNumber(entry)));

// a Date would be a moment in this machine's zone, and a day off for every date
const parsers = new Map<number, Parse>([
  [DATE, asIs],
  [TIMESTAMP, asIs],
  [TIMESTAMPTZ, instantText],
  [INT8, safeNumber],
  [ARRAY_OF.int8, arrayOfNumbers],
  [ARRAY_OF.date, arrayOfText],
  [ARRAY_OF.timestamp, arrayOfText],
  [ARRAY_OF.timestamptz, arrayOfInstants],
]);

/** How `openPool` reads values; see there. For a Client that is to read the same. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};
