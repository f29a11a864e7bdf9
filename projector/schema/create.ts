import type { Pool } from 'pg';
import { WITH_NIGHTS } from './nights-text.ts';

/** Raised with every change below: a database with another version is rebuilt from the log. */
export const READ_SCHEMA_VERSION = 23;

export const READ_SCHEMA = 'read';
export const CHECKPOINT = 'read-models';

/** The primary key of each table, by which projections address rows. */
export const PRIMARY_KEYS = {
  hotels: ['hotel_id'],
  rooms: ['room_id'],
  room_units: ['room_id'],
  price_periods: ['room_id', 'seq'],
  stay_rules: ['room_id', 'seq'],
  room_nights: ['room_id', 'night'],
  room_calendars: ['room_id'],
  bookings: ['booking_id'],
  guest_ids: ['guest_id_hash'],
  checkouts: ['uid'],
  payments: ['attempt_id'],
  money_cases: ['case_id'],
  users: ['user_id'],
  site: ['field'],
} as const;

/** Makes empty read tables in a schema that must not exist yet, with the checkpoint at the start. */
export async function createReadSchema(pool: Pool, schema: string, storeId: string): Promise<void> {
  await pool.query(`
    BEGIN;
    CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
    CREATE SCHEMA "${schema}";
    COMMENT ON SCHEMA "${schema}" IS 'version ${READ_SCHEMA_VERSION}';
    SET LOCAL search_path TO "${schema}";
    ${TABLES}
    INSERT INTO checkpoints VALUES ('${CHECKPOINT}', '${storeId.replaceAll("'", "''")}', 0, 0);
    COMMIT`);
}

/** The version the schema was made with; undefined when there is no such schema. */
export async function readSchemaVersion(pool: Pool, schema: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ comment: string | null }>(
    `SELECT obj_description(oid, 'pg_namespace') AS comment FROM pg_namespace WHERE nspname = $1`,
    [schema],
  );
  return rows[0] && Number(rows[0].comment?.replace('version ', '') ?? 0);
}

/** By what staff look for a booking. An index stands on this very expression. */
export const SEARCHED_BOOKING = `code || ' ' || coalesce(guest->>'reservedBy', '') || ' ' ||
    coalesce(guest->>'email', '') || ' ' || coalesce(guest->>'phone', '')`;

/**
 * Nothing is unique here but the rows' own keys: that a code or a slug is given once is for the deciders
 * to see to, and where a log has it twice all the same, both are shown and nothing stops. Amounts and
 * what grows with the log are 64 bits.
 */
