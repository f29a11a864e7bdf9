import { createHash } from 'node:crypto';
import type { Instant, Now } from '@baanpak/domain/values/time/instant.ts';
import type { FastifyPluginAsync } from 'fastify';
import { type Keys, requireKey } from './keys.ts';
import { ProviderError } from './provider-error.ts';
import { providerId, toSecond } from './provider-id.ts';
import type { Card, Token } from './provider-objects.ts';
import { type Body, bodyOf, integer, nested, text } from './request-body.ts';
import type { SandboxStore } from './store.ts';
import { behaviourOf, brandOf, type CardBehaviour, isCardNumber } from './test-cards.ts';

/** A token and what its card will do; the number itself is never kept. */
export type TokenRecord = Readonly<{ token: Token; behaviour: CardBehaviour }>;

export const tokenRoutes =
  (store: SandboxStore, now: Now, { publicKey, secretKey }: Keys): FastifyPluginAsync =>
  async (app) => {
    app.post('/tokens', { onRequest: requireKey(publicKey) }, async ({ body }) => {
      const record = tokenFor(nested(bodyOf(body).card), now());
      await store.put('token', record.token.id, record, now(), null);
      return record.token;
    });
    app.get<{ Params: { id: string } }>(
      '/tokens/:id',
      { onRequest: requireKey(publicKey, secretKey) },
      async ({ params: { id } }) => (await findToken(store, id)).token,
    );
  };

/** Marks it as used; throws `used_token` where it was, `not_found` where there is none. */
export async function useToken(store: SandboxStore, id: string): Promise<TokenRecord> {
  const used = await store.change('token', id, (record) => {
    if (record.token.used) throw new ProviderError('used_token', 'token was already used');
    return { object: { ...record, token: { ...record.token, used: true } }, dueAt: null };
  });
  return used ?? findToken(store, id);
}

async function findToken(store: SandboxStore, id: string): Promise<TokenRecord> {
  const record = await store.get('token', id);
  if (!record) throw new ProviderError('not_found', `token ${id} was not found`);
  return record;
}

/** A token for the card that was asked, as `POST /tokens` makes it. */
export function tokenFor(asked: Body | null, now: Instant): TokenRecord {
  if (!asked) throw new ProviderError('bad_request', 'request contains no card parameters');
  const number = (text(asked.number) ?? '').replace(/[ -]/g, '');
  const behaviour = behaviourOf(number);
  const id = providerId('tokn');
  const created = toSecond(now);
  const token: Token = {
    object: 'token',
    id,
    livemode: false,
    location: `/tokens/${id}`,
    used: false,
    charge_status: 'unknown',
    card: cardFor(asked, number, behaviour, now),
    created_at: created,
  };
  return { token, behaviour };
}

function cardFor(asked: Body, number: string, behaviour: CardBehaviour, now: Instant): Card {
  const name = text(asked.name);
  if (name === null) throw new ProviderError('invalid_card', "name can't be blank");
  if (!isCardNumber(number)) throw new ProviderError('invalid_card', 'number is invalid');
  const brand = brandOf(number);
  if (brand === null)
    throw new ProviderError('brand_not_supported', 'brand not supported (unknown)');
  return {
    object: 'card',
    id: providerId('card'),
    livemode: false,
    location: null,
    deleted: false,
    street1: text(asked.street1),
    street2: text(asked.street2),
    city: text(asked.city),
    state: text(asked.state),
    phone_number: text(asked.phone_number),
    postal_code: text(asked.postal_code),
    country: (text(asked.country) ?? 'th').toLowerCase(),
    financing: 'credit',
    bank: 'Sandbox Bank',
    brand,
    fingerprint: createHash('sha256').update(number).digest('base64'),
    first_digits: null,
    last_digits: number.slice(-4),
    name,
    ...expiry(asked, now),
    security_code_check: behaviour.result !== 'invalid_security_code',
    tokenization_method: null,
    created_at: toSecond(now),
  };
}

/** Good to the end of its month. */
function expiry(asked: Body, now: Instant) {
  const month = integer(asked.expiration_month) ?? 0;
  const given = integer(asked.expiration_year) ?? 0;
  const year = given > 0 && given < 100 ? 2000 + given : given;
  const invalid = month < 1 || month > 12 || year < 2000 || year > 2100;
  if (invalid) throw new ProviderError('invalid_card', 'expiration date is invalid');
  if (`${year}-${String(month).padStart(2, '0')}` < now.slice(0, 7))
    throw new ProviderError('invalid_card', 'expiration date cannot be in the past');
  return { expiration_month: month, expiration_year: year };
}
