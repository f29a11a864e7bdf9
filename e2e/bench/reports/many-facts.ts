import { GROUPS } from '@baanpak/projector/read-models.ts';
import { createIndexes, createSchema } from '@baanpak/projector/schema/create.ts';
import type { Pool } from 'pg';

export const FACTS = 2_000_000;
/** Of one booking, as `OF_A_BOOKING` has them. */
const FACTS_EACH = 16;
const BOOKINGS = FACTS / FACTS_EACH;
const HOTELS = 400;
const ROOMS_EACH = 10;
/** Days, the last of them today, over which stays begin. */
const SPAN = 730;

/** Owners with 4 hotels of 10 rooms each, and 1,250 bookings in two years: 20,000 facts each. */
const OWNERS = 100;

/**
 * The read models of a site with two million facts: as rows before the log's first event,
 * for a checkpoint ahead of it is refused. Each booking is of three nights and has
 * a fact of each kind that bookings have.
 */
export async function loadManyFacts(pool: Pool, storeId: string): Promise<void> {
  for (const group of GROUPS) await createSchema(pool, group, group.schema, storeId);
  await pool.query(HOUSES);
  await pool.query(DETAILS);
  await pool.query(FACTS_OF_BOOKINGS);
  await pool.query(`INSERT INTO fact_log VALUES (0, ${BOOKINGS}, now())`);
  for (const group of GROUPS) await createIndexes(pool, group, group.schema);
  await pool.query('VACUUM ANALYZE');
}

const OF_OWNER = `md5('owner ' || h % ${OWNERS})::uuid`;
const COLUMNS = `(event_id, n, commit_position, prepare_position, kind, owner_id, hotel_id, room_id, booking_id,
  date, at, units, satang, vat, channel, method, party, ref)`;

const HOUSES = `
  INSERT INTO facts ${COLUMNS}
  SELECT md5('event of room ' || h || ' ' || r)::uuid, 0, 0, -row_number() OVER (), 'rooms', ${OF_OWNER}, md5('hotel ' || h)::uuid,
    md5('room ' || h || ' ' || r)::uuid, NULL, current_date - ${SPAN}, now() - interval '2 years', 2, 0, 0,
    NULL, NULL, NULL, NULL
  FROM generate_series(1, ${HOTELS}) AS h, generate_series(1, ${ROOMS_EACH}) AS r`;

/** A booking by its number: where and when. */
const STAYS = `
  SELECT n, h, md5('hotel ' || h)::uuid AS hotel_id, ${OF_OWNER} AS owner_id,
    md5('room ' || h || ' ' || 1 + n % ${ROOMS_EACH})::uuid AS room_id, md5('booking ' || n)::uuid AS booking_id,
    current_date - (n * 37 % ${SPAN}) AS check_in,
    (ARRAY['website', 'phone', 'walk-in'])[1 + n % 3] AS channel
  FROM (SELECT n, 1 + n % ${HOTELS} AS h FROM generate_series(1, ${BOOKINGS}) AS n) b`;

const DETAILS = `
  INSERT INTO fact_details (subject, event_id, n, commit_position, prepare_position, detail)
  SELECT 'hotel:' || md5('hotel ' || h)::uuid, md5('named hotel ' || h)::uuid, 0, 0, -h,
    jsonb_build_object('name', jsonb_build_object('th', 'โรงแรม ' || h, 'en', 'Hotel ' || h), 'provinceId', 'TH-10',
      'ownerId', ${OF_OWNER})
  FROM generate_series(1, ${HOTELS}) AS h
  UNION ALL
  SELECT 'booking:' || booking_id, md5('named booking ' || n)::uuid, 0, 0, n,
    jsonb_build_object('code', 'BK-' || n, 'checkIn', check_in, 'checkOut', check_in + 3, 'roomId', room_id,
      'hotelId', hotel_id, 'ownerId', owner_id, 'channel', channel, 'method', 'gateway',
      'placedAt', check_in - 10, 'heldUntil', NULL, 'status', 'Departed', 'price', 300000, 'lastFailure', NULL,
      'outcome', 'paid', 'sellerId', NULL, 'guestId', NULL,
      'rates', jsonb_build_object('reward', 1, 'commission', 0.1, 'incentive', 0.05))
  FROM (${STAYS}) s`;

/** Kind, days after check-in, units, satang, VAT, ref. */
const OF_A_BOOKING = `(VALUES
  ('booking', -9, 1, 300000, 0, NULL), ('received', -9, 0, 300000, 19626, 'charge'),
  ('fee', -9, 0, 10950, 0, 'charge'), ('fee-vat', -9, 0, 767, 0, 'charge'),
  ('arrival', 0, 1, 0, 0, NULL), ('departure', 3, 1, 0, 0, NULL),
  ('sold', 0, 1, 100000, 6542, NULL), ('sold', 1, 1, 100000, 6542, NULL), ('sold', 2, 1, 100000, 6542, NULL),
  ('incentive', 0, 0, 4673, 0, NULL), ('incentive', 1, 0, 4673, 0, NULL), ('incentive', 2, 0, 4673, 0, NULL),
  ('extra', 1, 1, 20000, 1308, 'extra'), ('reward', 3, 29, 0, 0, NULL),
  ('cancellation', -1, 1, 300000, 0, NULL), ('hold', -9, 1, 300000, 0, NULL)
  ) AS k (kind, days, units, satang, vat, ref)`;

const FACTS_OF_BOOKINGS = `
  INSERT INTO facts ${COLUMNS}
  SELECT md5('event ' || n || ' ' || place)::uuid, place, 0, n, kind, owner_id, hotel_id, room_id, booking_id,
    check_in + days, (check_in + days)::timestamptz, units, satang, vat, channel,
    CASE WHEN ref = 'charge' THEN 'card' END, CASE WHEN kind = 'reward' THEN 'guest ' || n % 20000 END, ref
  FROM (${STAYS}) s CROSS JOIN (SELECT *, row_number() OVER ()::int AS place FROM ${OF_A_BOOKING}) k`;
