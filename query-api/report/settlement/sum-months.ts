import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { FactRow } from '@baanpak/projector/report/tables.ts';
import { type SqlBool, sql } from 'kysely';
import type { ReadDb } from '../../deps.ts';
import { inScope } from '../../staff-list.ts';
import type { Asked } from '../asked.ts';
import type { MonthOfOwner } from './settlement.ts';

const COLUMNS = [
  ...(['f.owner_id', 'f.hotel_id', 'f.channel', 'f.kind', 'f.method', 'f.satang'] as const),
  ...(['f.date', 'f.commit_position', 'f.prepare_position'] as const),
] as const;

/** Whether a fact was recorded after a month was closed. */
const cameAfter = (closing: 's' | 'o' | 'n') =>
  sql<SqlBool>`(f.commit_position, f.prepare_position) > (${sql.ref(`${closing}.commit_position`)}, ${sql.ref(`${closing}.prepare_position`)})`;

const MONTH_OF_FACT = sql<string>`to_char(f.date, 'YYYY-MM')`;
const FOLLOWING = sql<LocalDate>`((o.month || '-01')::date + interval '1 month')::date`;

/** Facts of months that were open when they were recorded. */
const inTime = (db: ReadDb) =>
  db
    .selectFrom('facts as f')
    .select(COLUMNS)
    .select('f.date as owed_on')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('settlements as s')
            .select('s.month')
            .whereRef('s.owner_id', '=', 'f.owner_id')
            .where('s.month', '=', MONTH_OF_FACT)
            .where(cameAfter('s')),
        ),
      ),
    );

/** Facts that came after their month was closed, with the first day of the next one that was open then. */
const late = (db: ReadDb) =>
  db
    .selectFrom('settlements as s')
    .innerJoin('facts as f', (join) =>
      join
        .onRef('f.owner_id', '=', 's.owner_id')
        .on('f.date', '>=', sql<LocalDate>`(s.month || '-01')::date`)
        .on('f.date', '<', sql<LocalDate>`((s.month || '-01')::date + interval '1 month')::date`)
        .on(cameAfter('s')),
    )
    .select(COLUMNS)
    .select(({ selectFrom, not, exists }) =>
      selectFrom('settlements as o')
        .select(sql<LocalDate>`min(${FOLLOWING})`.as('day'))
        .whereRef('o.owner_id', '=', 'f.owner_id')
        .whereRef('o.month', '>=', 's.month')
        .where(cameAfter('o'))
        .where(
          not(
            exists(
              selectFrom('settlements as n')
                .select('n.month')
                .whereRef('n.owner_id', '=', 'f.owner_id')
                .where('n.month', '=', sql<string>`to_char(${FOLLOWING}, 'YYYY-MM')`)
                .where(cameAfter('n')),
            ),
          ),
        )
        .$asScalar()
        .$notNull()
        .as('owed_on'),
    );

/** Satang of kinds; of money only what the provider had, for the hotel has the rest already. */
const ofProvider = (kind: FactRow['kind']) =>
  sql<string>`coalesce(sum(satang) FILTER (WHERE kind = ${kind} AND coalesce(method, '') <> ALL (${[...DESK_METHODS]})), 0)`;

const whole = (kind: FactRow['kind']) =>
  sql<string>`coalesce(sum(satang) FILTER (WHERE kind = ${kind}), 0)`;

const MONTH = sql<string>`to_char(owed_on, 'YYYY-MM')`;

/**
 * What is added up for each owner and month, in satang. A night's commission is earned the morning after. What was
 * recorded after its month was closed is of the next one that was open.
 */
export async function sumMonths(
  db: ReadDb,
  { scope, ownerId, hotelId, channel, from, to, upTo, today }: Asked,
): Promise<(MonthOfOwner & Readonly<{ ownerId: string; month: string }>)[]> {
  const { commit, prepare } = upTo.position;
  const found = await db
    .selectFrom(inTime(db).unionAll(late(db)).as('owed'))
    .select(['owner_id', MONTH.as('month'), ofProvider('received').as('received')])
    .select([ofProvider('refunded').as('refunded'), whole('fee').as('fee')])
    .select([whole('fee-vat').as('feeVat'), whole('commission').as('commission')])
    .where((eb) => inScope(scope, eb.ref('owner_id')))
    .where('kind', 'in', ['received', 'refunded', 'fee', 'fee-vat', 'commission'])
    .where('owed_on', '>=', from)
    .where('owed_on', '<=', to)
    .where((eb) => eb.or([eb('kind', '<>', 'commission'), eb('date', '<', today)]))
    .where(
      sql<SqlBool>`(commit_position, prepare_position) <= (${String(commit)}::bigint, ${String(prepare)}::bigint)`,
    )
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .$if(hotelId !== undefined, (query) => query.where('hotel_id', '=', hotelId ?? ''))
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? 'website'))
    .groupBy(['owner_id', MONTH])
    .execute();
  return found.map(({ owner_id, month, received, refunded, fee, feeVat, commission }) => ({
    ...{ ownerId: owner_id, month },
    received: satang(Number(received)),
    refunded: satang(Number(refunded)),
    fee: satang(Number(fee)),
    feeVat: satang(Number(feeVat)),
    commission: satang(Number(commission)),
  }));
}
