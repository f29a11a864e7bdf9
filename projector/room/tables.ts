import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import type { RoomPictures } from '@baanpak/domain/room/room-state.ts';
import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadModel } from '../schema/read-model.ts';

export type RoomRow = {
  room_id: string;
  hotel_id: string;
  owner_id: string;
  disabled: boolean;
  /** A removed one is disabled, too. */
  removed: boolean;
  base_price: Satang;
  max_guests: number;
  details: RoomDetails;
  /** Those that were set. */
  pictures: Partial<RoomPictures>;
  /** What guests give it: the sum of so many scores; `review_turn` grows with every change of these. */
  review_count: number;
  review_sum: number;
  review_turn: number;
  /** Revision of the room's stream. */
  version: number;
};

/** Of a paint of days: `seq` is its revision, `part` the number of the period in it. */
type PaintRow = {
  room_id: string;
  seq: number;
  part: number;
  /** Who painted, as metadata of events have it. */
  actor: string;
  painted_at: Instant;
  /** `commit.prepare` of its place in the log. */
  place: string;
  /** It takes an earlier paint back. */
  undoes: boolean;
};

/**
 * A night's price from `from_night` up to, but not including, `to_night`, null for the base price; the
 * highest `seq` counts.
 */
type PricePeriodRow = PaintRow & {
  from_night: LocalDate;
  to_night: LocalDate;
  /** A bit for each, Sunday the lowest. */
  weekdays: number;
  price: Satang | null;
};

/** Rules of stay on some days; of each rule, the highest `seq` that says it counts. */
type StayRulesRow = PaintRow & {
  from_day: LocalDate;
  to_day: LocalDate;
  weekdays: number;
  rules: Partial<StayRules>;
};

export type RoomTables = {
  rooms: RoomRow;
  price_periods: PricePeriodRow;
  stay_rules: StayRulesRow;
};

export const roomModel = {
  group: 'search',
  version: 3,
  keys: {
    rooms: ['room_id'],
    price_periods: ['room_id', 'seq', 'part'],
    stay_rules: ['room_id', 'seq', 'part'],
  },
  sql: `
    CREATE TABLE rooms (
      room_id uuid PRIMARY KEY, hotel_id uuid NOT NULL, owner_id uuid NOT NULL, disabled boolean NOT NULL,
      removed boolean NOT NULL, base_price bigint NOT NULL, max_guests integer NOT NULL, details jsonb NOT NULL, pictures jsonb NOT NULL,
      review_count bigint NOT NULL, review_sum bigint NOT NULL, review_turn bigint NOT NULL, version bigint NOT NULL);
    CREATE INDEX ON rooms (hotel_id);
    CREATE TABLE price_periods (
      room_id uuid, seq bigint, part integer, actor text NOT NULL, painted_at timestamptz NOT NULL, place text NOT NULL,
      undoes boolean NOT NULL, from_night date NOT NULL, to_night date NOT NULL,
      weekdays integer NOT NULL, price bigint, PRIMARY KEY (room_id, seq, part));
    CREATE TABLE stay_rules (
      room_id uuid, seq bigint, part integer, actor text NOT NULL, painted_at timestamptz NOT NULL, place text NOT NULL,
      undoes boolean NOT NULL, from_day date NOT NULL, to_day date NOT NULL,
      weekdays integer NOT NULL, rules jsonb NOT NULL, PRIMARY KEY (room_id, seq, part));`,
} as const satisfies ReadModel;
