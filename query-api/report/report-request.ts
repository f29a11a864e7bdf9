import type { BookingChannel } from '@baanpak/domain/values/money/rates.ts';
import type { Scope } from '@baanpak/domain/values/people/roles.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { PositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { Key } from './definition.ts';

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
