import { outcomeOf } from '@baanpak/contract/payment/to-charge.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { PAYMENT_RESULT } from './charge-result.ts';
import { findAttempt } from './find-attempt.ts';

/** What the page a bank leads back to shows anybody: an attempt's id stands in its address. */
export const attemptResult =
  (deps: Deps): Handler<'GET /payments/attempts/{attempt_id}'> =>
  async ({ params: { attempt_id: attemptId }, language }) => {
    const found = await findAttempt(deps, { attemptId });
    if (!found) throw new Refusal('not-found', 'No such payment');
    const outcome = outcomeOf(found.attempt, found.books);
    return { attempt_id: attemptId, ...outcome, detail: PAYMENT_RESULT[language] };
  };
