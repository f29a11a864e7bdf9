import type { BookingChannel, BookingRates } from '@baanpak/domain/values/money/rates.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadModel } from '../schema/read-model.ts';

/** What facts are of: of the house, of its stays, of money, and of what follows from it (docs/adr/0057-facts.md). */
export type FactKind =
  | ('rooms' | 'disabled' | 'blocked')
  | ('sold' | 'booking' | 'cancellation' | 'no-show' | 'arrival' | 'departure')
  | ('hold' | 'attempt' | 'paid-late')
  | ('received' | 'fee' | 'fee-vat' | 'refunded' | 'extra' | 'kept')
  | ('reward' | 'incentive' | 'commission');

/** What an event adds to a figure. What is left out is 0 or null. */
export type Fact = Readonly<{
  kind: FactKind;
  ownerId: string;
  hotelId: string;
  roomId?: string | null;
  bookingId?: string | null;
  /** The Bangkok day it counts on. */
  date: LocalDate;
  /** When it happened. */
  at: Instant;
  /** Signed, as are the amounts, in satang. */
  units?: number;
  satang?: number;
  /** The VAT in `satang`. */
  vat?: number;
  channel?: BookingChannel | null;
  /** The gateway's, or `transfer`, `cash` or `card-terminal`. */
  method?: string | null;
  /** A guest's random id, or the id of a user. */
  party?: string | null;
  /** A charge's, refund's, payment's, attempt's or extra's id. */
  ref?: string | null;
}>;

export type HotelDetail = Readonly<{ name: I18nText; provinceId: string; ownerId: string }>;

export type RoomDetail = Readonly<{ title: I18nText; hotelId: string }>;

type BookingStatus =
  | ('Reserved' | 'Booked' | 'Arrived' | 'Departed' | 'No-Show')
  | ('Canceled' | 'Expired' | 'Given-Up' | 'Abandoned');

/** What reports say of a booking; nothing of it is personal. Amounts in satang. */
export type BookingDetail = Readonly<{
  code: string;
  checkIn: LocalDate;
  checkOut: LocalDate;
  roomId: string;
  hotelId: string;
  ownerId: string;
  channel: BookingChannel;
  /** As agreed, or as it was paid after all: `gateway` or `direct`. */
  method: string;
  placedAt: Instant;
  confirmedAt: Instant | null;
  heldUntil: Instant | null;
  status: BookingStatus;
  price: number;
  /** Why the last attempt to pay came to nothing, as the provider says. */
  lastFailure: string | null;
  /** How its hold ended: paid, or why not. */
  outcome: 'paid' | 'expired' | 'given-up' | 'abandoned' | 'canceled' | null;
  /** The user who took it, where staff did. */
  sellerId: string | null;
  /** The guest's random id. */
  guestId: string | null;
  rates: BookingRates;
}>;

export type Detail = HotelDetail | RoomDetail | BookingDetail;

/** An event's place in the log. */
type Placed = { commit_position: number; prepare_position: number };

/** What one event adds to a figure; never changed, for a correction is a row of its own (docs/adr/0057-facts.md). */
export type FactRow = Placed & {
  event_id: string;
  /** Among those of its event, counted from 0. */
  n: number;
  kind: FactKind;
  owner_id: string;
  hotel_id: string;
  room_id: string | null;
  booking_id: string | null;
  /** The Bangkok day it counts on. */
  date: LocalDate;
  at: Instant;
  /** Signed, as are the amounts, in satang. */
  units: number;
  satang: number;
  /** The VAT in `satang`. */
  vat: number;
  channel: BookingChannel | null;
  method: string | null;
  /** A guest's random id, or a user's. */
  party: string | null;
  /** A charge's, refund's, payment's, attempt's or extra's id. */
  ref: string | null;
};

/** What is said of a subject from a place in the log on, until it is said again. */
export type FactDetailRow = Placed & {
  /** `hotel:`, `room:` or `booking:` and its id. */
  subject: string;
  event_id: string;
  n: number;
  detail: Detail;
};

/** What reducers remember of a subject; for them alone. */
type FactStateRow = { subject: string; state: object };

/** When the log had come so far at the latest, by which a moment becomes a place in it. */
type FactLogRow = Placed & { latest_at: Instant };

export type ReportTables = {
  facts: FactRow;
  fact_details: FactDetailRow;
  fact_states: FactStateRow;
  fact_log: FactLogRow;
};

export const reportModel = {
  group: 'reports',
  version: 6,
  keys: {
    facts: ['commit_position', 'prepare_position', 'n'],
    fact_details: ['commit_position', 'prepare_position', 'n'],
    fact_states: ['subject'],
    fact_log: ['commit_position', 'prepare_position'],
  },
  sql: `
    CREATE TABLE facts (
      event_id uuid NOT NULL, n int NOT NULL, commit_position bigint NOT NULL, prepare_position bigint NOT NULL,
      kind text NOT NULL, owner_id uuid NOT NULL, hotel_id uuid NOT NULL, room_id uuid, booking_id uuid,
      date date NOT NULL, at timestamptz NOT NULL, units bigint NOT NULL, satang bigint NOT NULL,
      vat bigint NOT NULL, channel text, method text, party text, ref text,
      PRIMARY KEY (commit_position, prepare_position, n));
    CREATE TABLE fact_details (
      subject text NOT NULL, event_id uuid NOT NULL, n int NOT NULL, commit_position bigint NOT NULL,
      prepare_position bigint NOT NULL, detail jsonb NOT NULL,
      PRIMARY KEY (commit_position, prepare_position, n));
    CREATE TABLE fact_states (subject text PRIMARY KEY, state jsonb NOT NULL);
    CREATE TABLE fact_log (
      commit_position bigint NOT NULL, prepare_position bigint NOT NULL, latest_at timestamptz NOT NULL,
      PRIMARY KEY (commit_position, prepare_position));`,
  indexes: `
    CREATE INDEX ON facts (kind, date, hotel_id);
    CREATE INDEX ON facts (owner_id, kind, date);
    CREATE INDEX ON facts (hotel_id, kind, date);
    CREATE INDEX ON facts (booking_id);
    CREATE INDEX ON fact_details (subject, commit_position, prepare_position);
    CREATE INDEX ON fact_log (latest_at, commit_position, prepare_position);`,
} as const satisfies ReadModel;
