import type { Pool } from 'pg';
import { WITH_NIGHTS } from './nights-text.ts';

/** Raised with every change below: a database with another version is rebuilt from the log. */
export const READ_SCHEMA_VERSION = 17;

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
  checkouts: ['uid'],
  payments: ['attempt_id'],
  users: ['user_id'],
  site: ['field'],
} as const;

/** Makes empty read tables in a schema that must not exist yet, with the checkpoint at the start. */
export async function createReadSchema(pool: Pool, schema: string, storeId: string): Promise<void> {
  await pool.query(`
    BEGIN;
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

const TABLES = `
  CREATE TABLE checkpoints (
    name text PRIMARY KEY, store_id text NOT NULL, commit numeric NOT NULL, prepare numeric NOT NULL);
  CREATE TABLE hotels (
    hotel_id uuid PRIMARY KEY, owner_id uuid NOT NULL, slug text NOT NULL UNIQUE,
    province_id text NOT NULL, disabled boolean NOT NULL, removed boolean NOT NULL,
    lat double precision, lng double precision, names text NOT NULL, name_grams text[] NOT NULL,
    details jsonb NOT NULL, pictures jsonb NOT NULL, version integer NOT NULL);
  CREATE INDEX ON hotels (province_id) WHERE NOT disabled;
  CREATE INDEX ON hotels (lat, lng) WHERE NOT disabled;
  CREATE INDEX ON hotels USING gin (name_grams) WHERE NOT disabled;
  CREATE INDEX ON hotels (owner_id);
  CREATE TABLE rooms (
    room_id uuid PRIMARY KEY, hotel_id uuid NOT NULL, owner_id uuid NOT NULL, disabled boolean NOT NULL,
    removed boolean NOT NULL, base_price integer NOT NULL, max_guests integer NOT NULL, details jsonb NOT NULL, pictures jsonb NOT NULL,
    version integer NOT NULL);
  CREATE INDEX ON rooms (hotel_id);
  CREATE TABLE room_units (room_id uuid PRIMARY KEY, units integer NOT NULL);
  CREATE TABLE price_periods (
    room_id uuid, seq integer, from_night date NOT NULL, to_night date NOT NULL,
    weekdays integer NOT NULL, price integer NOT NULL, PRIMARY KEY (room_id, seq));
  CREATE TABLE stay_rules (
    room_id uuid, seq integer, from_day date NOT NULL, to_day date NOT NULL,
    weekdays integer NOT NULL, rules jsonb NOT NULL, PRIMARY KEY (room_id, seq));
  CREATE TABLE room_nights (
    room_id uuid, night date, taken integer NOT NULL, PRIMARY KEY (room_id, night));
  CREATE TABLE room_calendars (room_id uuid PRIMARY KEY, nights text NOT NULL) WITH (fillfactor = 80);
  CREATE TABLE room_moves (room_id uuid PRIMARY KEY, moved bigint NOT NULL);
  CREATE INDEX ON room_moves (moved, room_id);
  ${WITH_NIGHTS}
  CREATE TABLE bookings (
    booking_id uuid PRIMARY KEY, code text NOT NULL UNIQUE, checkout_uid uuid NOT NULL,
    room_id uuid NOT NULL, hotel_id uuid NOT NULL, owner_id uuid NOT NULL,
    status text NOT NULL, payment_status text NOT NULL,
    check_in date NOT NULL, check_out date NOT NULL, terms jsonb NOT NULL, guest jsonb NOT NULL,
    price integer NOT NULL, fee_charge integer NOT NULL, received integer NOT NULL,
    tax_invoice jsonb, paid_at timestamptz, held_until timestamptz, placed_at timestamptz NOT NULL,
    transfer_reported_at timestamptz, slip_id text,
    arrival jsonb, departure jsonb, refunds jsonb NOT NULL, moved_refunds jsonb NOT NULL,
    version integer NOT NULL);
  CREATE INDEX ON bookings (checkout_uid);
  CREATE INDEX ON bookings (hotel_id, check_in);
  CREATE INDEX ON bookings (owner_id, check_in);
  CREATE INDEX ON bookings (room_id, check_in);
  CREATE TABLE checkouts (
    uid uuid PRIMARY KEY, status text NOT NULL, items jsonb NOT NULL, notes jsonb, stays jsonb NOT NULL);
  CREATE TABLE payments (
    attempt_id uuid PRIMARY KEY, charge_id text UNIQUE, checkout_uid uuid NOT NULL, method text NOT NULL,
    amount integer NOT NULL, status text NOT NULL, failure_code text, requested_at timestamptz NOT NULL,
    late boolean NOT NULL);
  CREATE INDEX ON payments (checkout_uid);
  CREATE TABLE site (field text PRIMARY KEY, value jsonb);
  CREATE TABLE users (
    user_id uuid PRIMARY KEY, owner_id uuid, role text NOT NULL, username text NOT NULL, details jsonb NOT NULL,
    password_version text NOT NULL, disabled boolean NOT NULL, removed boolean NOT NULL,
    registered_at timestamptz NOT NULL, version integer NOT NULL);
  CREATE INDEX ON users (owner_id);`;
