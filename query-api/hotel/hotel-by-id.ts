import { type HotelFacts, toHotel, toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { hotelFacts } from './hotel-facts.ts';
import { lowestPrice } from './lowest-price.ts';

const DETAIL = { th: 'ข้อมูลโรงแรม', en: 'The hotel' };

/** A hotel: for its staff in full, for everyone else as guests see it, and only while it is open. */
export const hotelById =
  ({ db, availability, now }: Deps): Handler<'GET /hotels/{id}'> =>
  async ({ params: { id }, principal, language }) => {
    const hotel = await findHotel(db, id);
    if (!hotel || (!principal && hotel.disabled)) throw new Refusal('not-found', 'No such hotel');
    const minPrice = lowestPrice(await availability(), hotel.hotelId, bangkokDay(now()));
    const toJson = principal ? toStaffHotel : toHotel;
    return { hotel: toJson(hotel, minPrice), detail: DETAIL[language] };
  };

async function findHotel(db: ReadDb, hotelId: string): Promise<HotelFacts | undefined> {
  const found = await db
    .selectFrom('hotels as h')
    .select(hotelFacts.as('hotel'))
    .where('h.hotel_id', '=', hotelId)
    .where(({ not }) => not('h.removed'))
    .executeTakeFirst();
  return found?.hotel;
}
