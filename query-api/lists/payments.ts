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
import type { FastifyRequest } from 'fastify';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inScope, isSearchedBy, ofOwner, onDays } from '../database/conditions.ts';
import { type ReadDb, type Sorts, sortedBy } from '../database/read-db.ts';
import { type Deps, type Handler, type PageRange, pageOf } from '../handler.ts';
import { staffPaymentId } from '../payment/attempts.ts';

const DETAIL = { th: 'การชำระเงิน', en: 'Payments' };

const eb = expressionBuilder<{ p: PaymentRow }, 'p'>();
const ofBookings = expressionBuilder<{ b: BookingRow }, 'b'>();
const { ref } = eb;
const id = staffPaymentId;

const SORTS: Record<PaymentSort, Sorts[string]> = {
  _id: [id],
  requestedAt: [ref('p.requested_at'), ref('p.attempt_id')],
  amount: [ref('p.amount'), ref('p.attempt_id')],
  status: [ref('p.status'), ref('p.requested_at'), ref('p.attempt_id')],
  method: [ref('p.method'), ref('p.requested_at'), ref('p.attempt_id')],
};

/** Attempts to pay for bookings in the caller's scope. */
export const paymentList =
  ({ db }: Deps): Handler<'GET /admin-api/payments'> =>
  async (request) => {
    const { query, language } = request;
    const { page, perPage, ...part } = pageOf(query);
    const found = await findPayments(db, theirs(request, query.ownerId), query, part);
    return { ...found, page, perPage, detail: DETAIL[language] };
  };

/** An attempt to pay by its id. */
export const paymentPage =
  ({ db }: Deps): Handler<'GET /admin-api/payments/{id}'> =>
  async (request) => {
    const asked: Asked = { _id: [request.params.id], sort: '_id' };
    const { payments } = await findPayments(db, theirs(request, undefined), asked, ONE);
    const payment = payments[0] ?? (await refuse(db, request.params.id));
    return { payment, detail: DETAIL[request.language] };
  };

/** Whether a booking `b` is one whose payments the caller is shown. */
const theirs = (request: FastifyRequest, ownerId: string | undefined): Expression<SqlBool> =>
  ofBookings.and([
    inScope(request.scope, ofBookings.ref('b.owner_id')),
    ofOwner(request, ownerId, ofBookings.ref('b.owner_id')),
  ]);

type Asked = Omit<PaymentListRequest, 'ownerId' | 'page' | 'perPage'>;
const ONE = { limit: 1, offset: 0 };

async function findPayments(
  db: ReadDb,
  shown: Expression<SqlBool>,
  asked: Asked,
  { limit, offset }: Pick<PageRange, 'limit' | 'offset'>,
) {
  const paidFor = db
    .selectFrom('bookings as b')
    .where('b.checkout_uid', '=', ref('p.checkout_uid'));
  const own = paidFor.where(shown);
  const wanted = own.where(ofBookings.and(stayConditions(asked)));
  const payments = db
    .selectFrom('payments as p')
    .where(({ exists }) => exists(wanted.select('b.booking_id')))
    .where(({ and }) => and(conditions(asked)));
  const [{ total }, rows] = await Promise.all([
    payments.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    payments
      .select([
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
      ])
      .$call(sortedBy(SORTS, asked.sort))
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  return { payments: rows.map(shownOf), total };
}

/** What a booking must be that is paid for. */
const stayConditions = ({ bookingId, q }: Asked): Expression<SqlBool>[] => [
  ...(bookingId === undefined ? [] : [ofBookings('b.booking_id', '=', bookingId)]),
  ...(q === undefined ? [] : [isSearchedBy(sql.ref<string>('b.searched'), q)]),
];

function conditions({ _id: ids, status, late, ...asked }: Asked): Expression<SqlBool>[] {
  return [
    ...onDays(ref('p.requested_at'), asked),
    ...(ids === undefined ? [] : [eb(id, '=', anyOf(ids))]),
    ...(status === undefined ? [] : [eb('p.status', '=', anyOf(status))]),
    ...(late === undefined ? [] : [eb('p.late', '=', late)]),
  ];
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
