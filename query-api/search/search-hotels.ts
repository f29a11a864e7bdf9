import type { Language } from '@baanpak/domain/values/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/instant.ts';
import { bangkokDay, nightsBetween } from '@baanpak/domain/values/local-date.ts';
import { findProvince } from '@baanpak/domain/values/provinces.ts';
import { toHotel } from '../contract/to-hotel.ts';
import { toRoom } from '../contract/to-room.ts';
import { toStayPrice } from '../contract/to-stay-price.ts';
import type { ReadDb } from '../deps.ts';
import { pageOf } from '../page.ts';
import { stayAsked } from '../stay-dates.ts';
import { criteriaOf } from './criteria.ts';
import { type FoundHotel, findFreeHotels } from './find-free-hotels.ts';
import type { HotelSearchQuery } from './hotel-search-schema.ts';

const DETAIL = { th: 'โรงแรมที่มีห้องว่าง', en: 'Hotels with free rooms' };

/** Open hotels that have a room free for every night asked for; none in a province nobody knows. */
export async function searchHotels(
  db: ReadDb,
  query: HotelSearchQuery,
  language: Language,
  now: Instant,
) {
  const stay = stayAsked(query.startDate, query.endDate, bangkokDay(now));
  const page = pageOf(query);
  const province = query.province ? findProvince(query.province) : null;
  const { total, hotels } =
    province === undefined
      ? { total: 0, hotels: [] }
      : await findFreeHotels(db, criteriaOf(query, stay, province?._id ?? null, language), page);
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  return {
    hotels: hotels.map((hotel) => withOffers(hotel, nights)),
    total,
    page: page.page,
    perPage: page.perPage,
    detail: DETAIL[language],
  };
}

function withOffers({ hotel, rooms }: FoundHotel, nights: number) {
  const offers = rooms.map(({ room, total }) => ({
    ...toRoom(room),
    ...toStayPrice(total, nights),
  }));
  const minPrice = Math.min(...offers.map(({ price }) => price));
  return { ...toHotel(hotel, null), minPrice, rooms: offers };
}
