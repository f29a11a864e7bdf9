import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import { priceOn } from '../availability/nights.ts';
import { placeOf } from '../availability/places.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { daysAsked } from '../stay-dates.ts';

const DETAIL = { th: 'ราคาห้องพักรายวัน', en: 'The price of each night' };

export const priceDaily =
  ({ availability, now }: Deps): Handler<'GET /outreach/price-daily/{roomId}'> =>
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
  };
