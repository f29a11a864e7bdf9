import type { StatementJson } from '@baanpak/contract/settlement/statement.ts';
import {
  NOTHING,
  outstandingFor,
  type SettledAmounts,
} from '@baanpak/domain/settlement/outstanding.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { sql } from 'kysely';
import type { ReadDb } from '../../deps.ts';
import { namesOf } from '../../user/names-of.ts';
import { recordedBy } from '../recorded-by.ts';
import type { ReportRequest } from '../report-request.ts';
import { firstDayOf, monthLater, type OfMonth } from './months.ts';
import { outstandingMonths } from './outstanding-months.ts';

/** As `asked` says when; in THB, and what is taken off is below 0. */
export async function statementOf(
  db: ReadDb,
  as: Pick<ReportRequest, 'upTo' | 'today' | 'language' | 'scope'>,
  of: OfMonth,
): Promise<Omit<StatementJson, 'at'>> {
  const { ownerId, month } = of;
  const from = firstDayOf(month);
  const to = addDays(firstDayOf(monthLater(month, 1)), -1);
  const [rows, hotelIds, names] = await Promise.all([
    outstandingMonths(db, { ...as, ownerId, from, to }),
    hotelsWithCommission(db, as, of),
    namesOf(db, [ownerId]),
  ]);
  const { closed, ...amounts } = rows[0] ?? { ...outstandingFor(NOTHING), closed: undefined };
  return {
    ...{ ownerId, owner: names.get(ownerId) ?? null, month, ...inBaht(amounts) },
    ...{ status: closed ? 'closed' : 'open', paidAt: closed?.paidAt ?? null },
    ...{ reference: closed?.reference ?? null, hotelIds, today: as.today },
  };
}

const inBaht = (amounts: SettledAmounts) => ({
  received: amounts.received / 100,
  refunded: reduced(amounts.refunded),
  fee: reduced(amounts.fee),
  feeVat: reduced(amounts.feeVat),
  commission: reduced(amounts.commission),
  commissionVat: reduced(amounts.commissionVat),
  withholding: amounts.withholding / 100,
  owed: amounts.owed / 100,
});

const reduced = (amount: number): number => satang(0 - amount) / 100;

const MOST_HOTELS = 20;

/** Those of the month, and where there are none those of before. */
async function hotelsWithCommission(
  db: ReadDb,
  asked: Pick<ReportRequest, 'upTo'>,
  { ownerId, month }: OfMonth,
): Promise<string[]> {
  const first = firstDayOf(month);
  const found = await db
    .selectFrom('facts')
    .select('hotel_id')
    .where('kind', '=', 'commission')
    .where('owner_id', '=', ownerId)
    .where('date', '<', firstDayOf(monthLater(month, 1)))
    .where(recordedBy('facts', asked))
    .groupBy('hotel_id')
    .orderBy(sql`coalesce(sum(satang) FILTER (WHERE date >= ${first}), 0)`, 'desc')
    .orderBy(sql`max(date)`, 'desc')
    .orderBy('hotel_id')
    .limit(MOST_HOTELS)
    .execute();
  return found.map(({ hotel_id }) => hotel_id);
}
