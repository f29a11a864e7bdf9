import type { Instant, Now } from '@baanpak/domain/values/time/instant.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { ChargeRecord } from './charge.ts';
import type { ChargeBook } from './charge-book.ts';
import { type Keys, requireKey } from './keys.ts';
import { listAnswer, pageIn } from './list-answer.ts';
import { ProviderError } from './provider-error.ts';
import { providerId, toSecond } from './provider-id.ts';
import type { Dispute, EventKey } from './provider-objects.ts';
import { type Body, bodyOf, text } from './request-body.ts';
import type { SandboxStore } from './store.ts';
import type { Webhooks } from './webhooks.ts';

export type DisputeDeps = Readonly<{
  store: SandboxStore;
  book: ChargeBook;
  webhooks: Webhooks;
  now: Now;
}>;

type ById = { Params: { id: string } };

/**
 * Disputes as the shop reads and answers them, and what a cardholder's bank does at the real provider:
 * it opens one on a charge (`POST /charges/{id}/disputes`) and closes it (`POST /disputes/{id}/close`).
 */
export const disputeRoutes =
  ({ store, book, webhooks, now }: DisputeDeps, { secretKey }: Keys): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', requireKey(secretKey));
    const find = async (id: string) => {
      const dispute = await store.get('dispute', id);
      if (!dispute) throw new ProviderError('not_found', `dispute ${id} was not found`);
      return dispute;
    };
    const write = async (dispute: Dispute, key: EventKey): Promise<Dispute> => {
      await book.change(dispute.charge, null, (record) => disputed(record, dispute));
      await store.put('dispute', dispute.id, dispute, now(), null);
      await webhooks.announce(key, dispute);
      return dispute;
    };

    app.post<ById>('/charges/:id/disputes', async ({ params: { id }, body }) => {
      const { charge } = await book.read(id);
      if (!charge.disputable || charge.dispute !== null)
        throw new ProviderError('bad_request', 'charge can not be disputed');
      return write(newDispute(charge, bodyOf(body), now()), 'dispute.create');
    });
    app.get('/disputes', async ({ query }) => {
      const page = pageIn(bodyOf(query), now());
      const { data, total } = await store.list('dispute', page);
      return listAnswer(data, total, '/disputes', page);
    });
    app.get<ById>('/disputes/:id', ({ params: { id } }) => find(id));
    app.patch<ById>('/disputes/:id', async ({ params: { id }, body }) => {
      const dispute = open(await find(id));
      const message = text(bodyOf(body).message) ?? dispute.message;
      return write({ ...dispute, message, status: 'pending' }, 'dispute.update');
    });
    app.patch<ById>('/disputes/:id/accept', async ({ params: { id } }) =>
      write(closed(open(await find(id)), 'lost', now()), 'dispute.close'),
    );
    app.post<ById>('/disputes/:id/close', async ({ params: { id }, body }) => {
      const status = bodyOf(body).status === 'won' ? 'won' : 'lost';
      return write(closed(open(await find(id)), status, now()), 'dispute.close');
    });
  };

/** The charge shows it. */
export const disputed = (record: ChargeRecord, dispute: Dispute): ChargeRecord => ({
  ...record,
  charge: { ...record.charge, dispute, disputable: false },
});

function open(dispute: Dispute): Dispute {
  if (dispute.closed_at !== null) throw new ProviderError('bad_request', 'dispute is closed');
  return dispute;
}

/** Decided by the bank. */
export const closed = (dispute: Dispute, status: 'won' | 'lost', at: Instant): Dispute => ({
  ...dispute,
  status,
  closed_at: toSecond(at),
});

/** A dispute as the cardholder's bank opens it. */
export function newDispute(charge: ChargeRecord['charge'], asked: Body, now: Instant): Dispute {
  const id = providerId('dspt');
  const { amount, currency } = charge;
  return {
    object: 'dispute',
    id,
    livemode: false,
    location: `/disputes/${id}`,
    ...{ amount, currency, funding_amount: amount, funding_currency: currency },
    metadata: {},
    charge: charge.id,
    admin_message: null,
    status: 'open',
    message: null,
    reason_code: text(asked.reason_code) ?? 'other',
    reason_message: text(asked.reason_message),
    closed_at: null,
    created_at: toSecond(now),
  };
}
