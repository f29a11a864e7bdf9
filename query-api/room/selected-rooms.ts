import { toRoom } from '@baanpak/contract/room/to-room.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { sql } from 'kysely';
import { type Availability, isClosed } from '../availability/availability.ts';
import { nightAt, placeOf } from '../availability/by-day.ts';
import { areBroken, isFree, priceOn, rulesOn } from '../availability/nights.ts';
import { roomFacts } from '../database/facts.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';

const DETAIL = { th: 'ห้องพักแนะนำ', en: 'Selected rooms' };
const MOST = 12;
const PER_PAGE = 20;

/** Open rooms for the home page: those chosen for the site first, then what guests give the most. */
export const selectedRooms =
  ({ db, availability, now }: Deps): Handler<'GET /rooms/select-room'> =>
  async ({ language }) => {
    const [found, known] = await Promise.all([findSelected(db), availability()]);
    const today = bangkokDay(now());
    const rooms = found.map(({ room: facts }) => {
      const room = toRoom(facts);
      return { ...room, from: cheapestNight(known, room._id, today) };
    });
    // all of them are one page
    return { rooms, total: rooms.length, page: 1, perPage: PER_PAGE, detail: DETAIL[language] };
  };

const findSelected = (db: ReadDb) =>
  db
    .with('chosen', (query) =>
      query
        .selectFrom('site')
        .innerJoin(CHOSEN, (join) => join.onTrue())
        .select(['c.id', 'c.n'])
        .where('field', '=', 'selectedRoomIds'),
    )
    .selectFrom('rooms as r')
    .innerJoin('hotels as h', 'h.hotel_id', 'r.hotel_id')
    .leftJoin('room_units as u', 'u.room_id', 'r.room_id')
    .select(roomFacts.as('room'))
    .where(({ not }) => not('r.disabled'))
    .where(({ not }) => not('h.disabled'))
    .orderBy(({ selectFrom, cast }) =>
      selectFrom('chosen').select('n').where('id', '=', cast<string>('r.room_id', 'text')),
    )
    .orderBy(AVERAGE, 'desc')
    .orderBy('r.review_count', 'desc')
    .orderBy('r.room_id')
    .limit(MOST)
    .execute();

/** 0 of those that nobody reviewed. */
const AVERAGE = sql<number>`coalesce(r.review_sum::float8 / nullif(r.review_count, 0), 0)`;

const CHOSEN = sql<{
  id: string;
  n: number;
}>`jsonb_array_elements_text(site.value) with ordinality`.as<'c'>(sql`c (id, n)`);

const DAYS = 365;

/**
 * The cheapest night, from today on for a year, on which a stay of as few nights as its day asks for can
 * begin, the earliest of equals; in THB. Null where no stay can.
 */
function cheapestNight(
  known: Availability,
  roomId: string,
  today: LocalDate,
): Readonly<{ price: number; date: LocalDate }> | null {
  const room = known.room(roomId);
  if (!room || isClosed(known, room)) return null;
  const { basePrice, prices, rules } = room;
  const canBegin = (first: number) => {
    const span = { first, nights: rulesOn(rules, first).minStay ?? 1 };
    return isFree(known, room, span) && !areBroken(rules, span);
  };
  const tonight = placeOf(today);
  let best: { price: number; place: number } | null = null;
  for (let place = tonight; place < tonight + DAYS; place += 1) {
    const price = priceOn(basePrice, prices, place);
    if ((best === null || price < best.price) && canBegin(place)) best = { price, place };
  }
  return (
    best && { price: toBaht(priceOn(basePrice, prices, best.place)), date: nightAt(best.place) }
  );
}
