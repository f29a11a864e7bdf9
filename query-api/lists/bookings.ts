import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import {
  BookingListQuery,
  type BookingListRequest,
} from '@baanpak/contract/booking/booking-queries.ts';
import { bangkokDay, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { BookingRow } from '@baanpak/projector/booking/tables.ts';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { bookingAt } from '../as-of/booking-at.ts';
import { bookingsListedAt, foldEach } from '../as-of/listed-at.ts';
import type { AsOfDeps } from '../as-of/past.ts';
import { bookingOn, mustMask, readBookings, shownTo } from '../booking/booking.ts';
import { findUnits } from '../booking/units.ts';
import { holdsFolded, isSearchedBy, joined } from '../database/conditions.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { CheckedHandler, Deps } from '../handler.ts';
import { assertMayReadCases, caseListOfBookings } from './cases.ts';
import { anyFound, type List, type ListPage, readCounted, when } from './list.ts';
import { listAsOf } from './list-as-of.ts';

const eb = expressionBuilder<{ b: BookingRow }, 'b'>();
const { ref } = eb;
const reservedBy = ref('b.guest', '->>').key('reservedBy');

/** The bookings in the caller's scope; `from` and `to` name days, and a stay on any of them counts. */
const bookings: List<BookingListRequest, { books: StaffBookingJson[] }> = {
  detail: { th: 'รายการจอง', en: 'Bookings' },
  owner: ref('b.owner_id'),
  where: (query, request) => ({
    // what is named by its id is shown, hidden or not
    _id: when(query._id, (ids) => eb('b.booking_id', '=', anyOf(ids))),
    disabled: query._id ? [] : [eb('b.disabled', '=', query.disabled)],
    collection: query.collection ? [hasEnded] : [],
    caseStatus: [], // of cases alone
    status: when(query.status, (all) => eb('b.status', '=', anyOf(all))),
    from: when(query.from, (day) => eb('b.check_out', '>', localDate(day))),
    to: when(query.to, (day) => eb('b.check_in', '<=', localDate(day))),
    hotelId: when(query.hotelId, (id) => eb('b.hotel_id', '=', id)),
    roomId: when(query.roomId, (id) => eb('b.room_id', '=', id)),
    bookingChannel: when(query.bookingChannel, (all) => eb('b.channel', '=', anyOf(all))),
    transferReported: when(query.transferReported, (is) =>
      eb('b.transfer_reported_at', is ? 'is not' : 'is', null),
    ),
    q: when(query.q, (part) => isFoundBy(part, mustMask(request))),
  }),
  sorts: () => ({
    _id: [ref('b.booking_id')],
    createdAt: [ref('b.placed_at'), ref('b.booking_id')],
    checkInDate: [ref('b.check_in'), ref('b.booking_id')],
    checkOutDate: [ref('b.check_out'), ref('b.booking_id')],
    price: [ref('b.price'), ref('b.booking_id')],
    status: [ref('b.status'), ref('b.check_in'), ref('b.booking_id')],
    reservedBy: [reservedBy, ref('b.booking_id')],
  }),
  async read({ db, now }, page, request) {
    const { rows, total } = await findBookings(db, page, request.query);
    const today = bangkokDay(now());
    const units = await findUnits(db, rows, today);
    return { books: rows.map(bookingOn(today, units)).map(shownTo(request)), total };
  },
};

const bookingsAsOf = listAsOf(bookings, {
  groups: ['bookings', 'search'],
  takes: ['ownerId', 'hotelId', 'roomId'],
  query: BookingListQuery,
  async read(past, page, request) {
    const { ids, total } = await bookingsListedAt(past, request, page);
    const found = await foldEach(ids, (id) => bookingAt(past, id));
    return { books: found.map(shownTo(request)), total };
  },
});

/** Bookings, or with `collection=cases` the cases of their money, which are another right's. */
export const bookingList = (deps: Deps & AsOfDeps): CheckedHandler<'GET /bookings'> => ({
  check: async (request) => assertMayReadCases(request),
  handler: async (request) =>
    request.query.collection === 'cases' && request.query.at === undefined
      ? caseListOfBookings(deps)(request)
      : bookingsAsOf(deps)(request),
});

const hasEnded = eb.or([
  eb('b.status', 'in', ['Completed', 'Canceled', 'Expired']),
  eb('b.payment_status', '=', 'refunded'),
]);

/** Who sees contacts masked does not find by them either. */
const isFoundBy = (q: string, masked: boolean): Expression<SqlBool> =>
  eb.and([
    isSearchedBy(sql.ref<string>('b.searched'), q),
    ...(masked ? [holdsFolded(joined(ref('b.code'), reservedBy), q)] : []),
  ]);

/** What is told of a booking is made for those that are shown alone. */
function findBookings(
  db: ReadDb,
  { where, sorted, limit, offset }: ListPage,
  { q }: BookingListRequest,
) {
  const all = db.selectFrom('bookings as b').where(({ and }) => and(where));
  const read = (sought: typeof all) => {
    const page = sought.select('b.booking_id').$call(sorted).limit(limit).offset(offset);
    return readBookings(db).where('b.booking_id', 'in', page).$call(sorted).execute();
  };
  const found = all.where('b.booking_id', '=', anyFound(all.select('b.booking_id')));
  return readCounted(all, read, q === undefined ? undefined : found);
}
