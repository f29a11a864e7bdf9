import { isPaid, languageOfDocument } from '@baanpak/documents/document-facts.ts';
import { receipt, receiptFileName } from '@baanpak/documents/receipt.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { findStay } from './find-stay.ts';

/** The receipt of a paid booking, in the language asked for, else the buyer's of a tax invoice or the booking's. */
export const bookingReceipt =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}/receipt.pdf'> =>
  async ({ params: { id }, query: { lang } }, reply) => {
    const stay = await findStay(deps, id);
    if (!isPaid(stay)) throw new Refusal('not-paid', 'There is no receipt before the payment');
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${receiptFileName(stay)}"`)
      .send(await receipt(stay, lang ?? languageOfDocument(stay)));
  };
