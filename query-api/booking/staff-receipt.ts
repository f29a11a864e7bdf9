import { PrintQuery, ReceiptAnswer } from '@baanpak/contract/booking/booking-queries.ts';
import { IdParams } from '@baanpak/contract/fields/query-fields.ts';
import { isPaid, languageOfDocument } from '@baanpak/documents/document-facts.ts';
import { receipt, receiptFileName } from '@baanpak/documents/receipt.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { findStayOfBooking } from './find-stay.ts';
import { ownerOfBooking } from './owner-of-booking.ts';

/** The receipt or tax invoice, for staff who hand it over: it names the guest's address, which visitors do not see. */
export const staffReceipt =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/bookings/:id/receipt.pdf',
      {
        config: {
          private: true,
          staff: { action: 'read-history', of: (id) => ownerOfBooking(deps.db, id) },
          refuses: ['not-paid'],
        },
        schema: {
          tags: ['bookings'],
          summary: 'The receipt of a paid booking, as PDF, for staff',
          params: IdParams,
          querystring: PrintQuery,
          response: { 200: ReceiptAnswer },
        },
      },
      async ({ params: { id }, query: { lang } }, reply) => {
        const stay = await findStayOfBooking(deps, id);
        if (!isPaid(stay)) throw new Refusal('not-paid', 'There is no receipt before the payment');
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${receiptFileName(stay)}"`)
          .send(await receipt(stay, lang ?? languageOfDocument(stay)));
      },
    );
  };
