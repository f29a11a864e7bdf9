import type { Pool } from 'pg';

const TABLES = `
CREATE TABLE hotels (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL,
  name jsonb NOT NULL,
  cancellation_policy jsonb NOT NULL
);
CREATE TABLE rooms (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels,
  title jsonb NOT NULL,
  base_price integer NOT NULL,
  units integer NOT NULL,
  max_guests integer NOT NULL
);
CREATE TABLE prices (
  room_id uuid NOT NULL REFERENCES rooms,
  night date NOT NULL,
  price integer NOT NULL,
  PRIMARY KEY (room_id, night)
);
CREATE TABLE bookings (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  room_id uuid NOT NULL REFERENCES rooms,
  check_in date NOT NULL,
  check_out date NOT NULL,
  email text NOT NULL,
  guest jsonb NOT NULL,
  price integer NOT NULL,
  cancellation_policy jsonb NOT NULL,
  status text NOT NULL,
  hold_expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX unpaid_bookings_of_email ON bookings (email) WHERE status = 'Reserved';
CREATE TABLE nights (
  room_id uuid NOT NULL,
  night date NOT NULL,
  booking_id uuid NOT NULL REFERENCES bookings,
  PRIMARY KEY (room_id, night, booking_id)
);
CREATE TABLE requests (key text PRIMARY KEY, answer text);
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings,
  template text NOT NULL,
  send_at timestamptz NOT NULL
);
CREATE INDEX mails_due ON mails (send_at);
`;

const HOTEL_ID = '5f0c2f0e-8d57-4c51-8a41-0a2f8f5b1c11';
const OWNER_ID = 'c0a7a2ac-14d0-4f0e-9c3b-2b9e0d9b6f42';
const HOTEL_NAME = { th: 'ริมน้ำ', en: 'Riverside' };
const POLICY = [
  {
    name: {
      th: 'ยกเลิกฟรีก่อนวันเข้าพัก',
      en: 'Free cancellation until the day before arrival',
    },
    daysBefore: 1,
    share: 1,
  },
];

/** The n-th room's id, in the service and for guests who ask it. */
export const roomIdOf = (n: number): string =>
  `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** One hotel with so many rooms, each of so many units. */
export async function makeTables(pool: Pool, rooms: number, units: number): Promise<void> {
  await pool.query(TABLES);
  await pool.query('INSERT INTO hotels VALUES ($1, $2, $3, $4)', [
    HOTEL_ID,
    OWNER_ID,
    JSON.stringify(HOTEL_NAME),
    JSON.stringify(POLICY),
  ]);
  const ids = Array.from({ length: rooms }, (_, n) => roomIdOf(n));
  await pool.query(
    `INSERT INTO rooms SELECT id, $2, '{"th": "Garden room", "en": "Garden room"}', 1000, $3, 3
     FROM unnest($1::uuid[]) AS id`,
    [ids, HOTEL_ID, units],
  );
}
