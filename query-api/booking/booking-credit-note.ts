import { CreditNoteAnswer, CreditNoteQuery } from '@baanpak/contract/booking/booking-queries.ts';
import { IdParams } from '@baanpak/contract/fields/query-fields.ts';
import { creditNotePdf } from '@baanpak/documents/credit-note.ts';
import { languageOf } from '@baanpak/documents/document-facts.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { creditNoteOf } from './credit-note-of.ts';
import { findStay } from './find-stay.ts';

/** A credit note of a refunded booking, in the language asked for, else the buyer's. */
export const bookingCreditNote =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/outreach/bookings/:id/credit-note.pdf',
      {
        config: { private: true },
        schema: {
          tags: ['bookings'],
          summary: 'A credit note (ใบลดหนี้) of a refunded booking, as PDF',
          params: IdParams,
          querystring: CreditNoteQuery,
          response: { 200: CreditNoteAnswer },
        },
      },
      async ({ params: { id }, query: { lang, number } }, reply) => {
        const stay = await findStay(deps, id);
        const note = creditNoteOf(stay, number);
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="credit-note-${note.number}.pdf"`)
          .send(await creditNotePdf(stay, note, lang ?? languageOf(stay)));
      },
    );
  };
