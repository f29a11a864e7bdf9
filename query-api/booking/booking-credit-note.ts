import { creditNotePdf } from '@baanpak/documents/credit-note.ts';
import { languageOfDocument } from '@baanpak/documents/document-facts.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { creditNoteOf } from './credit-note-of.ts';
import { findStay } from './find-stay.ts';

/** A credit note of a refunded booking, in the language asked for, else the buyer's. */
export const bookingCreditNote =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}/credit-note.pdf'> =>
  async ({ params: { id }, query: { lang, number } }, reply) => {
    const stay = await findStay(deps, id);
    const note = creditNoteOf(stay, number);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="credit-note-${note.number}.pdf"`)
      .send(await creditNotePdf(stay, note, lang ?? languageOfDocument(stay)));
  };
