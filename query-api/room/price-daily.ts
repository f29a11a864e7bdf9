import { bangkokDay } from '@baanpak/domain/values/local-date.ts';
import { toBaht } from '@baanpak/domain/values/money.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { withDetail } from '../contract/detail.ts';
import type { Deps, ReadDb } from '../deps.ts';
import { DAY_REFUSALS, type DayRange, DaySchema, daysAsked } from '../stay-dates.ts';
import { nightsOfRoom, type SaidOfDays, saidOfDays } from './nights-of-room.ts';

const DETAIL = { th: 'ราคาห้องพักรายวัน', en: 'The price of each night' };

export const priceDaily =
  ({ db, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['rooms'],
      summary: "A room's price night by night",
      params: Type.Object({ roomId: Type.String({ format: 'uuid' }) }),
      querystring: Type.Object({ from: Type.Optional(DaySchema), to: Type.Optional(DaySchema) }),
      response: {
        200: withDetail({
          data: Type.Array(
            Type.Object({ date: Type.String({ format: 'date' }), price: Type.Integer() }),
          ),
        }),
      },
    };
    app.get(
      '/outreach/price-daily/:roomId',
      { config: { refuses: DAY_REFUSALS }, schema },
      async ({ params: { roomId }, query, language }) => {
        const prices = await pricesOf(db, roomId, daysAsked(query, bangkokDay(now())));
        if (prices.length === 0) throw new Refusal('not-found', 'No such room');
        const data = prices.map(({ date, price }) => ({ date, price: toBaht(price) }));
        return { data, detail: DETAIL[language] };
      },
    );
  };

/** Empty for a room that is not there: any range has a day. */
async function pricesOf(db: ReadDb, roomId: string, range: DayRange) {
  const { rows } = await sql<SaidOfDays>`
    SELECT ${saidOfDays(range)} FROM read.rooms r JOIN read.hotels h USING (hotel_id)
    WHERE r.room_id = ${roomId} AND NOT r.removed AND NOT h.disabled`.execute(db);
  return rows.flatMap((said) => nightsOfRoom(said, range));
}
