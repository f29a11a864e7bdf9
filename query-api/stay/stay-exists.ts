import { bangkokDay, type Stay } from '@baanpak/domain/values/local-date.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { withDetail } from '../contract/detail.ts';
import type { Deps, ReadDb } from '../deps.ts';
import { rulesForbid } from '../room/stay-rules.ts';
import { DAY_REFUSALS, DaySchema, stayAsked } from '../stay-dates.ts';

const TAKEN = {
  th: 'ห้องนี้ไม่ว่างในวันที่เลือก',
  en: 'This room cannot be had on these dates',
};
const FREE = { th: 'ห้องนี้ว่างในวันที่เลือก', en: 'This room is free on these dates' };

/** `exists`: something stands in the way of that stay, be it a booking, a rule or a closed room or hotel. */
export const stayExists =
  ({ db, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['bookings'],
      summary: 'Whether a stay cannot be had',
      params: Type.Object({ roomId: Type.String({ format: 'uuid' }) }),
      querystring: Type.Object({ check_in_date: DaySchema, check_out_date: DaySchema }),
      response: { 200: withDetail({ exists: Type.Boolean() }) },
    };
    app.get(
      '/outreach/bookings/is-exists/:roomId',
      { config: { refuses: DAY_REFUSALS }, schema },
      async ({ params: { roomId }, query, language }) => {
        const { check_in_date: checkIn, check_out_date: checkOut } = query;
        const stay = stayAsked(checkIn, checkOut, bangkokDay(now()));
        const exists = await isTaken(db, roomId, stay);
        if (exists === undefined) throw new Refusal('not-found', 'No such room');
        return { exists, detail: (exists ? TAKEN : FREE)[language] };
      },
    );
  };

/** Undefined for a room that is not there. */
async function isTaken(db: ReadDb, roomId: string, stay: Stay): Promise<boolean | undefined> {
  const { checkIn, checkOut } = stay;
  const { rows } = await sql<{ taken: boolean }>`
    SELECT r.disabled OR h.disabled OR coalesce(u.units, 0) = 0 OR ${rulesForbid(stay)} OR EXISTS (
      SELECT FROM read.room_nights n
      WHERE n.room_id = r.room_id AND n.night >= ${checkIn}::date AND n.night < ${checkOut}::date
        AND n.taken >= u.units) AS taken
    FROM read.rooms r JOIN read.hotels h USING (hotel_id) LEFT JOIN read.room_units u USING (room_id)
    WHERE r.room_id = ${roomId} AND NOT r.removed AND NOT h.removed`.execute(db);
  return rows[0]?.taken;
}
