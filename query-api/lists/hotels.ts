import type { StaffHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { HotelListQuery, type HotelListRequest } from '@baanpak/contract/hotel/hotel-queries.ts';
import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { HotelRow } from '@baanpak/projector/hotel/tables.ts';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { hotelAt, nameAt } from '../as-of/hotel-at.ts';

import { nameAsked } from '../availability/name-asked.ts';
import { holds, joined } from '../database/conditions.ts';
import { hotelFacts } from '../database/facts.ts';
import { collated, jsonList, type ReadDb } from '../database/read-db.ts';
import { lowestPrice } from '../hotel/hotels.ts';
import { type List, type ListPage, when } from './list.ts';
import { listAsOf, thingsByName } from './list-as-of.ts';

const eb = expressionBuilder<{ h: HotelRow }, 'h'>();
const { ref } = eb;
const nameIn = (language: Language) => ref('h.details', '->>').key('hotelName').key(language);
const names = joined(ref('h.slug'), nameIn('th'), nameIn('en'));

/** The hotels whose staff the caller is, disabled ones among them. */
const hotels: List<HotelListRequest, { hotels: StaffHotelJson[] }> = {
  detail: { th: 'โรงแรม', en: 'Hotels' },
  owner: ref('h.owner_id'),
  where: ({ _id, hotelId, q }) => ({
    _id: when(_id, (ids) => eb('h.hotel_id', '=', anyOf(ids))),
    hotelId: when(hotelId, (id) => eb('h.hotel_id', '=', id)),
    q: when(q, (part) => eb.or([holds(names, part), ...likeGuestsFindIt(part)])),
  }),
  sorts: (language) => ({
    _id: [ref('h.hotel_id')],
    hotelName: [collated(nameIn(language), language), ref('h.hotel_id')],
    hotelNameSlug: [ref('h.slug')],
    provinceId: [ref('h.province_id'), ref('h.slug')],
  }),
  async read({ db, availability, now }, page) {
    const found = await findHotels(db, page);
    const known = await availability();
    const today = bangkokDay(now());
    const shown = found.hotels.map((hotel) =>
      toStaffHotel(hotel, lowestPrice(known, hotel.hotelId, today)),
    );
    return { hotels: shown, total: found.total };
  },
};

/** The same, and as it was at an earlier place in the log: one hotel, or those of one owner. */
export const hotelList = listAsOf(hotels, {
  groups: ['search'],
  takes: ['ownerId', 'hotelId'],
  needs: ['ownerId', 'hotelId'],
  query: HotelListQuery,
  async read(past, page, request) {
    const of = { nameAt, thingAt: hotelAt };
    const { things, total } = await thingsByName(past, 'hotel', of, page, request);
    return { hotels: things.map(({ facts, minPrice }) => toStaffHotel(facts, minPrice)), total };
  },
});

/** By its name without spaces, tone marks and dots, as guests' search has it. */
function likeGuestsFindIt(q: string): Expression<SqlBool>[] {
  const { key } = nameAsked(q);
  const letters = eb.fn<string>('replace', [ref('h.names'), sql.lit(' '), sql.lit('')]);
  return key === '' ? [] : [eb(letters, 'like', `%${key}%`)];
}

const findHotels = (db: ReadDb, { where, sorted, limit, offset }: ListPage) =>
  db
    .with('seen', (query) =>
      query
        .selectFrom('hotels as h')
        .selectAll()
        .where(({ not }) => not('h.removed'))
        .where(({ and }) => and(where)),
    )
    .with('page', (query) =>
      query.selectFrom('seen as h').selectAll().$call(sorted).limit(limit).offset(offset),
    )
    .selectFrom([
      (eb) => eb.selectFrom('seen').select(eb.fn.countAll<number>().as('total')).as('all'),
      (eb) =>
        eb.selectFrom('page as h').select(jsonList(hotelFacts, sorted).as('hotels')).as('shown'),
    ])
    .selectAll()
    .executeTakeFirstOrThrow();
