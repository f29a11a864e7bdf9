import { DaysQuery, IdParams } from '@baanpak/contract/fields/query-fields.ts';
import { PricesAnswer } from '@baanpak/contract/room/set-prices.ts';
import { toPricedDay } from '@baanpak/contract/room/to-priced-day.ts';
import { DAY_REFUSALS } from '@baanpak/contract/routes/refusals.ts';
import { bangkokDay, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { EventLog } from '../booking/event-log.ts';
import type { Deps } from '../deps.ts';
import { daysAsked } from '../stay-dates.ts';
import { namesOf } from '../user/names-of.ts';
import { pricesByDay, readOverrides, rulesByDay } from './read-overrides.ts';
import { ownerOfRoom } from './room-by-id.ts';
import { toOverrides } from './to-overrides.ts';

const DETAIL = { th: 'ราคาและเงื่อนไขรายวัน', en: 'The price and rules of each day' };

/** A room's prices and rules of stay day by day, and who set them, for its staff. */
export const roomPrices =
  ({ db, now }: Deps, { store }: Pick<EventLog, 'store'>): FastifyPluginAsyncTypebox =>
  async (app) => {
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
      async ({ params: { id }, query, language }) => {
        const days = daysAsked(query, bangkokDay(now()));
        const { basePrice, prices, rules } = await readOverrides(db, id, days);
        const painted = { prices: pricesByDay(prices), rules: rulesByDay(rules) };
        const dates = nightsOf({ checkIn: days.from, checkOut: days.to });
        const names = await namesOf(
          db,
          [...prices, ...rules].map(({ actor }) => actor),
        );
        return {
          prices: dates.map((date) => toPricedDay(date, basePrice, painted)),
          paints: toOverrides({ prices, rules }, dates, names, await store.storeId()),
          detail: DETAIL[language],
        };
      },
    );
  };
