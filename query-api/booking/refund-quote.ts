import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { openBooking } from './booking-facts.ts';

const DETAIL = { th: 'เงินที่คุณจะได้รับคืนหากยกเลิกตอนนี้', en: 'Your refund if you cancel now' };

/** What a guest who cancels now gets back, by the policy that was agreed on when the room was held. */
export const refundQuotePage =
  (deps: Deps): Handler<'GET /outreach/bookings/{id}/refund-quote'> =>
  async ({ params: { id }, language }) => {
    const { refundQuote } = await openBooking(deps, id);
    if (!refundQuote) throw new Refusal('wrong-status', 'There is nothing to be given back');
    return { ...refundQuote, detail: DETAIL[language] };
  };
