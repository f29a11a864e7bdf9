import {
  type RefundListRequest,
  type StaffRefundJson,
  toStaffRefund,
} from '@baanpak/contract/refund/staff-refund.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { BookingRow, RefundRow } from '@baanpak/projector/booking/tables.ts';
import { expressionBuilder, sql } from 'kysely';
import { bookingOn, findBooking, ownerOfBooking, readBookings } from '../booking/booking.ts';
import { isSearchedBy } from '../database/conditions.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';
import { anyFound, type ListPage, listOf, readCounted, when, whenOnDays } from './list.ts';

const eb = expressionBuilder<{ f: RefundRow; b: BookingRow }, 'f' | 'b'>();
const { ref } = eb;
const key = [ref('f.booking_id'), ref('f.refund_id')];

/** The refunds of bookings in the caller's scope; a PUT of their bookings decides on them. */
export const refundList = listOf<RefundListRequest, { refunds: StaffRefundJson[] }>({
  detail: { th: 'การคืนเงิน', en: 'Refunds' },
  owner: ref('b.owner_id'),
  where: ({ _id, status, bookingId, hotelId, q, ...days }) => ({
    _id: when(_id, (ids) => eb.or(ids.map(keyIn).map(isOf))),
    status: when(status, (all) => eb('f.status', '=', anyOf(all))),
    bookingId: when(bookingId, (id) => eb('b.booking_id', '=', id)),
    hotelId: when(hotelId, (id) => eb('b.hotel_id', '=', id)),
    q: when(q, (part) => isSearchedBy(sql.ref<string>('b.searched'), part)),
    ...whenOnDays(ref('f.changed_at'), days),
  }),
  sorts: () => ({
    _id: key,
    changedAt: [ref('f.changed_at'), ...key],
    status: [ref('f.status'), ref('f.changed_at'), ...key],
  }),
  async read({ db, now }, page, { query }) {
    const { rows, total } = await findKeys(db, page, query);
    return { refunds: await readRefunds(db, rows, bangkokDay(now())), total };
  },
});

const DETAIL = { th: 'การคืนเงิน', en: 'Refunds' };

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

const isOf = ({ booking_id, refund_id }: Key) =>
  eb.and([eb('f.booking_id', '=', booking_id), eb('f.refund_id', '=', refund_id)]);

function findKeys(
  db: ReadDb,
  { where, sorted, limit, offset }: ListPage,
  { q }: RefundListRequest,
) {
  const all = db
    .selectFrom('booking_refunds as f')
    .innerJoin('bookings as b', 'b.booking_id', 'f.booking_id')
    .where(({ and }) => and([...where, isOwed]));
  const read = (sought: typeof all) =>
    sought
      .select(['f.booking_id', 'f.refund_id'])
      .$call(sorted)
      .limit(limit)
      .offset(offset)
      .execute();
  const found = all.where('f.booking_id', '=', anyFound(all.select('f.booking_id')));
  return readCounted(all, read, q === undefined ? undefined : found);
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
