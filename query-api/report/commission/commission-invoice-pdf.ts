import { commissionInvoicePdf as printed } from '@baanpak/documents/commission-invoice.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { assertInScope } from '@baanpak/infrastructure/http/staff.ts';
import type { Handler } from '../../handler.ts';
import type { ReportDeps } from '../parse-report-request.ts';
import { commissionInvoiceOf } from './find-commission-invoices.ts';

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
