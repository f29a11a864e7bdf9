import type { ReviewWords } from '@baanpak/domain/review/review.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadModel } from '../schema/read-model.ts';

export type ReviewRow = {
  review_id: string;
  booking_id: string;
  code: string;
  hotel_id: string;
  room_id: string;
  owner_id: string;
  check_in: LocalDate;
  check_out: LocalDate;
  score: number;
  lang: Language;
  /** Null once the guest was erased; so is what was answered and told of it. */
  words: ReviewWords | null;
  written_at: Instant;
  revised_at: Instant | null;
  hidden: boolean;
  /** Why it was hidden, or shown again, last. */
  reason: string | null;
  answer: string | null;
  answered_at: Instant | null;
  /** Reports that nobody has decided on. */
  open_reports: number;
  /** All that were made, by id; the last of them are the open ones. */
  reports: Readonly<Record<string, ReportEntry>>;
  /** Revision of the review's stream. */
  version: number;
};

type ReportEntry = Readonly<{ reason: string | null; at: Instant; version: number }>;

export type ReviewTables = {
  reviews: ReviewRow;
};

export const reviewModel = {
  group: 'search',
  version: 1,
  keys: {
    reviews: ['review_id'],
  },
  sql: `
    CREATE TABLE reviews (
      review_id uuid PRIMARY KEY, booking_id uuid NOT NULL, code text NOT NULL, hotel_id uuid NOT NULL,
      room_id uuid NOT NULL, owner_id uuid NOT NULL, check_in date NOT NULL, check_out date NOT NULL,
      score integer NOT NULL, lang text NOT NULL, words jsonb,
      written_at timestamptz NOT NULL, revised_at timestamptz, hidden boolean NOT NULL, reason text,
      answer text, answered_at timestamptz, open_reports integer NOT NULL, reports jsonb NOT NULL,
      version bigint NOT NULL);`,
  indexes: `
    CREATE INDEX ON reviews (hotel_id, written_at DESC, review_id) WHERE NOT hidden;
    CREATE INDEX ON reviews (hotel_id, score DESC, written_at DESC, review_id) WHERE NOT hidden;
    CREATE INDEX ON reviews (owner_id, written_at DESC, review_id);
    CREATE INDEX ON reviews (written_at DESC, review_id);
    CREATE INDEX ON reviews (booking_id);`,
} as const satisfies ReadModel;
