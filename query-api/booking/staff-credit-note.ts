import { creditNotePdf } from '@baanpak/documents/credit-note.ts';
import { languageOfDocument } from '@baanpak/documents/document-facts.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { creditNoteOf } from './credit-note-of.ts';
import { findStayOfBooking } from './find-stay.ts';

/** The same for staff who hand it over: it names the guest's address, which visitors do not see. */
export const staffCreditNote =
  (deps: Deps): Handler<'GET /bookings/{id}/credit-note.pdf'> =>
  async ({ params: { id }, query: { lang, number } }, reply) => {
    const stay = await findStayOfBooking(deps, id);
    const note = creditNoteOf(stay, number);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="credit-note-${note.number}.pdf"`)
      .send(await creditNotePdf(stay, note, lang ?? languageOfDocument(stay)));
  };
