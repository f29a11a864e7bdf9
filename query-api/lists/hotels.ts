import type { HotelListRequest, HotelSort } from '@baanpak/contract/hotel/hotel-queries.ts';
import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { HotelRow } from '@baanpak/projector/hotel/tables.ts';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { nameAsked } from '../availability/name-asked.ts';
import { holds, inScope, joined, ofOwner } from '../database/conditions.ts';
import { hotelFacts } from '../database/facts.ts';
import {
  collated,
  jsonList,
  type ReadDb,
  type Sorted,
  type Sorts,
  sortedBy,
} from '../database/read-db.ts';
import { type Deps, type Handler, type PageRange, pageOf } from '../handler.ts';
import { lowestPrice } from '../hotel/hotels.ts';

const DETAIL = { th: 'โรงแรม', en: 'Hotels' };

const eb = expressionBuilder<{ h: HotelRow }, 'h'>();
const { ref } = eb;
const nameIn = (language: Language) => ref('h.details', '->>').key('hotelName').key(language);

const sortsIn = (language: Language) =>
  ({
    _id: [ref('h.hotel_id')],
    hotelName: [collated(nameIn(language), language), ref('h.hotel_id')],
    hotelNameSlug: [ref('h.slug')],
    provinceId: [ref('h.province_id'), ref('h.slug')],
  }) satisfies Sorts<HotelSort>;

/** The hotels whose staff the caller is, disabled ones among them. */
export const hotelList =
  ({ db, availability, now }: Deps): Handler<'GET /hotels'> =>
  async (request) => {
    const { query, scope, language } = request;
    const page = pageOf(query);
    const sorted = sortedBy(sortsIn(language), query.sort);
    const owner = ref('h.owner_id');
    const where = [
      inScope(scope, owner),
      ofOwner(request, query.ownerId, owner),
      ...conditions(query),
    ];
    const found = await findHotels(db, where, sorted, page);
    const known = await availability();
    const today = bangkokDay(now());
    return {
      hotels: found.hotels.map((hotel) =>
        toStaffHotel(hotel, lowestPrice(known, hotel.hotelId, today)),
      ),
      total: found.total,
      page: page.page,
      perPage: page.perPage,
      detail: DETAIL[language],
    };
  };

const names = joined(ref('h.slug'), nameIn('th'), nameIn('en'));

const conditions = ({ q, _id: ids }: HotelListRequest): Expression<SqlBool>[] => [
  ...(ids === undefined ? [] : [eb('h.hotel_id', '=', anyOf(ids))]),
  ...(q === undefined ? [] : [eb.or([holds(names, q), ...likeGuestsFindIt(q)])]),
];

/** By its name without spaces, tone marks and dots, as guests' search has it. */
function likeGuestsFindIt(q: string): Expression<SqlBool>[] {
  const { key } = nameAsked(q);
  const letters = eb.fn<string>('replace', [ref('h.names'), sql.lit(' '), sql.lit('')]);
  return key === '' ? [] : [eb(letters, 'like', `%${key}%`)];
}

const findHotels = (
  db: ReadDb,
  where: Expression<SqlBool>[],
  sorted: Sorted,
  { limit, offset }: PageRange,
) =>
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
