import type { PoolClient } from 'pg';
import type { Table } from '../projection.ts';
import type { RowChanges } from '../run/fold-changes.ts';
import { FIRST_NIGHT } from './nights-text.ts';

const OF_ROOMS = ['rooms', 'room_units', 'price_periods', 'stay_rules', 'room_nights'] as const;

/**
 * Brings `room_calendars` and `room_moves` up to what a batch has just written in the same
 * transaction. A calendar's text is a function of the rows of its nights, so it does not matter how
 * events fell into batches.
 */
export async function refreshCalendars(
  client: PoolClient,
  schema: string,
  changes: RowChanges,
): Promise<void> {
  const rooms = keysOf(changes, OF_ROOMS, 'room_id');
  const hotels = keysOf(changes, ['hotels'], 'hotel_id');
  const nights = changes.get('room_nights') ?? [];
  await Promise.all([
    nights.length > 0 &&
      client.query({
        name: `calendars ${schema}`,
        text: nightsText(schema),
        values: [JSON.stringify(nights.map(({ key }) => key))],
      }),
    rooms.length + hotels.length > 0 &&
      client.query({
        name: `moves ${schema}`,
        text: movesText(schema),
        values: [rooms, hotels],
      }),
  ]);
}

function keysOf(changes: RowChanges, tables: readonly Table[], column: string): string[] {
  const rows = tables.flatMap((table) => changes.get(table) ?? []);
  return [...new Set(rows.map(({ key }) => String(key[column])))];
}

/** The nights $1, `{room_id, night}` each. */
const nightsText = (schema: string) => `
  INSERT INTO "${schema}".room_calendars (room_id, nights)
  SELECT n.room_id, "${schema}".with_nights(
    coalesce(c.nights, ''), array_agg(n.night - '${FIRST_NIGHT}'::date), array_agg(n.taken))
  FROM json_populate_recordset(NULL::"${schema}".room_nights, $1) AS changed
  JOIN "${schema}".room_nights n USING (room_id, night)
  LEFT JOIN "${schema}".room_calendars c USING (room_id)
  WHERE n.night >= '${FIRST_NIGHT}' GROUP BY n.room_id, c.nights
  ON CONFLICT (room_id) DO UPDATE SET nights = excluded.nights`;

/**
 * Rooms $1, hotels $2 and their rooms moved. The number of a batch is the time in microseconds, and
 * greater than any before it: a batch that a crash of the server lost (its commits are not waited for)
 * or that a backup does not have takes its number with it, and nobody takes another for it.
 */
const movesText = (schema: string) => `
  INSERT INTO "${schema}".room_moves (room_id, moved)
  SELECT room_id, number FROM (
    SELECT unnest($1::uuid[]) AS room_id
    UNION SELECT unnest($2::uuid[])
    UNION SELECT room_id FROM "${schema}".rooms WHERE hotel_id = ANY ($2::uuid[])) AS touched,
  (SELECT greatest((extract(epoch FROM clock_timestamp()) * 1000000)::bigint, max(moved) + 1) AS number
   FROM "${schema}".room_moves) AS batch
  ON CONFLICT (room_id) DO UPDATE SET moved = excluded.moved`;
