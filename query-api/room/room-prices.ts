import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/local-date.ts';
import { type Satang, toBaht } from '@baanpak/domain/values/money.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { withDetail } from '../contract/detail.ts';
import { type PricedDayJson, ROOM_PRICES_FIELDS } from '../contract/room-prices.ts';
import type { Deps, ReadDb } from '../deps.ts';
import { type DayRange, DaySchema, daysAsked } from '../stay-dates.ts';
import { nightPrice } from './night-price.ts';
import { ownerOfRoom } from './room-by-id.ts';
import { rulesOn } from './stay-rules.ts';

const DETAIL = { th: 'ราคาและเงื่อนไขรายวัน', en: 'The price and rules of each day' };

/** A room's prices and rules of stay day by day, for its staff. */
export const roomPrices =
  ({ db, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/rooms/:id/prices',
      {
        config: { staff: { action: 'read-stays', of: ownerOfRoom(db) } },
        schema: {
          tags: ['rooms'],
          summary: "A room's prices and rules of stay day by day",
          params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
          querystring: Type.Object({
            from: Type.Optional(DaySchema),
            to: Type.Optional(DaySchema),
          }),
          response: { 200: withDetail(ROOM_PRICES_FIELDS) },
        },
      },
      async ({ params: { id }, query, language }) => ({
        prices: await findDays(db, id, daysAsked(query, bangkokDay(now()))),
        detail: DETAIL[language],
      }),
    );
  };

type Found = { date: LocalDate; price: Satang; rules: StayRules | null };

async function findDays(
  db: ReadDb,
  roomId: string,
  { from, to }: DayRange,
): Promise<PricedDayJson[]> {
  const { rows } = await sql<Found>`
    SELECT night::date AS date, ${nightPrice} AS price, ${rulesOn(sql`night::date`)} AS rules
    FROM read.rooms r,
      generate_series(${from}::timestamp, ${to}::timestamp - '1 day'::interval, '1 day') AS night
    WHERE r.room_id = ${roomId} ORDER BY night`.execute(db);
  return rows.map(({ date, price, rules }) => ({
    date,
    price: toBaht(price),
    minStay: rules?.minStay ?? null,
    maxStay: rules?.maxStay ?? null,
    closedToArrival: rules?.closedToArrival ?? false,
    closedToDeparture: rules?.closedToDeparture ?? false,
  }));
}
