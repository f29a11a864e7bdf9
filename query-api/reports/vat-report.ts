import type { ReportRowJson, ReportTotalsJson } from '@baanpak/contract/report/report.ts';
import { VAT_COLUMNS } from '@baanpak/contract/report/vat-columns.ts';
import { sql } from 'kysely';
import { asOfText, recordedBy } from '../as-of/as-of.ts';
import { inScope } from '../database/conditions.ts';
import type { ReadDb } from '../database/read-db.ts';
import { type Handler, pageOf } from '../handler.ts';
import { readDetails } from './details.ts';
import { sendExport } from './export/export-answer.ts';
import { columnsIn } from './export/files.ts';
import { parseReportRequest, type ReportDeps } from './parse-report-request.ts';
import type { ReportRequest } from './report-request.ts';
import { bookingOf } from './to-cells.ts';

const DETAIL = { th: 'รายงานภาษีขาย', en: 'Output tax' };

/** GET /reports/vat: tax invoices and credit notes by the day they were issued on, as of a moment. */
export const vatReport =
  (deps: ReportDeps): Handler<'GET /reports/vat'> =>
  async (request, reply) => {
    const { query, language } = request;
    const { format } = query;
    const asked = await parseReportRequest(deps, request, query);
    const { from, to, today } = asked;
    const { page, perPage, ...part } = pageOf(query);
    const columns = [...VAT_COLUMNS];
    const as = { from, to, at: await asOfText(deps.db, asked), today };
    const { total, totals } = await sumTaxDocuments(deps.db, asked);
    const answer = { columns, total, totals, ...as };
    if (format)
      return sendExport(reply, format, {
        ...{ name: `vat-${from}-${to}`, total, answer, columns: columnsIn(language, columns) },
        rows: everyTaxDocument(deps.db, asked),
      });
    const rows = await findTaxDocuments(deps.db, asked, part);
    return { ...answer, rows, page, perPage, detail: DETAIL[language] };
  };

const KINDS = {
  invoice: { th: 'ใบกำกับภาษี', en: 'Tax invoice' },
  'credit-note': { th: 'ใบลดหนี้', en: 'Credit note' },
} as const;

/** As of a place in the log: what was issued in its days, that the caller may read. */
const issued = (
  db: ReadDb,
  { scope, ownerId, hotelId, channel, from, to, upTo }: ReportRequest,
) => {
  return db
    .selectFrom('tax_documents as d')
    .leftJoin('bookings as b', 'b.booking_id', 'd.booking_id')
    .where((eb) => inScope(scope, eb.ref('d.owner_id')))
    .where('d.date', '>=', from)
    .where('d.date', '<=', to)
    .where(recordedBy('d', { upTo }))
    .$if(ownerId !== undefined, (query) => query.where('d.owner_id', '=', ownerId ?? ''))
    .$if(hotelId !== undefined, (query) => query.where('b.hotel_id', '=', hotelId ?? ''))
    .$if(channel !== undefined, (query) => query.where('b.channel', '=', channel ?? 'website'));
};

/** How many there are, and what they add up to, in THB. */
async function sumTaxDocuments(
  db: ReadDb,
  asked: ReportRequest,
): Promise<Readonly<{ total: number; totals: ReportTotalsJson }>> {
  const { count, amount, vat } = await issued(db, asked)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('d.amount'), sql.lit(0)).as('amount'),
      fn.coalesce(fn.sum<number>('d.vat'), sql.lit(0)).as('vat'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(count), totals: inBaht(Number(amount), Number(vat)) };
}

const inBaht = (amount: number, vat: number) => ({
  base: (amount - vat) / 100,
  vat: vat / 100,
  total: amount / 100,
});

/** A part of them by the day they were issued on; the buyer as the booking has it, null once the guest was erased. */
async function findTaxDocuments(
  db: ReadDb,
  asked: ReportRequest,
  { limit, offset }: Readonly<{ limit: number; offset: number }>,
): Promise<ReportRowJson[]> {
  const found = await issued(db, asked)
    .select(['d.event_id', 'd.number', 'd.kind', 'd.booking_id', 'd.amount', 'd.vat'])
    .select(['d.of_invoice', 'd.date', 'b.guest'])
    .orderBy('d.date')
    .orderBy('d.at')
    .orderBy('d.number')
    .orderBy('d.event_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const details = await readDetails(db, asked, { bookings: found.map((one) => one.booking_id) });
  return found.map(({ guest, ...row }) => {
    const buyer = guest?.taxInvoice;
    const hotelId = details.bookings.get(row.booking_id)?.hotelId ?? '';
    const booking = bookingOf(row.booking_id, details);
    return {
      ...{ key: row.event_id, booking, date: row.date, number: row.number },
      ...{ kind: KINDS[row.kind][asked.language], ofInvoice: row.of_invoice },
      ...{ buyer: buyer?.name ?? null, taxId: buyer?.taxId ?? null, branch: buyer?.branch ?? null },
      ...inBaht(Number(row.amount), Number(row.vat)),
      hotel: details.hotels.get(hotelId)?.name[asked.language] ?? null,
      bookingId: booking?.bookingId ?? null,
    };
  });
}

const ROWS_AT_ONCE = 5_000;

/** All of them, read in parts. */
async function* everyTaxDocument(db: ReadDb, asked: ReportRequest): AsyncGenerator<ReportRowJson> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await findTaxDocuments(db, asked, { limit: ROWS_AT_ONCE, offset });
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
