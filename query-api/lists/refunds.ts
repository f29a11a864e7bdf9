import {
  type RefundListRequest,
  type RefundSort,
  toStaffRefund,
} from '@baanpak/contract/refund/staff-refund.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { BookingRow, RefundRow } from '@baanpak/projector/booking/tables.ts';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { bookingOn, findBooking, ownerOfBooking, readBookings } from '../booking/booking.ts';
import { inScope, isSearchedBy, ofOwner, onDays } from '../database/conditions.ts';
import { type ReadDb, type Sorts, sortedBy } from '../database/read-db.ts';
import { type Deps, type Handler, type PageRange, pageOf } from '../handler.ts';

const DETAIL = { th: 'การคืนเงิน', en: 'Refunds' };

const eb = expressionBuilder<{ f: RefundRow; b: BookingRow }, 'f' | 'b'>();
const { ref } = eb;
const ids = [ref('f.booking_id'), ref('f.refund_id')];

const SORTS: Record<RefundSort, Sorts[string]> = {
  _id: ids,
  changedAt: [ref('f.changed_at'), ...ids],
  status: [ref('f.status'), ref('f.changed_at'), ...ids],
};

/** The refunds of bookings in the caller's scope; a PUT of their bookings decides on them. */
export const refundList =
  ({ db, now }: Deps): Handler<'GET /admin-api/refunds'> =>
  async (request) => {
    const { query, scope, language } = request;
    const where = [
      inScope(scope, ref('b.owner_id')),
      ofOwner(request, query.ownerId, ref('b.owner_id')),
      ...conditions(query),
      isOwed,
    ];
    const page = pageOf(query);
    const { keys, total } = await findKeys(db, where, query.sort, page);
    const refunds = await readRefunds(db, keys, bangkokDay(now()));
    const { page: number, perPage } = page;
    return { refunds, total, page: number, perPage, detail: DETAIL[language] };
  };

/** A refund by its id. */
export const refundPage =
  ({ db, now }: Deps): Handler<'GET /admin-api/refunds/{id}'> =>
  async ({ params: { id }, language }) => {
    const { booking_id, refund_id } = keyIn(id);
    const known = await findBooking(db, booking_id, bangkokDay(now()));
    const [refund] = toStaffRefund(known, refund_id);
    if (!refund) throw new Refusal('not-found', 'No such refund');
    return { refund, detail: DETAIL[language] };
  };

/** Whose the booking of a refund is; undefined where there is no such booking. */
export const ownerOfRefund =
  (db: ReadDb): OwnerOf =>
  (id) =>
    ownerOfBooking(db, keyIn(id).booking_id);

/** All but money of the desk that the bill of its stay has used up meanwhile. */
const isOwed = sql<boolean>`coalesce(b.moved_refunds -> f.refund_id ->> 'amount', '') <> '0'`;

type Key = Readonly<{ booking_id: string; refund_id: string }>;

function keyIn(id: string): Key {
  const [booking_id = '', refund_id = ''] = id.split('.');
  return { booking_id, refund_id };
}

function conditions(query: RefundListRequest): Expression<SqlBool>[] {
  const { _id: asked, status, bookingId, hotelId, q } = query;
  const found: Expression<SqlBool>[] = [];
  if (asked !== undefined)
    found.push(
      eb.or(
        asked.map(keyIn).map((key) =>
          eb.and([
            eb('f.booking_id', '=', key.booking_id), //
            eb('f.refund_id', '=', key.refund_id),
          ]),
        ),
      ),
    );
  if (status !== undefined) found.push(eb('f.status', '=', anyOf(status)));
  if (bookingId !== undefined) found.push(eb('b.booking_id', '=', bookingId));
  if (hotelId !== undefined) found.push(eb('b.hotel_id', '=', hotelId));
  if (q !== undefined) found.push(isSearchedBy(sql.ref<string>('b.searched'), q));
  found.push(...onDays(ref('f.changed_at'), query));
  return found;
}

async function findKeys(
  db: ReadDb,
  where: Expression<SqlBool>[],
  sort: RefundListRequest['sort'],
  { limit, offset }: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ keys: Key[]; total: number }> {
  const refunds = db
    .selectFrom('booking_refunds as f')
    .innerJoin('bookings as b', 'b.booking_id', 'f.booking_id')
    .where(({ and }) => and(where));
  const [{ total }, keys] = await Promise.all([
    refunds.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    refunds
      .select(['f.booking_id', 'f.refund_id'])
      .$call(sortedBy(SORTS, sort))
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  return { keys, total };
}

/** In the order of their keys. */
async function readRefunds(db: ReadDb, keys: readonly Key[], today: LocalDate) {
  const bookings = await readBookings(db)
    .where('b.booking_id', '=', anyOf(keys.map(({ booking_id }) => booking_id)))
    .execute();
  const known = new Map(bookings.map((row) => [row.bookingId, bookingOn(today)(row)]));
  return keys.flatMap(({ booking_id, refund_id }) => {
    const booking = known.get(booking_id);
    return booking ? toStaffRefund(booking, refund_id) : [];
  });
}
