import { toPricedDay } from '@baanpak/contract/room/to-priced-day.ts';
import { bangkokDay, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import type { EventLog } from '../booking/event-log.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { daysAsked } from '../stay-dates.ts';
import { namesOf } from '../user/names-of.ts';
import { pricesByDay, readOverrides, rulesByDay } from './read-overrides.ts';
import { toOverrides } from './to-overrides.ts';

const DETAIL = { th: 'ราคาและเงื่อนไขรายวัน', en: 'The price and rules of each day' };

/** A room's prices and rules of stay day by day, and who set them, for its staff. */
export const roomPrices =
  ({ db, now }: Deps, { store }: Pick<EventLog, 'store'>): Handler<'GET /rooms/{id}/prices'> =>
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
  };
