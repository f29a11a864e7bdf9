/**
 * Ways to keep which nights of a room are sold out. Each is asked the same of the same bookings: the
 * hotels of one province ($1) with a room for two that is free from $2 (a date) for three nights.
 */
export type Structure = Readonly<{
  name: string;
  /** Makes its tables of `bench.rooms` and `bench.stays`. */
  make: string;
  tables: readonly string[];
  /** Gives `hotels`, a number. */
  search: string;
  /** Sells three nights from $2 on in each of the rooms $1 (uuid[]), as a projector's batch does. */
  sell: string;
}>;

export const HOTELS = 10_000;
export const ROOMS = 100_000;
export const PROVINCES = 77;
export const FIRST_NIGHT = '2027-01-01';
const WINDOW = 12;
const WINDOWS = 30;

/** Rooms, and in each a stay of one to five nights in every twelve: a quarter of the year is sold. */
export const BOOKINGS = `
  SELECT setseed(0.5);
  CREATE SCHEMA bench;
  CREATE TABLE bench.hotels AS
    SELECT md5('hotel ' || n)::uuid AS hotel_id, 'TH-' || n % ${PROVINCES} AS province_id, false AS disabled
    FROM generate_series(1, ${HOTELS}) AS n;
  ALTER TABLE bench.hotels ADD PRIMARY KEY (hotel_id);
  CREATE INDEX ON bench.hotels (province_id) WHERE NOT disabled;
  CREATE TABLE bench.rooms AS
    SELECT md5('room ' || n)::uuid AS room_id, hotel_id, province_id, false AS disabled,
      1 + (random() * 3)::integer AS max_guests, 1 AS units
    FROM generate_series(1, ${ROOMS}) AS n
    JOIN bench.hotels ON hotel_id = md5('hotel ' || (1 + n % ${HOTELS}))::uuid;
  ALTER TABLE bench.rooms ADD PRIMARY KEY (room_id);
  CREATE INDEX ON bench.rooms (hotel_id);
  CREATE INDEX ON bench.rooms (province_id);
  CREATE TABLE bench.units AS SELECT room_id, units FROM bench.rooms;
  ALTER TABLE bench.units ADD PRIMARY KEY (room_id);
  CREATE TABLE bench.stays AS
    SELECT room_id, w * ${WINDOW} + (random() * 6)::integer AS first, 1 + (random() * 4)::integer AS nights
    FROM bench.rooms, generate_series(0, ${WINDOWS - 1}) AS w`;

const day = (n: string) => `('${FIRST_NIGHT}'::date + ${n})`;
const RANGE = `daterange($2::date, $2::date + 3)`;
const freeRooms = (table: string, isFree: string) => `
  SELECT count(DISTINCT hotel_id)::integer AS hotels FROM ${table} r
  WHERE province_id = $1 AND NOT disabled AND max_guests >= 2 AND ${isFree}`;

const NIGHTS: Structure = {
  name: 'a row a night, hotels joined with rooms and units',
  make: `
    CREATE TABLE bench.nights AS SELECT room_id, ${day('first + n')} AS night, 1 AS taken
      FROM bench.stays, generate_series(0, nights - 1) AS n;
    ALTER TABLE bench.nights ADD PRIMARY KEY (room_id, night)`,
  tables: ['bench.nights'],
  search: `
    SELECT count(DISTINCT hotel_id)::integer AS hotels
    FROM bench.hotels h JOIN bench.rooms r USING (hotel_id) JOIN bench.units u USING (room_id)
    WHERE NOT h.disabled AND h.province_id = $1 AND NOT r.disabled AND u.units > 0 AND r.max_guests >= 2
      AND NOT EXISTS (SELECT FROM bench.nights n WHERE n.room_id = r.room_id
        AND n.night >= $2::date AND n.night < $2::date + 3 AND n.taken >= u.units)`,
  sell: `
    INSERT INTO bench.nights AS t SELECT room_id, $2::date + n, 1
      FROM unnest($1::uuid[]) AS room_id, generate_series(0, 2) AS n
    ON CONFLICT (room_id, night) DO UPDATE SET taken = t.taken + 1`,
};

const NARROW_NIGHTS: Structure = {
  ...NIGHTS,
  name: 'a row a night, one table of rooms',
  make: 'SELECT',
  search: freeRooms(
    'bench.rooms',
    `NOT EXISTS (SELECT FROM bench.nights n WHERE n.room_id = r.room_id
      AND n.night >= $2::date AND n.night < $2::date + 3 AND n.taken >= r.units)`,
  ),
};

const GIST: Structure = {
  name: 'a range a stay, GiST',
  make: `
    CREATE EXTENSION btree_gist;
    CREATE TABLE bench.ranges AS
      SELECT room_id, daterange(${day('first')}, ${day('first + nights')}) AS stay FROM bench.stays;
    CREATE INDEX ON bench.ranges USING gist (room_id, stay)`,
  tables: ['bench.ranges'],
  search: freeRooms(
    'bench.rooms',
    // one look a room: as a join it would go through all stays of these days in the country
    `(SELECT true FROM bench.ranges t WHERE t.room_id = r.room_id AND t.stay && ${RANGE} LIMIT 1) IS NULL`,
  ),
  sell: `INSERT INTO bench.ranges SELECT room_id, ${RANGE} FROM unnest($1::uuid[]) AS room_id`,
};

/** A table of rooms with one more column for all their nights. */
const column = (name: string, table: string, type: string, sold: string, isFree: string) => ({
  name,
  make: `
    CREATE TABLE ${table} WITH (fillfactor = 80) AS SELECT r.*, (${sold})::${type} AS sold
      FROM bench.rooms r JOIN bench.stays s USING (room_id) GROUP BY r.room_id;
    ALTER TABLE ${table} ADD PRIMARY KEY (room_id);
    CREATE INDEX ON ${table} (province_id)`,
  tables: [table],
  search: freeRooms(table, isFree),
});

const MULTIRANGE: Structure = {
  ...column(
    'a datemultirange a room',
    'bench.multiranges',
    'datemultirange',
    `range_agg(daterange(${day('first')}, ${day('first + nights')}))`,
    `NOT sold && ${RANGE}`,
  ),
  sell: `
    UPDATE bench.multiranges SET sold = sold + datemultirange(${RANGE}) WHERE room_id = ANY ($1::uuid[])`,
};

const window = (bit: string) =>
  `string_agg(repeat('0', first % ${WINDOW}) || repeat(${bit}, nights)
    || repeat('0', ${WINDOW} - first % ${WINDOW} - nights), '' ORDER BY first)`;
const FROM = `$2::date - '${FIRST_NIGHT}'::date`;

const BITS: Structure = {
  ...column(
    'a bit varying a room',
    'bench.bits',
    'bit varying',
    `${window(`'1'`)} || repeat('0', 365)`,
    `substring(sold FROM ${FROM} + 1 FOR 3) = B'000'`,
  ),
  sell: `
    UPDATE bench.bits SET sold = overlay(sold PLACING B'111' FROM ${FROM} + 1)
    WHERE room_id = ANY ($1::uuid[])`,
};

export const STRUCTURES = [NIGHTS, NARROW_NIGHTS, GIST, MULTIRANGE, BITS];
