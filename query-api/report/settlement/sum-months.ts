import type { MonthOfOwner } from '@baanpak/domain/settlement/outstanding.ts';
import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import type { FactRow } from '@baanpak/projector/report/tables.ts';
import { type SqlBool, sql } from 'kysely';
import type { ReadDb } from '../../deps.ts';
import { inScope } from '../../staff-list.ts';
import { recordedBy } from '../recorded-by.ts';
import type { ReportRequest } from '../report-request.ts';
import type { OfMonth } from './months.ts';

export type SummedMonth = MonthOfOwner & OfMonth;

/** Of money only what the provider had, for the hotel has the rest already. */
const ofProvider = (kind: FactRow['kind']) =>
  sql<string>`coalesce(sum(f.satang) FILTER (WHERE f.kind = ${kind} AND coalesce(f.method, '') <> ALL (${[...DESK_METHODS]})), 0)`;

const whole = (kind: FactRow['kind']) =>
  sql<string>`coalesce(sum(f.satang) FILTER (WHERE f.kind = ${kind}), 0)`;

const MONTH = sql<string>`to_char(f.date, 'YYYY-MM')`;

const recorded = (db: ReadDb) =>
  db
    .selectFrom('facts as f')
    .select(['f.owner_id as ownerId', MONTH.as('month')])
    .select([ofProvider('received').as('received'), ofProvider('refunded').as('refunded')])
    .select([whole('fee').as('fee'), whole('fee-vat').as('feeVat')])
    .select(whole('commission').as('commission'))
    .where('f.kind', 'in', ['received', 'refunded', 'fee', 'fee-vat', 'commission'])
    .groupBy(['f.owner_id', MONTH]);

/** Up to a place in the log; a night's commission is earned the morning after. */
const factsOf = (db: ReadDb, { scope, ownerId, upTo, today }: ReportRequest) =>
  recorded(db)
    .where((eb) => inScope(scope, eb.ref('f.owner_id')))
    .where((eb) => eb.or([eb('f.kind', '<>', 'commission'), eb('f.date', '<', today)]))
    .where(recordedBy('f', { upTo }))
    .$if(ownerId !== undefined, (query) => query.where('f.owner_id', '=', ownerId ?? ''));

/** What was recorded of each owner and month of the days asked for, whenever that was; in satang. */
export async function sumMonths(db: ReadDb, asked: ReportRequest): Promise<SummedMonth[]> {
  const { hotelId, channel, from, to } = asked;
  const found = await factsOf(db, asked)
    .where('f.date', '>=', from)
    .where('f.date', '<=', to)
    .$if(hotelId !== undefined, (query) => query.where('f.hotel_id', '=', hotelId ?? ''))
    .$if(channel !== undefined, (query) => query.where('f.channel', '=', channel ?? 'website'))
    .execute();
  return found.map(inSatang);
}

/** The same of all months that were ever closed. */
export async function sumClosedMonths(db: ReadDb, asked: ReportRequest): Promise<SummedMonth[]> {
  const found = await factsOf(db, asked)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('settlements as s')
          .select('s.month')
          .whereRef('s.owner_id', '=', 'f.owner_id')
          .where('s.month', '=', MONTH),
      ),
    )
    .execute();
  return found.map(inSatang);
}

/** What had been recorded when a month was closed by an event that says no amounts, of it and all months before it. */
export async function sumWhenClosed(
  db: ReadDb,
  asked: ReportRequest,
): Promise<readonly (SummedMonth & Readonly<{ closing: string }>)[]> {
  const found = await factsOf(db, asked)
    .innerJoin('settlements as s', (join) =>
      join
        .onRef('s.owner_id', '=', 'f.owner_id')
        .on('s.amounts', 'is', null)
        .on(MONTH, '<=', sql.ref('s.month'))
        .on(
          sql<SqlBool>`(f.commit_position, f.prepare_position) <= (s.commit_position, s.prepare_position)`,
        ),
    )
    .select('s.month as closing')
    .groupBy('s.month')
    .execute();
  return found.map(({ closing, ...sum }) => ({ ...inSatang(sum), closing }));
}

type Found = OfMonth & Readonly<Record<keyof MonthOfOwner, string>>;

const inSatang = ({ ownerId, month, ...sum }: Found): SummedMonth => ({
  ...{ ownerId, month },
  received: satang(Number(sum.received)),
  refunded: satang(Number(sum.refunded)),
  fee: satang(Number(sum.fee)),
  feeVat: satang(Number(sum.feeVat)),
  commission: satang(Number(sum.commission)),
});
