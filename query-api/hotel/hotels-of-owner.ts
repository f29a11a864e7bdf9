import { toHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { sql } from 'kysely';
import type { Deps, ReadDb } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { jsonList } from '../json-list.ts';
import { type PageRange, pageOf } from '../page.ts';
import { sortedBy } from '../sorts.ts';
import { hotelFacts } from './hotel-facts.ts';
import { lowestPrice } from './lowest-price.ts';

const DETAIL = { th: 'โรงแรมของเจ้าของรายนี้', en: "This owner's hotels" };

export const hotelsOfOwner =
  ({ db, availability, now }: Deps): Handler<'GET /outreach/hotels'> =>
  async ({ query, language }) => {
    const page = pageOf(query);
    const { total, hotels } = await findHotels(db, query.ownerId, page);
    const known = await availability();
    const today = bangkokDay(now());
    return {
      hotels: hotels.map((hotel) => toHotel(hotel, lowestPrice(known, hotel.hotelId, today))),
      total,
      page: page.page,
      perPage: page.perPage,
      detail: DETAIL[language],
    };
  };

const bySlug = sortedBy({ slug: [sql.ref('slug')] }, 'slug');

const findHotels = (db: ReadDb, ownerId: string, { limit, offset }: PageRange) =>
  db
    .with('open', (query) =>
      query
        .selectFrom('hotels')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where(({ not }) => not('disabled')),
    )
    .with('page', (query) =>
      query.selectFrom('open').selectAll().$call(bySlug).limit(limit).offset(offset),
    )
    .selectFrom([
      (eb) => eb.selectFrom('open').select(eb.fn.countAll<number>().as('total')).as('all'),
      (eb) =>
        eb.selectFrom('page as h').select(jsonList(hotelFacts, bySlug).as('hotels')).as('shown'),
    ])
    .selectAll()
    .executeTakeFirstOrThrow();
