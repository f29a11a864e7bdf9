import { setTimeout as sleep } from 'node:timers/promises';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { FastifyPluginAsync } from 'fastify';
import { amountIn } from './amounts.ts';
import { type ChargeRecord, captured, expired, reversed } from './charge.ts';
import type { ChargeBook } from './charge-book.ts';
import type { FaultSwitches } from './faults.ts';
import { type Keys, requireKey } from './keys.ts';
import { listAnswer, pageIn } from './list-answer.ts';
import { cardCharge, type NewCharge, sourceCharge } from './new-charge.ts';
import { ProviderError } from './provider-error.ts';
import { type Body, bodyOf, flag, nested, text, time } from './request-body.ts';
import { findSource, newSource } from './sources.ts';
import type { SandboxStore } from './store.ts';
import { useToken } from './tokens.ts';

export type ChargeDeps = Readonly<{
  store: SandboxStore;
  book: ChargeBook;
  faults: FaultSwitches;
  now: Now;
  /** Where this sandbox answers, without a slash at the end. */
  url: () => string;
  /** Milliseconds that a slow answer takes. */
  slow: number;
  stopped: AbortSignal;
}>;

type OfCharge = { Params: { id: string } };

export const chargeRoutes =
  (deps: ChargeDeps, { secretKey }: Keys): FastifyPluginAsync =>
  async (app) => {
    const { book, faults, store, now, slow, stopped } = deps;
    app.addHook('onRequest', requireKey(secretKey));

    app.post('/charges', async ({ body }) => {
      const charge = await book.open(await chargeFor(deps, bodyOf(body)));
      const { charge: fault } = await faults.current();
      if (fault === 'slow') await sleep(slow, undefined, { signal: stopped, ref: false });
      if (fault === 'error-after-success')
        throw new ProviderError('backend_error', 'something went wrong on our side');
      return charge;
    });
    app.get('/charges', async ({ query }) => {
      await book.sweep();
      const page = pageIn(bodyOf(query), now());
      const { data, total } = await store.list('charge', page);
      return listAnswer(
        data.map(({ charge }) => charge),
        total,
        '/charges',
        page,
      );
    });
    app.get<OfCharge>('/charges/:id', async ({ params: { id } }) => (await book.read(id)).charge);
    app.patch<OfCharge>('/charges/:id', async ({ params: { id }, body }) => {
      const { charge } = await book.change(id, 'charge.update', described(bodyOf(body)));
      return charge;
    });
    for (const [verb, key, change] of [
      ['capture', 'charge.capture', captured],
      ['reverse', 'charge.reverse', reversed],
      ['expire', 'charge.expire', expired],
    ] as const)
      app.post<OfCharge>(`/charges/:id/${verb}`, async ({ params: { id } }) => {
        const { charge } = await book.change(id, key, change);
        return charge;
      });
  };

async function chargeFor({ store, now, url }: ChargeDeps, asked: Body): Promise<ChargeRecord> {
  const charge = newChargeIn(asked, now());
  const circumstances = { now: now(), url: url() };
  const inline = nested(asked.source);
  if (inline) return sourceCharge(charge, newSource({ ...asked, ...inline }, now()), circumstances);
  const sourceId = text(asked.source);
  if (sourceId !== null) {
    const source = await findSource(store, sourceId);
    if (source.amount !== charge.amount)
      throw new ProviderError('invalid_charge', 'amount must match the amount of the source');
    return sourceCharge(charge, source, circumstances);
  }
  const tokenId = text(asked.card);
  if (tokenId === null)
    throw new ProviderError('missing_card', 'request contains no card or source parameters');
  return cardCharge(charge, await useToken(store, tokenId), circumstances);
}

function newChargeIn(asked: Body, now: string): NewCharge {
  const returnUri = text(asked.return_uri);
  if (returnUri !== null && !/^https?:\/\//i.test(returnUri))
    throw new ProviderError('bad_request', 'return_uri is invalid');
  const expiresAt = time(asked.expires_at, 'expires_at');
  if (expiresAt !== null && expiresAt <= now)
    throw new ProviderError('bad_request', 'expires_at must be in the future');
  return {
    amount: amountIn(asked),
    description: text(asked.description),
    metadata: nested(asked.metadata) ?? {},
    ip: text(asked.ip),
    capture: flag(asked.capture, true),
    returnUri,
    expiresAt,
  };
}

const described =
  (asked: Body) =>
  (record: ChargeRecord): ChargeRecord => ({
    ...record,
    charge: {
      ...record.charge,
      description: text(asked.description) ?? record.charge.description,
      metadata: nested(asked.metadata) ?? record.charge.metadata,
    },
  });
