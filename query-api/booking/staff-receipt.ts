import { isPaid, languageOfDocument } from '@baanpak/documents/document-facts.ts';
import { receipt, receiptFileName } from '@baanpak/documents/receipt.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { findStayOfBooking } from './find-stay.ts';

/** The receipt or tax invoice, for staff who hand it over: it names the guest's address, which visitors do not see. */
export const staffReceipt =
  (deps: Deps): Handler<'GET /bookings/{id}/receipt.pdf'> =>
  async ({ params: { id }, query: { lang } }, reply) => {
    const stay = await findStayOfBooking(deps, id);
    if (!isPaid(stay)) throw new Refusal('not-paid', 'There is no receipt before the payment');
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${receiptFileName(stay)}"`)
      .send(await receipt(stay, lang ?? languageOfDocument(stay)));
  };
