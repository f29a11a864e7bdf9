import { ChargeParams, ChargeQuery, ChargeResultAnswer } from '@baanpak/contract/payment/charge.ts';
import { toCharge } from '@baanpak/contract/payment/to-charge.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { findAttempt } from './find-attempt.ts';

export const PAYMENT_RESULT = { th: 'ผลการชำระเงิน', en: 'The result of the payment' };

export const chargeResult =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['payments'],
      summary: 'What became of a charge, and for who names one of its bookings these',
      params: ChargeParams,
      querystring: ChargeQuery,
      response: { 200: ChargeResultAnswer },
    };
    app.get(
      '/payments/charge/:charge_id',
      { config: { private: true }, schema },
      async ({ params: { charge_id: chargeId }, query, language }) => {
        const found = await findAttempt(deps, { chargeId });
        if (!found) throw new Refusal('not-found', 'No such charge');
        const charge = toCharge(chargeId, found.attempt, found.books, query.bookingId);
        return { ...charge, detail: PAYMENT_RESULT[language] };
      },
    );
  };
