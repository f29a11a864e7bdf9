import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { PAGE_FIELDS, PAGE_QUERY } from '@baanpak/contract/answers/paging.ts';
import { MoneyCaseSchema } from '@baanpak/contract/money-case/money-case.ts';
import { BookingStatusSchema, StaffBookingSchema } from '@baanpak/contract/stay/booking.ts';
import { bangkokDay, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { SEARCHED_BOOKING } from '@baanpak/projector/stay/tables.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type RawBuilder, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Deps, ReadDb } from '../deps.ts';
import { CaseStatusQuery, caseList, reachMoney } from '../money-case/case-list.ts';
import { type Page, pageOf } from '../page.ts';
import { inScope, OwnerIdQuery, ofOwner, partOf } from '../staff-list.ts';
import { DaySchema } from '../stay-dates.ts';
import { type BookingRead, bookingColumns, bookingOn, bookingTables } from './booking-facts.ts';
import { mustMask, shownTo } from './staff-bookings.ts';

const DETAIL = { th: 'รายการจอง', en: 'Bookings' };

/** Each ends in an order nobody shares. */
const ORDERS: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql`b.placed_at, b.booking_id`,
  '-createdAt': sql`b.placed_at DESC, b.booking_id`,
  checkInDate: sql`b.check_in, b.booking_id`,
  '-checkInDate': sql`b.check_in DESC, b.booking_id`,
  checkOutDate: sql`b.check_out, b.booking_id`,
  '-checkOutDate': sql`b.check_out DESC, b.booking_id`,
  price: sql`b.price, b.booking_id`,
  '-price': sql`b.price DESC, b.booking_id`,
  status: sql`b.status, b.check_in, b.booking_id`,
  '-status': sql`b.status DESC, b.check_in, b.booking_id`,
  reservedBy: sql`b.guest->>'reservedBy', b.booking_id`,
  '-reservedBy': sql`b.guest->>'reservedBy' DESC, b.booking_id`,
};

const uuid = () => Type.Optional(Type.String({ format: 'uuid' }));
const Query = Type.Object({
  ...PAGE_QUERY,
  collection: Type.Optional(
    Type.Enum(['booking_history_static', 'cases'], {
      type: 'string',
      description:
        'Those that ended: stayed, canceled, expired or refunded; or money that staff look into',
    }),
  ),
  caseStatus: CaseStatusQuery,
  status: Type.Optional(Type.Array(BookingStatusSchema, { description: 'One or several' })),
  from: Type.Optional(DaySchema),
  to: Type.Optional(DaySchema),
  q: Type.Optional(
    Type.String({ maxLength: 100, description: 'A part of a booking code, name, email or phone' }),
  ),
  ownerId: OwnerIdQuery,
  hotelId: uuid(),
  roomId: uuid(),
  sort: Type.Enum(Object.keys(ORDERS), { type: 'string', default: '-createdAt' }),
});
type ListQuery = Static<typeof Query>;

/** The bookings in the caller's scope; `from` and `to` name days, and a stay on any of them counts. */
export const bookingList =
  ({ db, now }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/bookings',
      {
        config: { staff: { action: 'read-stays' } },
        onRequest: async (request) => reachMoney(request),
        schema: {
          tags: ['bookings'],
          summary: 'Bookings, for staff',
          querystring: Query,
          response: {
            200: withDetail({
              books: Type.Optional(Type.Array(StaffBookingSchema)),
              cases: Type.Optional(
                Type.Array(MoneyCaseSchema, { description: 'Instead of `books`, for `cases`' }),
              ),
              ...PAGE_FIELDS,
            }),
          },
        },
      },
      async (request) => {
        const { query, scope, language } = request;
        if (query.collection === 'cases') return caseList(db, request, query);
        const where = [
          inScope(scope, sql`b.owner_id`),
          ofOwner(request, query.ownerId, sql`b.owner_id`),
          ...conditions(query, mustMask(request)),
        ];
        const { page, perPage, ...part } = pageOf(query);
        const { rows, total } = await find(db, sql.join(where, sql` AND `), query.sort, part);
        const books = rows.map(bookingOn(bangkokDay(now()))).map(shownTo(request));
        return { books, total, page, perPage, detail: DETAIL[language] };
      },
    );
  };

/** Who sees contacts masked does not find by them either. */
function conditions(query: ListQuery, masked: boolean): RawBuilder<unknown>[] {
  const { collection, status, from, to, q, hotelId, roomId } = query;
  const found: RawBuilder<unknown>[] = [];
  if (collection !== undefined)
    found.push(
      sql`(b.status IN ('Completed', 'Canceled', 'Expired') OR b.payment_status = 'refunded')`,
    );
  if (status !== undefined) found.push(sql`b.status = ANY(${status}::text[])`);
  if (from !== undefined) found.push(sql`b.check_out > ${localDate(from)}::date`);
  if (to !== undefined) found.push(sql`b.check_in <= ${localDate(to)}::date`);
  if (hotelId !== undefined) found.push(sql`b.hotel_id = ${hotelId}::uuid`);
  if (roomId !== undefined) found.push(sql`b.room_id = ${roomId}::uuid`);
  if (q !== undefined) found.push(said(q, masked));
  return found;
}

function said(q: string, masked: boolean): RawBuilder<unknown> {
  const found = sql`${sql.raw(SEARCHED_BOOKING)} ILIKE ${partOf(q)}`;
  return masked
    ? sql`(${found} AND concat_ws(' ', b.code, b.guest->>'reservedBy') ILIKE ${partOf(q)})`
    : found;
}

async function find(
  db: ReadDb,
  where: RawBuilder<unknown>,
  sort: string,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
) {
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`
      SELECT count(*) AS total FROM bookings b WHERE ${where}`.execute(db),
    sql<BookingRead>`
      SELECT ${bookingColumns} FROM ${bookingTables} WHERE ${where}
      ORDER BY ${ORDERS[sort]} LIMIT ${limit} OFFSET ${offset}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}
