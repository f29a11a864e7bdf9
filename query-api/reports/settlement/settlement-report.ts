import type { ReportRowJson, ReportTotalsJson } from '@baanpak/contract/report/report.ts';
import { SETTLEMENT_COLUMNS } from '@baanpak/contract/report/settlement-columns.ts';
import type { SettledAmounts } from '@baanpak/domain/settlement/outstanding.ts';
import { asOfText } from '../../as-of/as-of.ts';
import type { ReadDb } from '../../database/read-db.ts';
import { type Handler, pageOf } from '../../handler.ts';
import { namesOf } from '../../user/users.ts';
import { sendExport } from '../export/export-answer.ts';
import { columnsIn, eachRow } from '../export/files.ts';
import { parseReportRequest, type ReportDeps } from '../parse-report-request.ts';
import type { ReportRequest } from '../report-request.ts';
import { commissionInvoicesOf } from './commission-invoices.ts';
import { keyOf, outstandingMonths } from './outstanding-months.ts';

const DETAIL = { th: 'ยอดที่ต้องโอนให้เจ้าของ', en: 'Amounts owed to owners' };

/** GET /reports/settlement: what the marketplace owes each owner for each month, as of a moment. */
export const settlementReport =
  (deps: ReportDeps): Handler<'GET /reports/settlement'> =>
  async (request, reply) => {
    const { query, language } = request;
    const asked = await parseReportRequest(deps, request, query);
    const { from, to, today } = asked;
    const { page, perPage, offset, limit } = pageOf(query);
    const columns = [...SETTLEMENT_COLUMNS];
    const { rows, totals } = await findSettlements(deps.db, asked);
    const as = { from, to, at: await asOfText(deps.db, asked), today };
    const answer = { columns, total: rows.length, totals, ...as };
    if (query.format)
      return sendExport(reply, query.format, {
        ...{ name: `settlement-${from}-${to}`, total: rows.length, answer },
        ...{ columns: columnsIn(language, columns), rows: eachRow(rows) },
      });
    const shown = rows.slice(offset, offset + limit);
    return { ...answer, rows: shown, page, perPage, detail: DETAIL[language] };
  };

const STATUS = {
  open: { th: 'ยังไม่โอน', en: 'Open' },
  closed: { th: 'โอนแล้ว', en: 'Paid out' },
} as const;

/** All rows, of which there is one an owner and month, and what they add up to, in THB. */
async function findSettlements(
  db: ReadDb,
  asked: ReportRequest,
): Promise<Readonly<{ rows: ReportRowJson[]; totals: ReportTotalsJson }>> {
  const found = await outstandingMonths(db, asked);
  const ownerIds = found.map(({ ownerId }) => ownerId);
  const [names, invoices] = await Promise.all([
    namesOf(db, ownerIds),
    commissionInvoicesOf(db, asked, ownerIds),
  ]);
  const rows = found.map(({ ownerId, month, closed, ...money }) => ({
    ...{ key: keyOf({ month, ownerId }), booking: null, month, ownerId },
    ...{ owner: names.get(ownerId) ?? null, ...shownAmounts(money) },
    status: STATUS[closed ? 'closed' : 'open'][asked.language],
    ...{ paidAt: closed?.paidAt ?? null, reference: closed?.reference ?? null },
    invoice: invoices.get(keyOf({ month, ownerId })) ?? null,
  }));
  return { rows, totals: shownAmounts(addedUp(found)) };
}

const NAMES = [
  ...(['received', 'refunded', 'fee', 'feeVat'] as const),
  ...(['commission', 'commissionVat', 'withholding', 'owed'] as const),
];

const addedUp = (all: readonly SettledAmounts[]) =>
  Object.fromEntries(NAMES.map((name) => [name, all.reduce((sum, each) => sum + each[name], 0)]));

/** What is taken off is below 0, so that a row adds up. */
const TAKEN_OFF: readonly string[] = ['refunded', 'fee', 'feeVat', 'commission', 'commissionVat'];

const shownAmounts = (money: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    NAMES.map((name) => {
      const amount = (money[name] ?? 0) / 100;
      return [name, TAKEN_OFF.includes(name) ? 0 - amount : amount];
    }),
  );
