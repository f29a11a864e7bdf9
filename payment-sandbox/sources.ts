import type { Instant, Now } from '@baanpak/domain/values/time/instant.ts';
import type { FastifyPluginAsync } from 'fastify';
import { amountIn } from './amounts.ts';
import { type Keys, requireKey } from './keys.ts';
import { ProviderError } from './provider-error.ts';
import { providerId, toSecond } from './provider-id.ts';
import type { Source } from './provider-objects.ts';
import { type Body, bodyOf, text } from './request-body.ts';
import type { SandboxStore } from './store.ts';

export const SOURCE_TYPES: Readonly<Record<string, Source['flow']>> = {
  promptpay: 'offline',
  mobile_banking_bay: 'app_redirect',
  mobile_banking_bbl: 'app_redirect',
  mobile_banking_kbank: 'app_redirect',
  mobile_banking_ktb: 'app_redirect',
  mobile_banking_scb: 'app_redirect',
};

export const sourceRoutes =
  (store: SandboxStore, now: Now, { publicKey, secretKey }: Keys): FastifyPluginAsync =>
  async (app) => {
    app.post('/sources', { onRequest: requireKey(publicKey) }, async ({ body }) => {
      const source = newSource(bodyOf(body), now());
      await store.put('source', source.id, source, now(), null);
      return source;
    });
    app.get<{ Params: { id: string } }>(
      '/sources/:id',
      { onRequest: requireKey(publicKey, secretKey) },
      async ({ params: { id } }) => findSource(store, id),
    );
  };

export async function findSource(store: SandboxStore, id: string): Promise<Source> {
  const source = await store.get('source', id);
  if (!source) throw new ProviderError('not_found', `source ${id} was not found`);
  return source;
}

export function newSource(asked: Body, now: Instant): Source {
  const type = text(asked.type) ?? '';
  const flow = SOURCE_TYPES[type];
  if (flow === undefined) throw new ProviderError('bad_request', 'type is not supported');
  const id = providerId('src');
  return {
    object: 'source',
    id,
    livemode: false,
    location: `/sources/${id}`,
    amount: amountIn(asked),
    barcode: null,
    bank: null,
    created_at: toSecond(now),
    currency: 'THB',
    email: text(asked.email),
    flow,
    installment_term: null,
    absorption_type: null,
    name: text(asked.name),
    mobile_number: null,
    phone_number: text(asked.phone_number),
    platform_type: text(asked.platform_type),
    scannable_code: null,
    references: null,
    store_id: null,
    store_name: null,
    terminal_id: null,
    type,
    zero_interest_installments: null,
    charge_status: 'unknown',
  };
}
