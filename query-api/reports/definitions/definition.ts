import { createHash } from 'node:crypto';
import type { CellJson, CellType } from '@baanpak/contract/report/report.ts';
import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type {
  BookingDetail,
  FactKind,
  HotelDetail,
  RoomDetail,
} from '@baanpak/projector/report/tables.ts';
import { sql } from 'kysely';

/** What is added up of a fact: `nights` and `lead` are those of its booking, as often as it has units. */
export type Measure = 'units' | 'satang' | 'vat' | 'exVat' | 'nights' | 'lead';

/**
 * Which facts count: of the days asked for (`in-range`), of these up to today (`to-today`) or before it, for
 * a night is delivered the morning after (`delivered`); of all days up to the last (`until`,
 * `delivered-until`); or of any day, for bookings that have a row (`of-rows`). A `standing` one counts
 * on every day from its own on.
 */
export type MeasureSpan =
  | ('in-range' | 'to-today' | 'delivered')
  | ('until' | 'delivered-until')
  | ('standing' | 'of-rows');

export type Term = Readonly<{
  kinds: readonly FactKind[];
  measure: Measure;
  /** Default `in-range`. */
  span?: MeasureSpan;
  minus?: true;
  /** Of what was added alone, or what was taken back. */
  only?: 'added' | 'taken-back';
}>;

/** A figure is the sum of what its terms count; no kind is in two of them. */
export type Sum = Readonly<{
  terms: readonly Term[];
  /** 0 for a row where it is below 0. */
  positive?: true;
  /** It runs on, by these keys, from row to row: a balance. Its terms span `until`. */
  running?: readonly Key[];
}>;

/** By what facts are grouped to rows. */
export type Key = 'date' | 'hotel_id' | 'room_id' | 'booking_id' | 'party' | 'ref';

/** What a row is of, for the cells that are no figures. */
export type ReportSubject = Readonly<{
  keys: Readonly<Partial<Record<Key, string | null>>>;
  date: LocalDate | null;
  /** When the first of its facts happened, and the day it counts on. */
  firstAt: Instant | null;
  since: LocalDate | null;
  method: string | null;
  booking: BookingDetail | undefined;
  room: RoomDetail | undefined;
  hotel: HotelDetail | undefined;
  /** Who has the booking's commission, by name. */
  seller: string | null;
  language: Language;
  /** The last day of the report, today at the latest. */
  last: LocalDate;
}>;

type Named = Readonly<{ name: string; type: CellType; label: I18nText }>;

/** A column says a figure, one divided by another, a row's share of all rows, or something of its subject. */
export type Column = Named &
  (
    | Readonly<{ sum: string }>
    | Readonly<{ ratio: readonly [numerator: string, denominator: string] }>
    | Readonly<{ share: string }>
    | Readonly<{ cell: (subject: ReportSubject) => CellJson; sort?: Key | 'first_at' }>
  );

/** A report, from which come its rows, totals, explanations, changes and exports. */
export type Definition = Readonly<{
  key: readonly Key[];
  sums: Readonly<Record<string, Sum>>;
  columns: readonly Column[];
  /** The order of its rows, where none is asked for. */
  order: readonly (Key | 'first_at')[];
  /** Bookings have a row by these kinds, for terms that span `of-rows`. */
  rowsOf?: readonly FactKind[];
}>;

const OF_PROVIDER = /^chrg_/;

/**
 * What money is called before staff: a charge's own id opens its state to anyone who has it, so it is hashed;
 * the ids of transfers, refunds and payments at the desk open nothing.
 */
export function staffReference(ref: string | null): string | null {
  if (ref === null || !OF_PROVIDER.test(ref)) return ref;
  const hash = createHash('md5').update(ref).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The same of a fact `f`. */
export const staffReferenceInSql = sql<
  string | null
>`case when f.ref ~ '^chrg_' then md5(f.ref)::uuid::text else f.ref end`;
