import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { type PricedDayJson, ROOM_PRICES_FIELDS } from '@baanpak/contract/room/room-prices.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Deps, ReadDb } from '../deps.ts';
import { DAY_REFUSALS, type DayRange, DaySchema, daysAsked } from '../stay-dates.ts';
import { nightsOfRoom, type SaidOfDays, saidOfDays } from './nights-of-room.ts';
import { ownerOfRoom } from './room-by-id.ts';

const DETAIL = { th: 'ราคาและเงื่อนไขรายวัน', en: 'The price and rules of each day' };

/** A room's prices and rules of stay day by day, for its staff. */
export const roomPrices =
  ({ db, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/rooms/:id/prices',
      {
        config: { staff: { action: 'read-stays', of: ownerOfRoom(db) }, refuses: DAY_REFUSALS },
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

async function findDays(db: ReadDb, roomId: string, range: DayRange): Promise<PricedDayJson[]> {
  const { rows } = await sql<SaidOfDays>`
    SELECT ${saidOfDays(range)} FROM read.rooms r WHERE r.room_id = ${roomId}`.execute(db);
  const nights = rows.flatMap((said) => nightsOfRoom(said, range));
  return nights.map(({ date, price, rules }) => ({
    date,
    price: toBaht(price),
    minStay: rules?.minStay ?? null,
    maxStay: rules?.maxStay ?? null,
    closedToArrival: rules?.closedToArrival ?? false,
    closedToDeparture: rules?.closedToDeparture ?? false,
  }));
}
