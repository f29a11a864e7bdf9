import type { BookingChannel } from '@baanpak/domain/values/money/rates.ts';
import type { Scope } from '@baanpak/domain/values/people/roles.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { isUuid } from '@baanpak/infrastructure/http/formats.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { PositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { isReportDay } from '../as-of/as-of.ts';
import { type Definition, type Key, staffReference } from './definitions/definition.ts';

/** What is asked of a report, as of a place in the log and a day. */
export type ReportRequest = Readonly<{
  scope: Scope;
  ownerId?: string | undefined;
  hotelId?: string | undefined;
  channel?: BookingChannel | undefined;
  /** Inclusive, both. */
  from: LocalDate;
  to: LocalDate;
  /** Every event up to there counts, and no other. */
  upTo: PositionToken;
  /** The day in Bangkok that is taken for today. */
  today: LocalDate;
  /** The one row by its keys, where only one is asked for. */
  row?: RowKey | undefined;
  language: Language;
}>;

/** What groups a row's facts, by name; asked for, `ref` is as staff know it. */
export type RowKey = Readonly<Partial<Record<Key, string | null>>>;

type Keyed = Readonly<Pick<Definition, 'key'>>;

/** What callers name a row by; anyone who reads the text in it finds no more than the row says. */
export function rowKeyText({ key }: Keyed, row: RowKey): string {
  const shown = (name: Key) => (name === 'ref' ? staffReference(row.ref ?? null) : row[name]);
  return Buffer.from(JSON.stringify(key.map((name) => shown(name) ?? null))).toString('base64url');
}

/** Reads it, `ref` as staff know it; throws InvalidRequest (400) for what names no row of the report. */
export function parseRowKey(definition: Keyed, text: string): RowKey {
  const { key } = definition;
  const values = parsed(text);
  if (!Array.isArray(values) || values.length !== key.length) throw malformed();
  const row = Object.fromEntries(key.map((name, n) => [name, keyValue(name, values[n])]));
  // base64url reads many texts as the same bytes
  if (rowKeyText(definition, row) !== text) throw malformed();
  return row;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function keyValue(name: Key, value: unknown): string | null {
  if (value === null && name !== 'date') return null;
  if (typeof value !== 'string' || !FITS[name](value)) throw malformed();
  return value;
}

const isText = (value: string): boolean =>
  value.length < 500 && !/[\p{Cc}\p{Surrogate}]/u.test(value);

const FITS: Readonly<Record<Key, (value: string) => boolean>> = {
  date: isReportDay,
  hotel_id: isUuid,
  room_id: isUuid,
  booking_id: isUuid,
  party: isText,
  ref: isText,
};

const malformed = () =>
  invalidField('row', { th: 'ไม่ใช่คีย์ของแถวในรายงานนี้', en: 'is no key of a row of this report' });