const TABLES = `
  CREATE TABLE checkpoints (
    name text PRIMARY KEY, store_id text NOT NULL, commit numeric NOT NULL, prepare numeric NOT NULL);
  CREATE TABLE hotels (
    hotel_id uuid PRIMARY KEY, owner_id uuid NOT NULL, slug text NOT NULL,
    province_id text NOT NULL, disabled boolean NOT NULL, removed boolean NOT NULL,
    lat double precision, lng double precision, names text NOT NULL, name_grams text[] NOT NULL,
    details jsonb NOT NULL, pictures jsonb NOT NULL, version bigint NOT NULL);
  CREATE INDEX ON hotels (slug);
  CREATE INDEX ON hotels (province_id) WHERE NOT disabled;
  CREATE INDEX ON hotels (lat, lng) WHERE NOT disabled;
  CREATE INDEX ON hotels USING gin (name_grams) WHERE NOT disabled;
  CREATE INDEX ON hotels (owner_id);
  CREATE TABLE rooms (
    room_id uuid PRIMARY KEY, hotel_id uuid NOT NULL, owner_id uuid NOT NULL, disabled boolean NOT NULL,
    removed boolean NOT NULL, base_price bigint NOT NULL, max_guests integer NOT NULL, details jsonb NOT NULL, pictures jsonb NOT NULL,
    version bigint NOT NULL);
  CREATE INDEX ON rooms (hotel_id);
  CREATE TABLE room_units (room_id uuid PRIMARY KEY, units integer NOT NULL);
  CREATE TABLE price_periods (
    room_id uuid, seq bigint, from_night date NOT NULL, to_night date NOT NULL,
    weekdays integer NOT NULL, price bigint NOT NULL, PRIMARY KEY (room_id, seq));
  CREATE TABLE stay_rules (
    room_id uuid, seq bigint, from_day date NOT NULL, to_day date NOT NULL,
    weekdays integer NOT NULL, rules jsonb NOT NULL, PRIMARY KEY (room_id, seq));
  CREATE TABLE room_nights (
    room_id uuid, night date, taken integer NOT NULL, PRIMARY KEY (room_id, night));
  CREATE TABLE room_calendars (room_id uuid PRIMARY KEY, nights text NOT NULL) WITH (fillfactor = 80);
  CREATE TABLE room_moves (room_id uuid PRIMARY KEY, moved bigint NOT NULL);
  CREATE INDEX ON room_moves (moved, room_id);
  ${WITH_NIGHTS}
  CREATE TABLE bookings (
    booking_id uuid PRIMARY KEY, code text NOT NULL, checkout_uid uuid NOT NULL,
    room_id uuid NOT NULL, hotel_id uuid NOT NULL, owner_id uuid NOT NULL,
    status text NOT NULL, payment_status text NOT NULL,
    check_in date NOT NULL, check_out date NOT NULL, terms jsonb NOT NULL, guest jsonb NOT NULL,
    price bigint NOT NULL, fee_charge bigint NOT NULL, received bigint NOT NULL,
    tax_invoice jsonb, paid_at timestamptz, held_until timestamptz, placed_at timestamptz NOT NULL,
    transfer_reported_at timestamptz, slip_id text,
    arrival jsonb, departure jsonb, refunds jsonb NOT NULL,
    refund_requests jsonb NOT NULL, refund_decisions jsonb NOT NULL, moved_refunds jsonb NOT NULL,
    version bigint NOT NULL);
  CREATE INDEX ON bookings (code);
  CREATE INDEX ON bookings (checkout_uid);
  CREATE INDEX ON bookings (hotel_id, check_in);
  CREATE INDEX ON bookings (owner_id, check_in);
  CREATE INDEX ON bookings (owner_id, placed_at DESC, booking_id);
  CREATE INDEX ON bookings (placed_at DESC, booking_id);
  CREATE INDEX ON bookings USING gin ((${SEARCHED_BOOKING}) public.gin_trgm_ops);
  CREATE INDEX ON bookings (room_id, check_in);
  CREATE TABLE guest_ids (guest_id_hash text PRIMARY KEY, booking_id uuid NOT NULL);
  CREATE TABLE checkouts (
    uid uuid PRIMARY KEY, status text NOT NULL, items jsonb NOT NULL, notes jsonb, stays jsonb NOT NULL);
  CREATE TABLE payments (
    attempt_id uuid PRIMARY KEY, charge_id text, checkout_uid uuid NOT NULL, method text NOT NULL,
    amount bigint NOT NULL, status text NOT NULL, failure_code text, requested_at timestamptz NOT NULL,
    late boolean NOT NULL);
  CREATE INDEX ON payments (checkout_uid);
  CREATE INDEX ON payments (charge_id);
  CREATE TABLE money_cases (
    case_id text PRIMARY KEY, kind text NOT NULL, status text NOT NULL, owner_id uuid,
    booking_ids jsonb NOT NULL, amount bigint NOT NULL, charge_id text, detail jsonb NOT NULL,
    opened_at timestamptz NOT NULL, ended_at timestamptz, action text, reason text, settled_by text,
    because text, version bigint NOT NULL);
  CREATE INDEX ON money_cases (status, opened_at);
  CREATE INDEX ON money_cases (owner_id, status, opened_at);
  CREATE TABLE site (field text PRIMARY KEY, value jsonb);
  CREATE TABLE users (
    user_id uuid PRIMARY KEY, owner_id uuid, role text NOT NULL, username text NOT NULL, details jsonb NOT NULL,
    password_version text NOT NULL, signed_out_at bigint NOT NULL, disabled boolean NOT NULL, removed boolean NOT NULL,
    registered_at timestamptz NOT NULL, version bigint NOT NULL);
  CREATE INDEX ON users (owner_id);`;
