import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { mapAtMost } from '@baanpak/infrastructure/concurrency/map-at-most.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { LifetimeRow } from '@baanpak/projector/events/tables.ts';
import type { FastifyRequest } from 'fastify';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { inScope, ofOwner } from '../database/conditions.ts';
import type { Past } from './past.ts';

// Which things there were at a place in the log (docs/adr/0157-lists-as-of-a-place-in-the-log.md).

type Place = Pick<Past, 'db' | 'upTo'>;
type Page = Readonly<{ limit: number; offset: number }>;

const eb = expressionBuilder<{ l: LifetimeRow }, 'l'>();
const { ref } = eb;

/** A request for things of an owner, a hotel or a room. */
type ListRequest = FastifyRequest &
  Readonly<{ query: Readonly<{ ownerId?: string; hotelId?: string; roomId?: string }> }>;

/** A page of the bookings that lists had then, the one placed last first, and how many there were on all pages. */
export async function bookingsListedAt(
  place: Place,
  request: ListRequest,
  { limit, offset }: Page,
): Promise<Readonly<{ ids: string[]; total: number }>> {
  const listed = lifetimesAt(place, 'booking')
    .where(({ and }) => and(asked(request)))
    .where(({ not }) => not('l.hidden'));
  const [{ total }, page] = await Promise.all([
    listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    listed
      .select('l.id')
      .orderBy('l.placed_at', 'desc')
      .orderBy('l.id')
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  return { ids: page.map(({ id }) => id), total };
}

/** The bookings of rooms that had the night of a day, hidden or not, in the order in which they were placed. */
export async function bookingsOfNightAt(
  place: Place,
  roomIds: readonly string[],
  date: LocalDate,
): Promise<string[]> {
  if (roomIds.length === 0) return [];
  const found = await lifetimesAt(place, 'booking')
    .select('l.id')
    .where('l.room_id', 'in', [...roomIds])
    .where('l.check_in', '<=', date)
    .where('l.check_out', '>', date)
    .orderBy('l.placed_at')
    .orderBy('l.id')
    .execute();
  return found.map(({ id }) => id);
}

/** So many rooms or hotels are folded to put them in an order that no index has. */
const MOST_FOLDED = 200;

/** The rooms, or hotels, that lists had then; a room of a removed hotel was in none. Refuses more than are folded. */
export async function thingsListedAt(
  place: Place,
  kind: 'room' | 'hotel',
  request: ListRequest,
): Promise<string[]> {
  const hotels = lifetimesAt(place, 'hotel').select('l.hotel_id');
  const found = await lifetimesAt(place, kind)
    .select('l.id')
    .where(({ and }) => and(asked(request)))
    .where('l.hotel_id', 'in', hotels)
    .limit(MOST_FOLDED + 1)
    .execute();
  if (found.length <= MOST_FOLDED) return found.map(({ id }) => id);
  throw invalidField(request.query.hotelId === undefined ? 'ownerId' : 'hotelId', TOO_MANY);
}

const TOO_MANY = {
  th: `มีมากกว่า ${MOST_FOLDED} รายการ จึงใช้ร่วมกับ at ไม่ได้`,
  en: `has more than ${MOST_FOLDED}, which is too many with at`,
};

/** So many things are folded side by side: each reads several streams. */
const AT_ONCE = 8;

/** Each thing of some ids that was there then, in their order. */
export async function foldEach<Thing>(
  ids: readonly string[],
  fold: (id: string) => Promise<Thing | undefined>,
): Promise<Thing[]> {
  const found = await mapAtMost(AT_ONCE, ids, fold);
  return found.flatMap((thing) => (thing === undefined ? [] : [thing]));
}

/** Whose lifetimes a request asks for, in the caller's scope of now: 403 for an owner that this does not reach. */
function asked(request: ListRequest): Expression<SqlBool>[] {
  const { ownerId, hotelId, roomId } = request.query;
  const owner = ref('l.owner_id');
  return [
    inScope(request.scope, owner),
    ofOwner(request, ownerId, owner),
    ...(hotelId === undefined ? [] : [eb('l.hotel_id', '=', hotelId)]),
    ...(roomId === undefined ? [] : [eb('l.room_id', '=', roomId)]),
  ];
}

/** Lifetimes of a kind that hold at a place: begun by then, and not over. */
function lifetimesAt({ db, upTo }: Place, kind: LifetimeRow['kind']) {
  const place = sql`(${String(upTo.commit)}::bigint, ${String(upTo.prepare)}::bigint)`;
  return db
    .selectFrom('lifetimes as l')
    .where('l.kind', '=', sql.lit(kind)) // written out, as the indexes have it
    .where(sql<SqlBool>`(l.from_commit, l.from_prepare) <= ${place}`)
    .where(({ or }) =>
      or([
        eb('l.until_commit', 'is', null),
        sql<SqlBool>`(l.until_commit, l.until_prepare) > ${place}`,
      ]),
    );
}
