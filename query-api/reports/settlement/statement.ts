import type { StatementJson } from '@baanpak/contract/settlement/statement.ts';
import { statementPdf } from '@baanpak/documents/settlement-statement.ts';
import type { Taxpayer } from '@baanpak/documents/taxpayer.ts';
import {
  NOTHING,
  outstandingFor,
  type SettledAmounts,
} from '@baanpak/domain/settlement/outstanding.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { sql } from 'kysely';
import { asOfText, recordedBy } from '../../as-of/as-of.ts';
import type { ReadDb } from '../../database/read-db.ts';
import type { Handler } from '../../handler.ts';
import { findSite } from '../../site/site.ts';
import { namesOf } from '../../user/users.ts';
import { parseReportRequest, type ReportDeps } from '../parse-report-request.ts';
import type { ReportRequest } from '../report-request.ts';
import { commissionInvoiceOf } from './commission-invoices.ts';
import { firstDayOf, monthLater, type OfMonth, outstandingMonths } from './outstanding-months.ts';

const DETAIL = { th: 'ใบสรุปยอดของเจ้าของ', en: 'Owner statement' };

/** GET /reports/settlement/{ownerId}/{month}: what the month comes to, as of a moment. */
export const monthStatement =
  (deps: ReportDeps): Handler<'GET /reports/settlement/{ownerId}/{month}'> =>
  async (request) => {
    const { ownerId, month } = request.params;
    const asked = await parseReportRequest(deps, request, { ownerId, ...request.query });
    const of = { ownerId: ownerId.toLowerCase(), month };
    const statement = await statementOf(deps.db, asked, of);
    const at = await asOfText(deps.db, asked);
    return { statement: { ...statement, at }, detail: DETAIL[request.language] };
  };

/** A month's statement for paper, as of a moment, in the language asked for, else the caller's. */
export const settlementPdf =
  (deps: ReportDeps): Handler<'GET /reports/settlement/{ownerId}/{month}/statement.pdf'> =>
  async (request, reply) => {
    const { params, language } = request;
    const { lang = language, ...query } = request.query;
    const asked = await parseReportRequest(deps, request, { ownerId: params.ownerId, ...query });
    const of = { ownerId: params.ownerId.toLowerCase(), month: params.month };
    const at = await asOfText(deps.db, asked);
    const statement = { ...(await statementOf(deps.db, asked, of)), at };
    const issued = statement.status === 'closed' ? await commissionInvoiceOf(deps.db, of) : null;
    const marketplace = await readMarketplace(deps.db);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="settlement-${of.month}.pdf"`)
      .send(await statementPdf({ statement, marketplace, invoice: issued ?? null }, lang));
  };

/** As administrators registered it, else by the name of the site. */
async function readMarketplace(db: ReadDb): Promise<Taxpayer> {
  const { company, registeredName, registeredAddress, taxId, branch } = await findSite(db);
  return {
    name: registeredName ?? { th: company, en: company },
    address: registeredAddress ?? { th: '', en: '' },
    taxId,
    branch: taxId === null ? null : (branch ?? '00000'),
  };
}

/** As `asked` says when; in THB, and what is taken off is below 0. */
async function statementOf(
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
