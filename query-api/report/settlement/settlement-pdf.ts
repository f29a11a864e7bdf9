import { statementPdf } from '@baanpak/documents/settlement-statement.ts';
import type { Taxpayer } from '@baanpak/documents/taxpayer.ts';
import type { ReadDb } from '../../deps.ts';
import type { Handler } from '../../handler.ts';
import { findSite } from '../../site/find-site.ts';
import { asOfText } from '../as-of.ts';
import { commissionInvoiceOf } from '../commission/find-commission-invoices.ts';
import { parseReportRequest, type ReportDeps } from '../parse-report-request.ts';
import { statementOf } from './statement-of.ts';

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
