import { DaysQuery, IdParams } from '@baanpak/contract/fields/query-fields.ts';
import type { PricedDayJson } from '@baanpak/contract/room/room-prices.ts';
import { PricesAnswer } from '@baanpak/contract/room/set-prices.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { priceOn, rulesOn } from '../availability/nights.ts';
import { placeOf } from '../availability/places.ts';
import type { Deps } from '../deps.ts';
import { DAY_REFUSALS, type DayRange, daysAsked } from '../stay-dates.ts';
import { ownerOfRoom } from './room-by-id.ts';

const DETAIL = { th: 'ราคาและเงื่อนไขรายวัน', en: 'The price and rules of each day' };

/** A room's prices and rules of stay day by day, for its staff. */
export const roomPrices =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, now } = deps;
    app.get(
      '/rooms/:id/prices',
      {
        config: { staff: { action: 'read-stays', of: ownerOfRoom(db) }, refuses: DAY_REFUSALS },
        schema: {
          tags: ['rooms'],
          summary: "A room's prices and rules of stay day by day",
          params: IdParams,
          querystring: DaysQuery,
          response: { 200: PricesAnswer },
        },
      },
      async ({ params: { id }, query, language }) => ({
        prices: await findDays(deps, id, daysAsked(query, bangkokDay(now()))),
        detail: DETAIL[language],
      }),
    );
  };

async function findDays(
  { availability }: Deps,
  roomId: string,
  { from, to }: DayRange,
): Promise<PricedDayJson[]> {
  const room = (await availability()).room(roomId.toLowerCase());
  if (!room) return [];
  const first = placeOf(from);
  return nightsOf({ checkIn: from, checkOut: to }).map((date, n) => ({
    date,
    price: toBaht(priceOn(room.basePrice, room.prices, first + n)),
    ...rulesOn(room.rules, first + n),
  }));
}
