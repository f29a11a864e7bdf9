import { PrintQuery } from '@baanpak/contract/booking/booking-queries.ts';
import { CommissionInvoiceAnswer } from '@baanpak/contract/settlement/settlement-papers.ts';
import { SettlementParams } from '@baanpak/contract/settlement/settlement-requests.ts';
import { commissionInvoicePdf as printed } from '@baanpak/documents/commission-invoice.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { assertInScope } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ReportDeps } from '../parse-report-request.ts';
import { commissionInvoiceOf } from './find-commission-invoices.ts';

/** The tax invoice of a month's commission, or its credit note, in the language asked for, else the caller's. */
export const commissionInvoicePdf =
  ({ db }: ReportDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/reports/settlement/:ownerId/:month/tax-invoice.pdf',
      {
        config: { private: true, staff: { action: 'read-money' }, refuses: ['not-found'] },
        schema: {
          tags: ['reports'],
          summary: "The tax invoice (ใบกำกับภาษี) of a month's commission, as PDF",
          params: SettlementParams,
          querystring: PrintQuery,
          response: { 200: CommissionInvoiceAnswer },
        },
      },
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
      },
    );
  };
