import { satang } from '@baanpak/domain/values/money/money.ts';
import type { Instant, Now } from '@baanpak/domain/values/time/instant.ts';
import type { FastifyPluginAsync } from 'fastify';
import { refunded } from './charge.ts';
import type { ChargeBook } from './charge-book.ts';
import type { FaultSwitches } from './faults.ts';
import { type Keys, requireKey } from './keys.ts';
import { listAnswer, pageIn } from './list-answer.ts';
import { ProviderError } from './provider-error.ts';
import { providerId, toSecond } from './provider-id.ts';
import type { Refund } from './provider-objects.ts';
import { type Body, bodyOf, flag, integer, nested } from './request-body.ts';
import type { Webhooks } from './webhooks.ts';

export type RefundDeps = Readonly<{
  book: ChargeBook;
  faults: FaultSwitches;
  webhooks: Webhooks;
  now: Now;
}>;

type OfCharge = { Params: { id: string } };

export const refundRoutes =
  ({ book, faults, webhooks, now }: RefundDeps, { secretKey }: Keys): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', requireKey(secretKey));

    app.post<OfCharge>('/charges/:id/refunds', async ({ params: { id }, body }) => {
      const refund = newRefund(id, bodyOf(body), now());
      const { refund: fault } = await faults.current();
      if (fault === 'fail') throw new ProviderError('failed_refund', 'refund failed at the bank');
      await book.change(id, null, (record, at) => refunded(record, refund, at));
      await webhooks.announce('refund.create', refund);
      if (fault === 'error-after-success')
        throw new ProviderError('backend_error', 'something went wrong on our side');
      return refund;
    });
    app.get<OfCharge>('/charges/:id/refunds', async ({ params: { id }, query }) => {
      const { data } = (await book.read(id)).charge.refunds;
      const page = pageIn(bodyOf(query), now());
      const ordered = page.order === 'chronological' ? data : data.toReversed();
      const found = ordered.slice(page.offset, page.offset + page.limit);
      return listAnswer(found, data.length, `/charges/${id}/refunds`, page);
    });
    app.get<{ Params: { id: string; refundId: string } }>(
      '/charges/:id/refunds/:refundId',
      async ({ params: { id, refundId } }) => {
        const { data } = (await book.read(id)).charge.refunds;
        const refund = data.find((one) => one.id === refundId);
        if (!refund) throw new ProviderError('not_found', `refund ${refundId} was not found`);
        return refund;
      },
    );
  };

/** A refund as `POST /charges/{id}/refunds` makes it. */
export function newRefund(chargeId: string, asked: Body, now: Instant): Refund {
  const amount = integer(asked.amount);
  if (amount === null) throw new ProviderError('bad_request', 'amount must be an integer');
  const id = providerId('rfnd');
  return {
    object: 'refund',
    id,
    livemode: false,
    location: `/charges/${chargeId}/refunds/${id}`,
    amount: satang(amount),
    currency: 'THB',
    funding_amount: satang(amount),
    funding_currency: 'THB',
    voided: flag(asked.void, false),
    status: 'closed',
    charge: chargeId,
    transaction: providerId('trxn'),
    metadata: nested(asked.metadata) ?? {},
    created_at: toSecond(now),
  };
}
