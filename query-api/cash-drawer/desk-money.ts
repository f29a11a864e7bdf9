import type { DeskDayJson, DeskMovementJson } from '@baanpak/contract/cash-drawer/desk-money.ts';
import { toShiftCount } from '@baanpak/contract/cash-drawer/to-shift-count.ts';
import type { DeskMethod } from '@baanpak/domain/values/money/desk-payment.ts';
import { addUp, type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import { scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { bangkokDay, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { FastifyRequest } from 'fastify';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { inScope, ofOwner } from '../database/conditions.ts';
import type { ReadDb } from '../database/read-db.ts';
import { type Deps, type Handler, type PageRange, pageOf } from '../handler.ts';
import { namesOf } from '../user/users.ts';

const DETAIL = { th: 'เงินที่รับหน้าเคาน์เตอร์', en: 'Money at the desk' };

const eb = expressionBuilder<object>();

/**
 * GET /bookings/desk-money: what was taken at the desk and given back on a day of Bangkok, by person, hotel
 * and method, with the counts of cash. Who may not read money reads their own.
 */
export const deskMoney =
  ({ db, now }: Deps): Handler<'GET /bookings/desk-money'> =>
  async (request) => {
    const { query, language, scope } = request;
    const day = query.day === undefined ? bangkokDay(now()) : localDate(query.day);
    const asked: DeskMoneyRequest = {
      ...{ day, hotelId: query.hotelId, by: whose(request, query.by) },
      reaches: (owner) => eb.and([inScope(scope, owner), ofOwner(request, query.ownerId, owner)]),
    };
    const { page, perPage, ...part } = pageOf(query);
    const [people, found] = await Promise.all([
      findPeople(db, asked),
      findMovements(db, asked, part),
    ]);
    return { day, ...people, ...found, page, perPage, detail: DETAIL[language] };
  };

/** Whose money is asked for; 403 for another's where one may read one's own alone. */
function whose(request: FastifyRequest, asked: string | undefined): string | undefined {
  const principal = principalOf(request);
  const by = asked?.toLowerCase();
  if (scopeOf(principal, 'read-money') !== 'none') return by;
  if (by !== undefined && by !== principal.userId) throw new TransportError('forbidden');
  return principal.userId;
}

async function findPeople(db: ReadDb, asked: DeskMoneyRequest) {
  const [sums, counts] = await Promise.all([findSums(db, asked), findCounts(db, asked)]);
  const hotelIds = new Set([...sums, ...counts].map(({ hotelId }) => hotelId));
  const userIds = [...sums.map(({ by }) => by), ...counts.map(({ userId }) => userId)];
  const [names, people] = await Promise.all([
    findHotelNames(db, [...hotelIds]),
    namesOf(db, userIds),
  ]);
  const hotels = new Map(names.map(({ hotelId, details }) => [hotelId, details.hotelName]));
  return { people: toDeskDays(sums, counts, { hotels, people }), ...sumsOf(sums) };
}

type Names = Readonly<{
  hotels: ReadonlyMap<string, I18nText>;
  people: ReadonlyMap<string, string>;
}>;

/** A line a person and hotel: also of who counted and took nothing. */
function toDeskDays(
  sums: readonly Sum[],
  counts: readonly Counted[],
  { hotels, people }: Names,
): DeskDayJson[] {
  const tills = new Map(
    [...sums, ...counts.map(({ hotelId, userId: by }) => ({ hotelId, by }))].map(
      ({ hotelId, by }) => [`${hotelId} ${by}`, { hotelId, by }],
    ),
  );
  const days = [...tills.values()].map(({ hotelId, by }): DeskDayJson => {
    const own = sums.filter((sum) => sum.hotelId === hotelId && sum.by === by);
    const { taken, returned } = sumsOf(own);
    return {
      ...{ hotelId, hotelName: hotels.get(hotelId) ?? UNNAMED, by, name: people.get(by) ?? null },
      ...{ taken, returned, expected: taken.cash - returned.cash },
      counts: counts
        .filter((count) => count.hotelId === hotelId && count.userId === by)
        .map(toShiftCount),
    };
  });
  return days.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

const UNNAMED: I18nText = { th: '–', en: '–' };
const nameOf = ({ hotelName, hotelId, name, by }: DeskDayJson) =>
  `${hotelName.th} ${hotelId} ${name} ${by}`;

/** Taken and given back, by method, in THB. */
const sumsOf = (sums: readonly Sum[]): Pick<DeskDayJson, 'taken' | 'returned'> => ({
  taken: byMethod(sums, 'payment'),
  returned: byMethod(sums, 'refund'),
});

function byMethod(sums: readonly Sum[], kind: Sum['kind']): DeskDayJson['taken'] {
  const of = (method: DeskMethod) =>
    toBaht(
      addUp(
        sums.flatMap((sum) => (sum.kind === kind && sum.method === method ? [sum.amount] : [])),
      ),
    );
  return { cash: of('cash'), transfer: of('transfer'), 'card-terminal': of('card-terminal') };
}

/** Which money is asked for; `reaches` says whether an owner's is the caller's to see. */
type DeskMoneyRequest = Readonly<{
  day: LocalDate;
  hotelId: string | undefined;
  by: string | undefined;
  reaches: (owner: Expression<string | null>) => Expression<SqlBool>;
}>;

/** Movements `m` with their booking `b`. */
const movements = (db: ReadDb, { day, hotelId, by, reaches }: DeskMoneyRequest) =>
  db
    .selectFrom('desk_movements as m')
    .innerJoin('bookings as b', 'b.booking_id', 'm.booking_id')
    .where('m.day', '=', day)
    .where(({ ref }) => reaches(ref('b.owner_id')))
    .$if(hotelId !== undefined, (q) => q.where('b.hotel_id', '=', hotelId ?? ''))
    .$if(by !== undefined, (q) => q.where('m.moved_by', '=', by ?? ''));

/** What each person moved at each hotel, by kind and method. */
const findSums = (db: ReadDb, asked: DeskMoneyRequest) =>
  movements(db, asked)
    .select(['b.hotel_id as hotelId', 'm.moved_by as by', 'm.kind', 'm.method'])
    .select((eb) => eb.cast<Satang>(eb.fn.sum('m.amount'), 'int8').as('amount'))
    .groupBy(['b.hotel_id', 'm.moved_by', 'm.kind', 'm.method'])
    .execute();
type Sum = Awaited<ReturnType<typeof findSums>>[number];

/** The movements themselves, the last first. */
async function findMovements(
  db: ReadDb,
  asked: DeskMoneyRequest,
  { limit, offset }: Pick<PageRange, 'limit' | 'offset'>,
): Promise<Readonly<{ movements: DeskMovementJson[]; total: number }>> {
  const [{ total }, rows] = await Promise.all([
    movements(db, asked)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    movements(db, asked)
      .select(['m.movement_id as id', 'm.kind', 'm.method', 'm.amount', 'm.at', 'm.moved_by as by'])
      .select(['b.hotel_id as hotelId', 'b.booking_id as _id', 'b.code as bookingId'])
      .orderBy('m.at', 'desc')
      .orderBy('m.movement_id')
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  const shown = rows.map(({ _id, bookingId, amount, ...row }) => ({
    ...{ ...row, amount: toBaht(amount), booking: { _id, bookingId } },
  }));
  return { movements: shown, total };
}

/** How the cash of the day was counted, the last first. */
const findCounts = (db: ReadDb, { day, hotelId, by, reaches }: DeskMoneyRequest) =>
  db
    .selectFrom('shift_counts as c')
    .where('c.day', '=', day)
    .where(({ ref }) => reaches(ref('c.owner_id')))
    .$if(hotelId !== undefined, (q) => q.where('c.hotel_id', '=', hotelId ?? ''))
    .$if(by !== undefined, (q) => q.where('c.counted_by', '=', by ?? ''))
    .select(['c.count_id as countId', 'c.hotel_id as hotelId', 'c.day', 'c.counted_by as userId'])
    .select(['c.counted', 'c.expected', 'c.difference', 'c.note', 'c.at'])
    .orderBy('c.at', 'desc')
    .orderBy('c.count_id')
    .execute();
type Counted = Awaited<ReturnType<typeof findCounts>>[number];

/** What the hotels of these ids are called. */
const findHotelNames = (db: ReadDb, hotelIds: readonly string[]) =>
  hotelIds.length === 0
    ? []
    : db
        .selectFrom('hotels as h')
        .where('h.hotel_id', 'in', hotelIds)
        .select(['h.hotel_id as hotelId', 'h.details'])
        .execute();
