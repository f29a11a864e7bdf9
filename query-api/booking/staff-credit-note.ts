import { CreditNoteAnswer, CreditNoteQuery } from '@baanpak/contract/booking/booking-queries.ts';
import { IdParams } from '@baanpak/contract/fields/query-fields.ts';
import { creditNotePdf } from '@baanpak/documents/credit-note.ts';
import { languageOfDocument } from '@baanpak/documents/document-facts.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { creditNoteOf } from './credit-note-of.ts';
import { findStayOfBooking } from './find-stay.ts';
import { ownerOfBooking } from './owner-of-booking.ts';

/** The same for staff who hand it over: it names the guest's address, which visitors do not see. */
export const staffCreditNote =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/bookings/:id/credit-note.pdf',
      {
        config: {
          private: true,
          staff: { action: 'read-history', of: (id) => ownerOfBooking(deps.db, id) },
        },
        schema: {
          tags: ['bookings'],
          summary: 'A credit note (ใบลดหนี้) of a refunded booking, as PDF, for staff',
          params: IdParams,
          querystring: CreditNoteQuery,
          response: { 200: CreditNoteAnswer },
        },
      },
      async ({ params: { id }, query: { lang, number } }, reply) => {
        const stay = await findStayOfBooking(deps, id);
        const note = creditNoteOf(stay, number);
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="credit-note-${note.number}.pdf"`)
          .send(await creditNotePdf(stay, note, lang ?? languageOfDocument(stay)));
      },
    );
  };
