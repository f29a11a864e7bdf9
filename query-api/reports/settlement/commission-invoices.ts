import { COMMISSION_COLUMNS } from '@baanpak/contract/report/commission-columns.ts';
import type { ReportRowJson, ReportTotalsJson } from '@baanpak/contract/report/report.ts';
import { commissionInvoicePdf as printed } from '@baanpak/documents/commission-invoice.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommissionInvoice } from '@baanpak/domain/values/money/commission-invoice.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { assertInScope } from '@baanpak/infrastructure/http/staff.ts';
import { asOfText, recordedBy } from '../../as-of/as-of.ts';
import { inScope } from '../../database/conditions.ts';
import type { ReadDb } from '../../database/read-db.ts';
import { type Handler, pageOf } from '../../handler.ts';
import { namesOf } from '../../user/users.ts';
import { sendExport } from '../export/export-answer.ts';
import { columnsIn, eachRow } from '../export/files.ts';
import { parseReportRequest, type ReportDeps } from '../parse-report-request.ts';
import type { ReportRequest } from '../report-request.ts';
import { keyOf } from './outstanding-months.ts';

const DETAIL = { th: 'ใบกำกับภาษีค่าคอมมิชชัน', en: 'Commission tax invoices' };

/** GET /reports/commission: the tax invoices that owners got for the commission, as of a moment. */
export const commissionReport =
  (deps: ReportDeps): Handler<'GET /reports/commission'> =>
  async (request, reply) => {
    const { query, language } = request;
    const asked = await parseReportRequest(deps, request, query);
    const { from, to, today } = asked;
    const { page, perPage, offset, limit } = pageOf(query);
    const columns = [...COMMISSION_COLUMNS];
    const { rows, totals } = await findCommissionInvoices(deps.db, asked);
    const as = { from, to, at: await asOfText(deps.db, asked), today };
    const answer = { columns, total: rows.length, totals, ...as };
    if (query.format)
      return sendExport(reply, query.format, {
        ...{ name: `commission-${from}-${to}`, total: rows.length, answer },
        ...{ columns: columnsIn(language, columns), rows: eachRow(rows) },
      });
    const shown = rows.slice(offset, offset + limit);
    return { ...answer, rows: shown, page, perPage, detail: DETAIL[language] };
  };

/** The tax invoice of a month's commission, or its credit note, in the language asked for, else the caller's. */
export const commissionInvoicePdf =
  ({ db }: ReportDeps): Handler<'GET /reports/settlement/{ownerId}/{month}/tax-invoice.pdf'> =>
  async (request, reply) => {
    const { params, query, language } = request;
    const ownerId = params.ownerId.toLowerCase();
    assertInScope(request, { ownerId });
    const invoice = await commissionInvoiceOf(db, { ownerId, month: params.month });
    if (!invoice) throw new Refusal('not-found', 'The commission has no tax invoice');
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${invoice.number}.pdf"`)
      .send(await printed(invoice, query.lang ?? language));
  };

const KINDS = {
  invoice: { th: 'ใบกำกับภาษี', en: 'Tax invoice' },
  'credit-note': { th: 'ใบลดหนี้', en: 'Credit note' },
} as const;

type OfDays = Pick<ReportRequest, 'scope' | 'ownerId' | 'upTo' | 'from' | 'to'>;

/** As of a place in the log: what was issued in its days, that the caller may read. */
const issued = (db: ReadDb, { scope, ownerId, upTo, from, to }: OfDays) =>
  db
    .selectFrom('commission_invoices as c')
    .where((eb) => inScope(scope, eb.ref('c.owner_id')))
    .where('c.date', '>=', from)
    .where('c.date', '<=', to)
    .where(recordedBy('c', { upTo }))
    .$if(ownerId !== undefined, (query) => query.where('c.owner_id', '=', ownerId ?? ''));

/** All of them by day and number, and what they add up to, in THB: there is one an owner and month at most. */
async function findCommissionInvoices(
  db: ReadDb,
  asked: ReportRequest,
): Promise<Readonly<{ rows: ReportRowJson[]; totals: ReportTotalsJson }>> {
  const found = await issued(db, asked)
    .select(['c.number', 'c.owner_id', 'c.month', 'c.kind', 'c.date', 'c.invoice'])
    .select(['c.commission', 'c.vat', 'c.withholding'])
    .orderBy('c.date')
    .orderBy('c.at')
    .orderBy('c.number')
    .execute();
  const names = await namesOf(
    db,
    found.map(({ owner_id }) => owner_id),
  );
  const { language } = asked;
  const rows = found.map(({ number, owner_id: ownerId, month, kind, date, invoice, ...money }) => ({
    ...{ key: number, booking: null, date, number, kind: KINDS[kind][language] },
    ...{ credits: invoice.credits?.number ?? null, month, ownerId },
    ...{ owner: names.get(ownerId) ?? null, buyer: invoice.buyer.name[language] },
    ...{ taxId: invoice.buyer.taxId, branch: invoice.buyer.branch, ...inBaht(money) },
  }));
  return { rows, totals: addedUp(found) };
}

type Money = Readonly<Record<'commission' | 'vat' | 'withholding', number>>;

const inBaht = ({ commission, vat, withholding }: Money) => ({
  commission: Number(commission) / 100,
  vat: Number(vat) / 100,
  total: (Number(commission) + Number(vat)) / 100,
  withholding: Number(withholding) / 100,
});

const addedUp = (all: readonly Money[]) =>
  inBaht({
    commission: all.reduce((sum, { commission }) => sum + Number(commission), 0),
    vat: all.reduce((sum, { vat }) => sum + Number(vat), 0),
    withholding: all.reduce((sum, { withholding }) => sum + Number(withholding), 0),
  });

/** That of an owner's month; undefined where none was issued. */
export async function commissionInvoiceOf(
  db: ReadDb,
  { ownerId, month }: Readonly<{ ownerId: string; month: string }>,
): Promise<CommissionInvoice | undefined> {
  const found = await db
    .selectFrom('commission_invoices')
    .select('invoice')
    .where('owner_id', '=', ownerId)
    .where('month', '=', month)
    .executeTakeFirst();
  return found?.invoice;
}

/** The numbers of owners' invoices by month and owner, as of a place in the log. */
export async function commissionInvoicesOf(
  db: ReadDb,
  asked: Pick<ReportRequest, 'upTo'>,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ownerIds.length === 0) return new Map();
  const found = await db
    .selectFrom('commission_invoices as c')
    .select(['c.owner_id as ownerId', 'c.month', 'c.number'])
    .where('c.owner_id', '=', anyOf(ownerIds))
    .where(recordedBy('c', asked))
    .execute();
  return new Map(found.map((one) => [keyOf(one), one.number]));
}
