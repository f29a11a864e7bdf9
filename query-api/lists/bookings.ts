import type { BookingListRequest, BookingSort } from '@baanpak/contract/booking/booking-queries.ts';
import { bangkokDay, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { BookingRow } from '@baanpak/projector/booking/tables.ts';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { bookingOn, mustMask, readBookings, shownTo } from '../booking/booking.ts';
import { findUnits } from '../booking/units.ts';
import { holdsFolded, inScope, isSearchedBy, joined, ofOwner } from '../database/conditions.ts';
import { type ReadDb, type Sorts, sortedBy } from '../database/read-db.ts';
import { type CheckedHandler, type Deps, type PageRange, pageOf } from '../handler.ts';
import { caseList, reachMoney } from './cases.ts';

const DETAIL = { th: 'รายการจอง', en: 'Bookings' };

const eb = expressionBuilder<{ b: BookingRow }, 'b'>();
const { ref } = eb;
const reservedBy = ref('b.guest', '->>').key('reservedBy');

const SORTS = {
  _id: [ref('b.booking_id')],
  createdAt: [ref('b.placed_at'), ref('b.booking_id')],
  checkInDate: [ref('b.check_in'), ref('b.booking_id')],
  checkOutDate: [ref('b.check_out'), ref('b.booking_id')],
  price: [ref('b.price'), ref('b.booking_id')],
  status: [ref('b.status'), ref('b.check_in'), ref('b.booking_id')],
  reservedBy: [reservedBy, ref('b.booking_id')],
} satisfies Sorts<BookingSort>;

/** The bookings in the caller's scope; `from` and `to` name days, and a stay on any of them counts. */
export const bookingList = ({ db, now }: Deps): CheckedHandler<'GET /bookings'> => ({
  check: async (request) => reachMoney(request),
  async handler(request) {
    const { query, scope, language } = request;
    if (query.collection === 'cases') return caseList(db, request, query);
    const owner = ref('b.owner_id');
    const where = [
      inScope(scope, owner),
      ofOwner(request, query.ownerId, owner),
      ...conditions(query, mustMask(request)),
    ];
    const { page, perPage, ...part } = pageOf(query);
    const { rows, total } = await find(db, where, query.sort, part);
    const today = bangkokDay(now());
    const units = await findUnits(db, rows, today);
    const books = rows.map(bookingOn(today, units)).map(shownTo(request));
    return { books, total, page, perPage, detail: DETAIL[language] };
  },
});

/** Who sees contacts masked does not find by them either; what is named by its id is shown, hidden or not. */
function conditions(query: BookingListRequest, masked: boolean): Expression<SqlBool>[] {
  const { collection, status, from, to, q, hotelId, roomId, _id: ids } = query;
  const { bookingChannel, disabled, transferReported } = query;
  const found: Expression<SqlBool>[] = [];
  if (collection !== undefined)
    found.push(
      eb.or([
        eb('b.status', 'in', ['Completed', 'Canceled', 'Expired']),
        eb('b.payment_status', '=', 'refunded'),
      ]),
    );
  if (status !== undefined) found.push(eb('b.status', '=', anyOf(status)));
  if (from !== undefined) found.push(eb('b.check_out', '>', localDate(from)));
  if (to !== undefined) found.push(eb('b.check_in', '<=', localDate(to)));
  if (hotelId !== undefined) found.push(eb('b.hotel_id', '=', hotelId));
  if (roomId !== undefined) found.push(eb('b.room_id', '=', roomId));
  if (bookingChannel !== undefined) found.push(eb('b.channel', '=', anyOf(bookingChannel)));
  if (transferReported !== undefined)
    found.push(eb('b.transfer_reported_at', transferReported ? 'is not' : 'is', null));
  found.push(
    ids === undefined ? eb('b.disabled', '=', disabled) : eb('b.booking_id', '=', anyOf(ids)),
  );
  if (q !== undefined) found.push(isSearchedBy(sql.ref<string>('b.searched'), q));
  if (q !== undefined && masked) found.push(holdsFolded(joined(ref('b.code'), reservedBy), q));
  return found;
}

/** What is told of a booking is made for those that are shown alone. */
async function find(
  db: ReadDb,
  where: Expression<SqlBool>[],
  sort: string,
  { limit, offset }: Pick<PageRange, 'limit' | 'offset'>,
) {
  const page = db
    .selectFrom('bookings as b')
    .select('b.booking_id')
    .where(({ and }) => and(where))
    .$call(sortedBy(SORTS, sort))
    .limit(limit)
    .offset(offset);
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom('bookings as b')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(({ and }) => and(where))
      .executeTakeFirstOrThrow(),
    readBookings(db).where('b.booking_id', 'in', page).$call(sortedBy(SORTS, sort)).execute(),
  ]);
  return { rows, total };
}
