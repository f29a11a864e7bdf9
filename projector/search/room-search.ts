import type { PoolClient } from 'pg';
import type { Table } from '../projection.ts';
import type { RowChange } from '../run/fold-changes.ts';
import { FIRST_NIGHT } from '../schema/sold-nights.ts';

type Changes = ReadonlyMap<Table, readonly RowChange[]>;

/**
 * Brings `room_search` up to what a batch has just written in the same transaction. Its rows are a
 * function of those of hotels, rooms and calendars, so it does not matter which of them comes first.
 */
export async function refreshRoomSearch(
  client: PoolClient,
  schema: string,
  changes: Changes,
): Promise<void> {
  const rooms = keysOf(changes, ['rooms', 'room_units', 'price_periods', 'stay_rules'], 'room_id');
  const hotels = keysOf(changes, ['hotels'], 'hotel_id');
  const nights = changes.get('room_nights') ?? [];
  await Promise.all([
    rooms.length + hotels.length > 0 &&
      client.query({
        name: `search rooms ${schema}`,
        text: roomsText(schema),
        values: [rooms, hotels],
      }),
    nights.length > 0 &&
      client.query({
        name: `search nights ${schema}`,
        text: nightsText(schema),
        values: [JSON.stringify(nights.map(({ key }) => key))],
      }),
  ]);
}

function keysOf(changes: Changes, tables: readonly Table[], column: string): string[] {
  const rows = tables.flatMap((table) => changes.get(table) ?? []);
  return [...new Set(rows.map(({ key }) => String(key[column])))];
}

const NIGHT = `n.night - '${FIRST_NIGHT}'::date`;
const COLUMNS = [
  'hotel_id',
  'province_id',
  'open',
  'max_guests',
  'pets',
  'kids',
  'base_price',
  'priced',
  'ruled',
  'units',
  'version',
  'sold',
];

/** Whole rows of rooms $1 and of the rooms of hotels $2; one without a calendar has none yet. */
const roomsText = (schema: string) => `
  WITH affected AS (
    SELECT unnest($1::uuid[]) AS room_id
    UNION SELECT room_id FROM "${schema}".rooms WHERE hotel_id = ANY ($2::uuid[]))
  INSERT INTO "${schema}".room_search (room_id, ${COLUMNS.join(', ')})
  SELECT room_id, hotel_id, h.province_id, NOT r.disabled AND NOT h.disabled AND u.units > 0,
    r.max_guests, (r.details->>'petsAllowed')::boolean, (r.details->>'kidsAllowed')::boolean, r.base_price,
    EXISTS (SELECT FROM "${schema}".price_periods p WHERE p.room_id = r.room_id),
    EXISTS (SELECT FROM "${schema}".stay_rules s WHERE s.room_id = r.room_id), u.units, r.version,
    (SELECT "${schema}".with_nights(B'', array_agg(${NIGHT}), array_agg(n.taken >= u.units))
     FROM "${schema}".room_nights n WHERE n.room_id = r.room_id AND n.night >= '${FIRST_NIGHT}')
  FROM affected JOIN "${schema}".rooms r USING (room_id) JOIN "${schema}".hotels h USING (hotel_id)
  JOIN "${schema}".room_units u USING (room_id)
  ON CONFLICT (room_id) DO UPDATE SET ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}`;

/** The bits of the nights $1, `{room_id, night}` each, of rooms that have a row. */
const nightsText = (schema: string) => `
  UPDATE "${schema}".room_search t SET sold = s.sold
  FROM (
    SELECT t.room_id,
      "${schema}".with_nights(t.sold, array_agg(${NIGHT}), array_agg(n.taken >= u.units)) AS sold
    FROM json_populate_recordset(NULL::"${schema}".room_nights, $1) AS changed
    JOIN "${schema}".room_nights n USING (room_id, night) JOIN "${schema}".room_units u USING (room_id)
    JOIN "${schema}".room_search t USING (room_id)
    WHERE n.night >= '${FIRST_NIGHT}' GROUP BY t.room_id) s
  WHERE t.room_id = s.room_id AND t.sold <> s.sold`;
