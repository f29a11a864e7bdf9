import { RefundQuoteAnswer } from '@baanpak/contract/booking/booking-queries.ts';
import { IdParams } from '@baanpak/contract/fields/query-fields.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { openBooking } from './booking-facts.ts';

const DETAIL = { th: 'เงินที่คุณจะได้รับคืนหากยกเลิกตอนนี้', en: 'Your refund if you cancel now' };

/** What a guest who cancels now gets back, by the policy that was agreed on when the room was held. */
export const refundQuotePage =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/outreach/bookings/:id/refund-quote',
      {
        config: { private: true, refuses: ['wrong-status'] },
        schema: {
          tags: ['bookings'],
          summary: 'What a paid booking gives back if it is canceled now',
          params: IdParams,
          response: { 200: RefundQuoteAnswer },
        },
      },
      async ({ params: { id }, language }) => {
        const { refundQuote } = await openBooking(deps, id);
        if (!refundQuote) throw new Refusal('wrong-status', 'There is nothing to be given back');
        return { ...refundQuote, detail: DETAIL[language] };
      },
    );
  };
