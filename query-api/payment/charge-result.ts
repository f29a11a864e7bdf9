import { toCharge } from '@baanpak/contract/payment/to-charge.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { findAttempt } from './find-attempt.ts';

export const PAYMENT_RESULT = { th: 'ผลการชำระเงิน', en: 'The result of the payment' };

export const chargeResult =
  (deps: Deps): Handler<'GET /payments/charge/{charge_id}'> =>
  async ({ params: { charge_id: chargeId }, query, language }) => {
    const found = await findAttempt(deps, { chargeId });
    if (!found) throw new Refusal('not-found', 'No such charge');
    const charge = toCharge(chargeId, found.attempt, found.books, query.bookingId);
    return { ...charge, detail: PAYMENT_RESULT[language] };
  };
