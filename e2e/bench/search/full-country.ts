import { ROOM_REGISTERED } from '@baanpak/domain/testing/samples.ts';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import { searchedNames } from '@baanpak/domain/values/text/searched-names.ts';
import { FIRST_NIGHT } from '@baanpak/projector/calendar/tables.ts';
import { GROUPS } from '@baanpak/projector/read-models.ts';
import { createIndexes, createSchema } from '@baanpak/projector/schema/create.ts';
import { HOTEL_DETAILS } from '@baanpak/projector/testing/sample-events.ts';
import type { Pool } from 'pg';

export const HOTELS = 10_000;
export const ROOMS = 100_000;

const THAI = ['บ้านริมน้ำ', 'โรงแรมหาดทราย', 'รีสอร์ทเขาใหญ่', 'สวนมะพร้าว', 'เรือนไม้สัก'];
const ENGLISH = [
  'Riverside House',
  'Sand Beach Hotel',
  'Hillside Resort',
  'Coconut Garden',
  'Teak House',
];
const TEXT = { th: 'ที่พักเงียบสงบใกล้ธรรมชาติ '.repeat(8), en: 'A quiet place near nature. '.repeat(8) };
const WINDOW = 12;
const WINDOWS = 30;

export const slugOf = (n: number) => `hotel-${n}`;

/**
 * The read models of 10,000 hotels (or as many as said) in all provinces, ten rooms each, and of a year in which a quarter
 * of the nights is sold; every third room has prices of its own on weekends, every twentieth a rule.
 * Past the log: as rows, since events of so many bookings would take half an hour.
 */
export async function loadFullCountry(
  pool: Pool,
  storeId: string,
  hotels: number = HOTELS,
): Promise<void> {
  const rooms = hotels * (ROOMS / HOTELS);
  for (const group of GROUPS) await createSchema(pool, group, group.schema, storeId);
  await pool.query(HOTELS_TEXT, [
    JSON.stringify(Array.from({ length: hotels }, (_, n) => hotelOf(n + 1))),
    JSON.stringify({ ...HOTEL_DETAILS, messageDescription: TEXT, messageFromHotel: TEXT }),
  ]);
  await pool.query(roomsText(rooms), [
    JSON.stringify({ ...ROOM_REGISTERED.data.details, subtitle: TEXT, description: TEXT }),
  ]);
  for (const group of GROUPS) await createIndexes(pool, group, group.schema);
  await pool.query(nightsText(rooms));
  await pool.query('VACUUM ANALYZE');
  await pool.query(CALENDARS_TEXT);
  await pool.query(BARE_TEXT);
  await pool.query('VACUUM ANALYZE room_calendars, room_moves, bench.rooms');
}

function hotelOf(n: number) {
  const province = PROVINCES[n % PROVINCES.length] ?? PROVINCES[0];
  const kind = n % THAI.length;
  const hotelName = {
    th: `${THAI[kind]}${province.th} ${n}`,
    en: `${ENGLISH[kind]} ${province.en} ${n}`,
  };
  const names = searchedNames(hotelName);
  return {
    n,
    slug: slugOf(n),
    province_id: province._id,
    hotelName,
    names,
  };
}

const HOTELS_TEXT = `
  INSERT INTO hotels (hotel_id, owner_id, slug, province_id, disabled, removed, lat, lng, names,
    details, pictures, review_count, review_sum, review_turn, version)
  SELECT md5('hotel ' || n)::uuid, md5('owner ' || n / 10)::uuid, slug, province_id, false, false,
    6 + (n % 140) / 10.0, 98 + (n % 70) / 10.0, names,
    $2::jsonb || jsonb_build_object('hotelName', "hotelName", 'provinceId', province_id),
    '{"cover": "cover", "gallery": ["one", "two", "three", "four", "five"]}', 0, 0, 0, 0
  FROM json_to_recordset($1) AS t (n integer, slug text, province_id text, names text,
    "hotelName" jsonb)`;

const roomsText = (rooms: number) => `
  INSERT INTO rooms (room_id, hotel_id, owner_id, disabled, removed, base_price, max_guests, details,
    pictures, review_count, review_sum, review_turn, version)
  SELECT md5('room ' || n)::uuid, md5('hotel ' || h)::uuid, md5('owner ' || h / 10)::uuid, false, false,
    price, guests, $1::jsonb || jsonb_build_object('basePrice', price, 'maxGuests', guests),
    '{"cover": "cover", "gallery": ["one", "two", "three"]}', 0, 0, 0, 0
  FROM (SELECT n, 1 + (n - 1) / ${ROOMS / HOTELS} AS h, 50000 + n * 7919 % 400000 AS price, 1 + n / 7 % 4 AS guests
    FROM generate_series(1, ${rooms}) AS n) t`;

const nightsText = (rooms: number) => `
  SELECT setseed(0.5);
  INSERT INTO room_units SELECT room_id, 1 FROM rooms;
  INSERT INTO price_periods
    SELECT md5('room ' || n)::uuid, 1, 0, 'owner', now(), '', false, current_date - 30, current_date + 365, 96, 400000
    FROM generate_series(1, ${rooms}, 3) AS n;
  INSERT INTO stay_rules
    SELECT md5('room ' || n)::uuid, 2, 0, 'owner', now(), '', false, current_date, current_date + 365, 127, '{"minStay": 2}'
    FROM generate_series(1, ${rooms}, 20) AS n;
  ALTER TABLE room_nights SET UNLOGGED, DROP CONSTRAINT room_nights_pkey;
  INSERT INTO room_nights
    SELECT room_id, current_date + w * ${WINDOW} + first + n, 1
    FROM (SELECT room_id, w, (random() * 6)::integer AS first, 1 + (random() * 4)::integer AS nights
      FROM rooms, generate_series(0, ${WINDOWS - 1}) AS w) s, generate_series(0, nights - 1) AS n;
  ALTER TABLE room_nights ADD PRIMARY KEY (room_id, night)`;

const CALENDARS_TEXT = `
  INSERT INTO room_calendars
    SELECT room_id, with_nights('', array_agg(night - '${FIRST_NIGHT}'::date), array_agg(taken))
    FROM room_nights GROUP BY room_id;
  INSERT INTO room_moves SELECT room_id, 1 FROM rooms UNION SELECT hotel_id, 1 FROM hotels`;

/** What a search in SQL is quickest on: one row a room, a bit a night (ADR 11). */
const BARE_TEXT = `
  CREATE SCHEMA bench;
  CREATE TABLE bench.rooms AS
    SELECT room_id, hotel_id, h.province_id, r.max_guests, r.base_price, r.version, units,
      EXISTS (SELECT FROM price_periods p WHERE p.room_id = r.room_id) AS priced,
      EXISTS (SELECT FROM stay_rules s WHERE s.room_id = r.room_id) AS ruled,
      (SELECT string_agg((taken <> '0')::integer::text, '' ORDER BY n)::bit varying
       FROM regexp_split_to_table(nights, '') WITH ORDINALITY AS night (taken, n)) AS sold
    FROM rooms r JOIN hotels h USING (hotel_id) JOIN room_units USING (room_id)
    JOIN room_calendars USING (room_id);
  CREATE INDEX ON bench.rooms (province_id);
  CREATE INDEX ON bench.rooms (hotel_id)`;
