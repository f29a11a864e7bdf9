import type { DeskMovementJson } from '@baanpak/contract/cash-drawer/desk-money.ts';
import { type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Expression, SqlBool } from 'kysely';
import type { ReadDb } from '../deps.ts';
import type { PageRange } from '../page.ts';

/** Which money is asked for; `reaches` says whether an owner's is the caller's to see. */
export type DeskMoneyRequest = Readonly<{
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
export const findSums = (db: ReadDb, asked: DeskMoneyRequest) =>
  movements(db, asked)
    .select(['b.hotel_id as hotelId', 'm.moved_by as by', 'm.kind', 'm.method'])
    .select((eb) => eb.cast<Satang>(eb.fn.sum('m.amount'), 'int8').as('amount'))
    .groupBy(['b.hotel_id', 'm.moved_by', 'm.kind', 'm.method'])
    .execute();
export type Sum = Awaited<ReturnType<typeof findSums>>[number];

/** The movements themselves, the last first. */
export async function findMovements(
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
export const findCounts = (db: ReadDb, { day, hotelId, by, reaches }: DeskMoneyRequest) =>
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
export type Counted = Awaited<ReturnType<typeof findCounts>>[number];

/** What the hotels of these ids are called. */
export const findHotelNames = (db: ReadDb, hotelIds: readonly string[]) =>
  hotelIds.length === 0
    ? []
    : db
        .selectFrom('hotels as h')
        .where('h.hotel_id', 'in', hotelIds)
        .select(['h.hotel_id as hotelId', 'h.details'])
        .execute();
