import { DaysQuery } from '@baanpak/contract/fields/query-fields.ts';
import { DailyPricesAnswer, OfRoomParams } from '@baanpak/contract/room/room-queries.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { priceOn } from '../availability/nights.ts';
import { placeOf } from '../availability/places.ts';
import type { Deps } from '../deps.ts';
import { DAY_REFUSALS, daysAsked } from '../stay-dates.ts';

const DETAIL = { th: 'ราคาห้องพักรายวัน', en: 'The price of each night' };

export const priceDaily =
  ({ availability, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['rooms'],
      summary: "A room's price night by night",
      params: OfRoomParams,
      querystring: DaysQuery,
      response: {
        200: DailyPricesAnswer,
      },
    };
    app.get(
      '/outreach/price-daily/:roomId',
      { config: { refuses: DAY_REFUSALS }, schema },
      async ({ params: { roomId }, query, language }) => {
        const { from, to } = daysAsked(query, bangkokDay(now()));
        const known = await availability();
        const room = known.room(roomId.toLowerCase());
        if (!room || known.hotel(room.hotelId)?.disabled !== false)
          throw new Refusal('not-found', 'No such room');
        const data = nightsOf({ checkIn: from, checkOut: to }).map((date, n) => ({
          date,
          price: toBaht(priceOn(room.basePrice, room.prices, placeOf(from) + n)),
        }));
        return { data, detail: DETAIL[language] };
      },
    );
  };
