import { type HotelFacts, toHotel, toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { lowest, type Satang } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { withoutPast } from '@baanpak/infrastructure/http/refuse-at.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import { sql } from 'kysely';
import { type HotelThen, hotelAt } from '../as-of/hotel-at.ts';
import { type AsOfDeps, wasThere } from '../as-of/past.ts';
import type { Availability } from '../availability/availability.ts';
import { placeOf } from '../availability/by-day.ts';
import { priceOn } from '../availability/nights.ts';
import { hotelFacts } from '../database/facts.ts';
import { jsonList, type ReadDb, sortedBy } from '../database/read-db.ts';
import { type Deps, type Handler, type PageRange, pageOf } from '../handler.ts';

const HOTEL_DETAIL = { th: 'ข้อมูลโรงแรม', en: 'The hotel' };

/**
 * A hotel: for its staff in full, now or as of an earlier moment; for everyone else as guests see it, and only while it is
 * open.
 */
export const hotelById =
  (deps: Deps & AsOfDeps): Handler<'GET /hotels/{id}'> =>
  async ({ params, query, principal, language }) => {
    const id = params.id.toLowerCase();
    const detail = HOTEL_DETAIL[language];
    if (!principal) {
      if (query.at !== undefined) throw withoutPast();
      const { facts, minPrice } = await findPricedHotel(deps, id, bangkokDay(deps.now()));
      if (facts.disabled) throw new Refusal('not-found', 'No such hotel');
      return { hotel: toHotel(facts, minPrice), detail };
    }
    const { answer, at } = await deps.past.read(query.at, {
      groups: ['search'],
      now: (today) => findPricedHotel(deps, id, today),
      past: async (then) => wasThere(await hotelAt(then, id)),
    });
    return { hotel: toStaffHotel(answer.facts, answer.minPrice), at, detail };
  };

/** Throws `not-found`. */
async function findPricedHotel(
  { db, availability }: Pick<Deps, 'db' | 'availability'>,
  hotelId: string,
  tonight: LocalDate,
): Promise<HotelThen> {
  const facts = await findHotel(db, hotelId);
  if (!facts) throw new Refusal('not-found', 'No such hotel');
  return { facts, minPrice: lowestPrice(await availability(), hotelId, tonight) };
}

async function findHotel(db: ReadDb, hotelId: string): Promise<HotelFacts | undefined> {
  const found = await db
    .selectFrom('hotels as h')
    .select(hotelFacts.as('hotel'))
    .where('h.hotel_id', '=', hotelId)
    .where(({ not }) => not('h.removed'))
    .executeTakeFirst();
  return found?.hotel;
}

/** Whose a hotel is; undefined for one that is not there. */
export const ownerOfHotel =
  (db: ReadDb): OwnerOf =>
  (hotelId) =>
    hotelOwners(db, hotelId)
      .where(({ not }) => not('removed'))
      .executeTakeFirst();

/** Whose a hotel is or was; undefined for one that never was. */
export const ownerOfFormerHotel =
  (db: ReadDb): OwnerOf =>
  (hotelId) =>
    hotelOwners(db, hotelId).executeTakeFirst();

const hotelOwners = (db: ReadDb, hotelId: string) =>
  db
    .selectFrom('hotels')
    .select('owner_id as ownerId')
    .where((eb) => eb(eb.cast<string>('hotel_id', 'text'), '=', hotelId));

const HOTELS_OF_OWNER_DETAIL = { th: 'โรงแรมของเจ้าของรายนี้', en: "This owner's hotels" };

export const hotelsOfOwner =
  ({ db, availability, now }: Deps): Handler<'GET /outreach/hotels'> =>
  async ({ query, language }) => {
    const page = pageOf(query);
    const { total, hotels } = await findHotelsOfOwner(db, query.ownerId, page);
    const known = await availability();
    const today = bangkokDay(now());
    return {
      hotels: hotels.map((hotel) => toHotel(hotel, lowestPrice(known, hotel.hotelId, today))),
      total,
      page: page.page,
      perPage: page.perPage,
      detail: HOTELS_OF_OWNER_DETAIL[language],
    };
  };

const bySlug = sortedBy({ slug: [sql.ref('slug')] }, 'slug');

const findHotelsOfOwner = (db: ReadDb, ownerId: string, { limit, offset }: PageRange) =>
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

/** Names of all hotels that are open, whether a room is free or not: what a list of all pages is made of. */
export const openSlugs =
  ({ db }: Deps): Handler<'GET /outreach/hotel-slugs'> =>
  async ({ query: { after, limit } }) => {
    const rows = await db
      .selectFrom('hotels')
      .select('slug')
      .where(({ not }) => not('disabled'))
      .where('slug', '>', after)
      .orderBy('slug')
      .limit(limit)
      .execute();
    return { slugs: rows.map(({ slug }) => slug) };
  };

/** What a hotel's cheapest open room costs tonight; null where none is open. */
export function lowestPrice(
  known: Availability,
  hotelId: string,
  tonight: LocalDate,
): Satang | null {
  const hotel = known.hotel(hotelId);
  const place = placeOf(tonight);
  const open = hotel ? known.roomsOf(hotel).filter(({ disabled }) => !disabled) : [];
  return lowest(open.map(({ basePrice, prices }) => priceOn(basePrice, prices, place)));
}
