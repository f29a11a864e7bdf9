import type {
  PaymentListRequest,
  PaymentSort,
  StaffPaymentJson,
} from '@baanpak/contract/payment/staff-payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { type Satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { BookingRow } from '@baanpak/projector/booking/tables.ts';
import type { PaymentRow } from '@baanpak/projector/payment/tables.ts';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inScope, isSearchedBy } from '../database/conditions.ts';
import { type ReadDb, type Sorts, sortedBy } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';
import { staffPaymentId } from '../payment/attempts.ts';
import { anyFound, type ListPage, listOf, readCounted, when, whenOnDays } from './list.ts';

const eb = expressionBuilder<{ p: PaymentRow }, 'p'>();
const ofBookings = expressionBuilder<{ b: BookingRow }, 'b'>();
const { ref } = eb;
const id = staffPaymentId;
const owner = ofBookings.ref('b.owner_id');

/** Attempts to pay for bookings in the caller's scope. */
export const paymentList = listOf<PaymentListRequest, { payments: StaffPaymentJson[] }>({
  detail: { th: 'การชำระเงิน', en: 'Payments' },
  owner,
  where: ({ _id, status, late, ...days }) => ({
    _id: when(_id, (ids) => eb(id, '=', anyOf(ids))),
    status: when(status, (all) => eb('p.status', '=', anyOf(all))),
    late: when(late, (is) => eb('p.late', '=', is)),
    ...whenOnDays(ref('p.requested_at'), days),
    // both of one booking that is paid for: `stays` below
    bookingId: [],
    q: [],
  }),
  sorts: () => SORTS,
  async read({ db }, { owned, asked, ...page }, { query: { bookingId, q } }) {
    const stays = [
      ...when(bookingId, (one) => ofBookings('b.booking_id', '=', one)),
      ...when(q, (part) => isSearchedBy(sql.ref<string>('b.searched'), part)),
    ];
    const shown = ofBookings.and(owned);
    const isSearched = q !== undefined;
    const { rows, total } = await findPayments(db, { shown, stays, asked, isSearched }, page);
    return { payments: rows, total };
  },
});

const SORTS = {
  _id: [id],
  requestedAt: [ref('p.requested_at'), ref('p.attempt_id')],
  amount: [ref('p.amount'), ref('p.attempt_id')],
  status: [ref('p.status'), ref('p.requested_at'), ref('p.attempt_id')],
  method: [ref('p.method'), ref('p.requested_at'), ref('p.attempt_id')],
} satisfies Sorts<PaymentSort>;

const DETAIL = { th: 'การชำระเงิน', en: 'Payments' };
const ONE = { sorted: sortedBy(SORTS, '_id'), limit: 1, offset: 0 };

/** An attempt to pay by its id. */
export const paymentPage =
  ({ db }: Deps): Handler<'GET /admin-api/payments/{id}'> =>
  async (request) => {
    const paymentId = request.params.id;
    const shown = inScope(request.scope, owner);
    const asked = [eb(id, '=', paymentId)];
    const { rows } = await findPayments(db, { shown, stays: [], asked, isSearched: false }, ONE);
    return {
      payment: rows[0] ?? (await refuse(db, paymentId)),
      detail: DETAIL[request.language],
    };
  };

type Asked = Readonly<{
  /** Whether a booking `b` is one whose payments the caller is shown. */
  shown: Expression<SqlBool>;
  /** What such a booking must be. */
  stays: readonly Expression<SqlBool>[];
  /** What the attempt must be. */
  asked: readonly Expression<SqlBool>[];
  /** Whether what such a booking must be is a search. */
  isSearched: boolean;
}>;

async function findPayments(
  db: ReadDb,
  { shown, stays, asked, isSearched }: Asked,
  { sorted, limit, offset }: Pick<ListPage, 'sorted' | 'limit' | 'offset'>,
) {
  const paidFor = db
    .selectFrom('bookings as b')
    .where('b.checkout_uid', '=', ref('p.checkout_uid'));
  const own = paidFor.where(shown);
  const wanted = own.where(ofBookings.and(stays));
  const all = db
    .selectFrom('payments as p')
    .where(({ exists }) => exists(wanted.select('b.booking_id')))
    .where(({ and }) => and(asked));
  const shownIn = (sought: typeof all) =>
    sought.select([
      id.as('_id'),
      'p.method',
      'p.amount as charged',
      'p.status',
      'p.failure_code as failureCode',
      'p.requested_at as requestedAt',
      'p.late',
      paidFor
        .where(({ not }) => not(shown))
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('others'),
      own.select((e) => e.cast<Satang>(e.fn.sum('b.price'), 'int8').as('n')).as('share'),
      jsonArrayFrom(
        own.select(['b.booking_id as _id', 'b.code as bookingId']).orderBy('b.booking_id'),
      ).as('bookings'),
    ]);
  const { rows, total } = await readCounted(
    all,
    (sought) => shownIn(sought).$call(sorted).limit(limit).offset(offset).execute(),
    isSearched ? all.where('p.attempt_id', '=', anyFound(all.select('p.attempt_id'))) : undefined,
  );
  return { rows: rows.map(shownOf), total };
}

type Read = Omit<StaffPaymentJson, 'amount'> &
  Readonly<{ charged: Satang; share: Satang | null; others: number | null }>;

/** What other owners get of a payment is not told. */
const shownOf = ({ charged, share, others, ...payment }: Read): StaffPaymentJson => ({
  ...payment,
  amount: toBaht(others && share !== null ? share : charged),
});

/** What is there, but is paid for another owner's stays: 403. */
async function refuse(db: ReadDb, paymentId: string): Promise<never> {
  const found = await db
    .selectFrom('payments as p')
    .select('p.status')
    .where(id, '=', paymentId)
    .executeTakeFirst();
  if (found) throw new TransportError('forbidden');
  throw new Refusal('not-found', 'No such payment');
}
