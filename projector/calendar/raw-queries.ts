import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';
import { schemasOf } from '../read-models.ts';
import { FIRST_NIGHT } from './tables.ts';

const [SEARCH = ''] = schemasOf(['search']);

/** The tables that guests are told of a room from. */
export const OF_ROOMS = [
  'rooms',
  'room_units',
  'price_periods',
  'stay_rules',
  'room_nights',
] as const;

/** The nights $1, `{room_id, night}` each; looked up one by one, whatever the tables' sizes were when it was planned. */
export const refreshNights = rawQuery({
  name: 'refresh calendars',
  columns: {},
  text: (schema: string) => `
  INSERT INTO "${schema}".room_calendars (room_id, nights)
  SELECT n.room_id, "${schema}".with_nights(
    coalesce((SELECT nights FROM "${schema}".room_calendars c WHERE c.room_id = n.room_id), ''),
    array_agg(n.night - '${FIRST_NIGHT}'::date), array_agg(n.taken))
  FROM jsonb_populate_recordset(NULL::"${schema}".room_nights, $1) AS changed
  CROSS JOIN LATERAL (
    SELECT * FROM "${schema}".room_nights t
    WHERE t.room_id = changed.room_id AND t.night = changed.night OFFSET 0) AS n
  WHERE n.night >= '${FIRST_NIGHT}' GROUP BY n.room_id
  ON CONFLICT (room_id) DO UPDATE SET nights = excluded.nights`,
  example: SEARCH,
});

/** All nights there are, where there is no calendar yet. */
export const makeCalendars = rawQuery({
  name: 'make calendars',
  columns: {},
  text: (schema: string) => `
  INSERT INTO "${schema}".room_calendars (room_id, nights)
  SELECT room_id, "${schema}".with_nights('', array_agg(night - '${FIRST_NIGHT}'::date), array_agg(taken))
  FROM "${schema}".room_nights WHERE night >= '${FIRST_NIGHT}' GROUP BY room_id`,
  example: SEARCH,
});

/** All rooms that anything is told of moved, where none has yet. */
export const moveAll = rawQuery({
  name: 'move all rooms',
  columns: {},
  text: (schema: string) => `
  INSERT INTO "${schema}".room_moves (room_id, moved)
  SELECT room_id, (extract(epoch FROM now()) * 1000000)::bigint
  FROM (${OF_ROOMS.map((table) => `SELECT room_id FROM "${schema}".${table}`).join(' UNION ')}) AS touched`,
  example: SEARCH,
});

/**
 * Rooms $1, hotels $2 and their rooms moved. The number of a batch is the time in microseconds, and
 * greater than any before it: a batch that a crash of the server lost (its commits are not waited for)
 * or that a backup does not have takes its number with it, and nobody takes another for it.
 */
export const countMoves = rawQuery({
  name: 'count moves',
  columns: {},
  text: (schema: string) => `
  INSERT INTO "${schema}".room_moves (room_id, moved)
  SELECT room_id, number FROM (
    SELECT unnest($1::uuid[]) AS room_id
    UNION SELECT unnest($2::uuid[])
    UNION SELECT room_id FROM "${schema}".rooms WHERE hotel_id = ANY ($2::uuid[])) AS touched,
  (SELECT greatest((extract(epoch FROM clock_timestamp()) * 1000000)::bigint, max(moved) + 1) AS number
   FROM "${schema}".room_moves) AS batch
  ON CONFLICT (room_id) DO UPDATE SET moved = excluded.moved`,
  example: SEARCH,
});
