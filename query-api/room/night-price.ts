import { sql } from 'kysely';

/**
 * Satang for one night, a column `night` in sight, of a row `r` with `room_id` and `base_price`: the
 * period set last that covers it, else the base price. The same rule as `quote` in domain/room.
 */
export const nightPrice = sql<number>`coalesce(
  (SELECT p.price FROM read.price_periods p
   WHERE p.room_id = r.room_id AND p.from_night <= night AND night < p.to_night
     AND (p.weekdays >> extract(dow FROM night)::integer) & 1 = 1
   ORDER BY p.seq DESC LIMIT 1),
  r.base_price)`;
